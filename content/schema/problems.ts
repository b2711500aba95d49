import type * as z from "zod/mini";
import { everything, find } from "../model/everything.ts";
import { keysOf } from "../model/keys.ts";
import { clashes } from "./clashes.ts";
import type { Mistake } from "./mistake.ts";
import { schemas } from "./schemas.ts";

/** Content that cannot be published. The message lists every mistake, a line each. */
export class ContentError extends Error {
	override readonly name = "ContentError";

	/** @param problems one line for each mistake, with where it is, what is wrong and what is allowed */
	constructor(problems: readonly string[]) {
		super(`${problems.join("\n")}\nCorrect these entries and build again; dist/ is untouched.`);
	}
}

/** The value as a maintainer recognises it, in one line of bearable length. */
function shown(value: unknown): string {
	const json = JSON.stringify(value) ?? String(value);
	return json.length > 80 ? `${json.slice(0, 60)}…${json.slice(-15)}` : json;
}

function lineOf({ file, path, sentence, name }: Mistake, content: object): string {
	const { value, names } = find(file, path, content);
	const where = names.join(", ");
	return value === undefined
		? `${where}: is missing.${sentence.slice(sentence.indexOf(" Allowed:"))}`
		: `${where}: ${shown(name ?? value)} ${sentence}`;
}

/** The mistakes behind one finding: those of the likeliest choice, and one for each field that is not known. */
function mistakesOf(
	file: string,
	issue: z.core.$ZodIssue,
	outer: readonly PropertyKey[],
): readonly Mistake[] {
	const path = [...outer, ...issue.path];
	if (issue.code === "unrecognized_keys") {
		return issue.keys.map((key) => ({ file, path: [...path, key], sentence: issue.message }));
	}
	if (issue.code === "invalid_union") {
		const choices = issue.errors.filter((issues) => !issues.some(isOfAnotherKind));
		const [likeliest] = (choices.length > 0 ? choices : issue.errors).toSorted((a, b) => a.length - b.length);
		return (likeliest ?? []).flatMap((inner) => mistakesOf(file, inner, path));
	}
	return [{ file, path, sentence: issue.message }];
}

function isOfAnotherKind({ code, path }: z.core.$ZodIssue): boolean {
	return code === "invalid_type" && path.length === 0;
}

/**
 * Every mistake in the content, a line each, in the order of the files: file, entry, field, the value, what is wrong
 * with it, and what is allowed.
 *
 * @param content by default what the site is made of
 */
export function contentProblems(content: object = everything): readonly string[] {
	const mistakes = keysOf(schemas).flatMap((file) => {
		const { error } = schemas[file].safeParse(find(file, [], content).value);
		return error?.issues.flatMap((issue) => mistakesOf(file, issue, [])) ?? [];
	});
	return [...mistakes, ...clashes(content)].map((mistake) => lineOf(mistake, content));
}
