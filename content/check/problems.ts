import type * as z from "zod/mini";
import { escapeInvisible, type Mistake } from "../schema/rules.ts";
import { everything, inside, type Place } from "./everything.ts";
import { files } from "./files.ts";
import { doubtfulEntries, mistakesBetweenEntries } from "./references.ts";

/** A mistake as one line: file, entry, field, value, what is wrong, and what is allowed. */
function lineOf({ names, value }: Place, sentence: string): string {
	const where = escapeInvisible(names.join(", "));
	if (value === undefined)
		return `${where.replace(/, (?=[^,]*$)/, ": ")} is missing. ${sentence.slice(sentence.search(/Allowed:|$/))}`;
	const json = escapeInvisible(JSON.stringify(value) ?? String(value));
	return `${where}: ${json.length > 80 ? `${json.slice(0, 60)}…${json.slice(-15)}` : json} ${sentence}`;
}

function formatMistake({ path, value, message }: Mistake, whole: Place): string {
	return lineOf({ ...path.reduce(inside, whole), value }, message);
}

/** How far a value is from matching a union member. A value of another type, such as a string, is farthest. */
function distance(issues: readonly z.core.$ZodIssue[]): number {
	const isOfAnotherType = issues.some(({ code, path }) => code === "invalid_type" && path.length === 0);
	return isOfAnotherType ? Number.MAX_SAFE_INTEGER : issues.length;
}

/** One line for each mistake in a Zod issue. For a union, those of the member that matches best. */
function linesOf(issue: z.core.$ZodIssue, outer: Place): readonly string[] {
	const place = issue.path.reduce<Place>(inside, outer);
	switch (issue.code) {
		case "unrecognized_keys":
			return issue.keys.map((key) => lineOf({ ...place, value: key }, issue.message));
		case "invalid_key":
			return issue.issues.map(({ message }) => lineOf({ ...place, value: issue.input }, message));
		case "invalid_union": {
			const [likeliest = [], next] = issue.errors.toSorted((a, b) => distance(a) - distance(b));
			// Two members are equally far, so it is unclear which one is meant.
			if (next && distance(next) === distance(likeliest) && issue.message.includes("Allowed: ")) {
				return [lineOf({ ...place, value: issue.input }, issue.message)];
			}
			return likeliest.flatMap((inner) => linesOf(inner, place));
		}
		default:
			return [lineOf(place, issue.message)];
	}
}

/**
 * Finds the mistakes in the content: first wrong shapes, and once there are none, wrong references and colors.
 *
 * @param content the live content by default
 * @returns lines with the file, entry, field, value, what is wrong, and what is allowed
 */
export function checkContent(content: object = everything): readonly string[] {
	const whole: Place = { names: [], value: content };
	const { error, data } = files.safeParse(content, { reportInput: true });
	if (error) return error.issues.flatMap((issue) => linesOf(issue, whole));
	return mistakesBetweenEntries(data).map((mistake) => formatMistake(mistake, whole));
}

/** Finds probable mistakes in valid content. Returns a line for each, in the form of `checkContent`. */
export function contentWarnings({ date }: { readonly date: Date }): readonly string[] {
	const whole: Place = { names: [], value: everything };
	return doubtfulEntries(files.parse(everything), date).map((mistake) => formatMistake(mistake, whole));
}
