import type * as z from "zod/mini";
import { everything, inside, type Place } from "../model/everything.ts";
import { clashes } from "./clashes.ts";
import { files } from "./files.ts";

// Zod calls this when every value has the right type, so that the check knows the types, too.
const checked = files.check(({ value, issues }) => void issues.push(...clashes(value)));

/** A mistake in a line: file, entry, field, value, what is wrong, and what is allowed. */
function lineOf({ names, value }: Place, sentence: string): string {
	const where = names.join(", ");
	if (value === undefined) return `${where}: is missing.${sentence.slice(sentence.indexOf(" Allowed:"))}`;
	const json = JSON.stringify(value) ?? String(value);
	return `${where}: ${json.length > 80 ? `${json.slice(0, 60)}…${json.slice(-15)}` : json} ${sentence}`;
}

/** How far a value is from a member of a union with these issues: a text is farthest from an entry. */
function distance(issues: readonly z.core.$ZodIssue[]): number {
	const isOfAnotherKind = issues.some(({ code, path }) => code === "invalid_type" && path.length === 0);
	return isOfAnotherKind ? Number.MAX_SAFE_INTEGER : issues.length;
}

/** The mistakes of a Zod issue: those of the likeliest union member, and one for each unknown field. */
function linesOf(issue: z.core.$ZodIssue, outer: Place): readonly string[] {
	const place = issue.path.reduce<Place>(inside, outer);
	switch (issue.code) {
		case "unrecognized_keys":
			return issue.keys.map((key) => lineOf(inside(place, key), issue.message));
		case "invalid_key":
			return issue.issues.map(({ message }) => lineOf({ ...place, value: issue.input }, message));
		case "invalid_union": {
			const [likeliest = []] = issue.errors.toSorted((a, b) => distance(a) - distance(b));
			return likeliest.flatMap((inner) => linesOf(inner, place));
		}
		default:
			return [lineOf({ ...place, value: issue.input }, issue.message)];
	}
}

/**
 * The mistakes in the content, one per line, in the order of the files: file, entry, field, value, what is wrong, and
 * what is allowed. Warnings are probable mistakes, which do not prevent publication.
 *
 * @param content the live content by default
 */
export function checkContent(content: object = everything) {
	const { error } = checked.safeParse(content, { reportInput: true });
	const issues = error?.issues ?? [];
	const isWarning = (issue: z.core.$ZodIssue) => issue.code === "custom" && issue.params?.isWarning === true;
	const lines = (issue: z.core.$ZodIssue) => linesOf(issue, { names: [], value: content });
	return {
		problems: issues.filter((issue) => !isWarning(issue)).flatMap(lines),
		warnings: issues.filter(isWarning).flatMap(lines),
	};
}
