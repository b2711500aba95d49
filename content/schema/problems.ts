import type * as z from "zod/mini";
import { type Content, everything, find } from "../model/everything.ts";
import { keysOf } from "../model/keys.ts";
import { clashes, type Mistake, slips } from "./clashes.ts";
import { files } from "./files.ts";

/** The value for a message, shortened to fit a line. */
function shown(value: unknown): string {
	const json = JSON.stringify(value) ?? String(value);
	return json.length > 80 ? `${json.slice(0, 60)}…${json.slice(-15)}` : json;
}

function lineOf({ file, path, sentence, about }: Mistake, content: Content): string {
	const { value, names } = find(file, path, content);
	const where = [file, ...names].join(", ");
	return value === undefined
		? `${where}: is missing.${sentence.slice(sentence.indexOf(" Allowed:"))}`
		: `${where}: ${shown(about ?? value)} ${sentence}`;
}

/** The mistakes of a Zod issue: those of the likeliest union member, and one for each unknown field. */
function mistakesOf(
	issue: z.core.$ZodIssue,
	file: Mistake["file"],
	outer: Mistake["path"] = [],
): readonly Mistake[] {
	const path = [...outer, ...issue.path];
	switch (issue.code) {
		case "unrecognized_keys":
			return issue.keys.map((key) => ({ file, path: [...path, key], sentence: issue.message }));
		case "invalid_key":
			return issue.issues.map(({ message }) => ({ file, path, sentence: message, about: path.at(-1) }));
		case "invalid_union": {
			const choices = issue.errors.filter((issues) => !issues.some(isOfAnotherKind));
			const [likeliest] = (choices.length > 0 ? choices : issue.errors).toSorted(
				(a, b) => a.length - b.length,
			);
			return (likeliest ?? []).flatMap((inner) => mistakesOf(inner, file, path));
		}
		default:
			return [{ file, path, sentence: issue.message }];
	}
}

function isOfAnotherKind({ code, path }: z.core.$ZodIssue): boolean {
	return code === "invalid_type" && path.length === 0;
}

/**
 * Every mistake in the content, one per line, in the order of the files: file, entry, field, value, what is wrong,
 * and what is allowed.
 *
 * @param content the live content by default
 */
export function contentProblems(content: Content = everything): readonly string[] {
	const mistakes = keysOf(files).flatMap((file) => {
		const { error } = files[file].safeParse(content[file]);
		return error?.issues.flatMap((issue) => mistakesOf(issue, file)) ?? [];
	});
	return [...mistakes, ...clashes(content)].map((mistake) => lineOf(mistake, content));
}

/** Probable mistakes that do not prevent publication, in lines like those of `contentProblems`. */
export function contentWarnings(content: Content = everything): readonly string[] {
	return slips(content).map((mistake) => lineOf(mistake, content));
}
