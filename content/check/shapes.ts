import type * as z from "zod/mini";
import { files } from "./files.ts";
import { entryName, type Mistake, type Place } from "./mistakes.ts";

/** A mistake with the two lines of a rule's message. */
function mistakeOf(place: Place, value: unknown, message: string): Mistake {
	const [wrong = "", allowed] = message.split("\n");
	return { place, value, wrong, allowed };
}

/**
 * How far a value is from matching a union member. A value of another type, such as a string, is
 * farthest.
 */
function distance(issues: readonly z.core.$ZodIssue[]): number {
	const isOfAnotherType = issues.some(({ code, path }) => code === "invalid_type" && path.length === 0);
	return isOfAnotherType ? Number.MAX_SAFE_INTEGER : issues.length;
}

/** The mistakes in a Zod issue. For a union, those of the member that matches best. */
function mistakesIn(issue: z.core.$ZodIssue, outer: Place): readonly Mistake[] {
	const names = issue.path.map((key) => (typeof key === "number" ? entryName(key) : String(key)));
	const place = [...outer, ...names];
	switch (issue.code) {
		case "unrecognized_keys":
			return issue.keys.map((key) => mistakeOf(place, key, issue.message));
		case "invalid_key":
			return issue.issues.map(({ message }) => mistakeOf(place, issue.input, message));
		case "invalid_union": {
			const [likeliest = [], next] = issue.errors.toSorted((a, b) => distance(a) - distance(b));
			// Two members are equally far, so it is unclear which one is meant. Unions without a message
			// of their own have Zod's.
			if (next && distance(next) === distance(likeliest) && issue.message.includes("\n")) {
				return [mistakeOf(place, issue.input, issue.message)];
			}
			return likeliest.flatMap((inner) => mistakesIn(inner, place));
		}
		default:
			return [mistakeOf(place, issue.input, issue.message)];
	}
}

/** Checks the shape of each entry. Returns the content with its type, or the mistakes. */
export function readContent(content: object) {
	const { error, data } = files.safeParse(content, { reportInput: true });
	return error ? { mistakes: error.issues.flatMap((issue) => mistakesIn(issue, [])) } : { data };
}
