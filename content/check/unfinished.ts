import { isPlaceholder } from "../schema/placeholder.ts";
import { everything } from "./everything.ts";
import { entryName, type Found, type Place } from "./mistakes.ts";

/** Reserved addresses and phone numbers (RFC 2606, https://www.nanpa.com/), and names that begin with "Example". */
const sample = /\bexample\.(?:com|org|net)\b|\b555[ .-]01\d\d\b|^(?:\d+ )?Example /;

/** Every string in a value, which may be an entry or a list of entries. */
function stringsIn(value: unknown, place: Place): readonly Found[] {
	if (typeof value === "string") return [{ value, place }];
	if (typeof value !== "object" || value === null) return [];
	const isList = Array.isArray(value);
	return Object.entries(value).flatMap(([key, inner]) =>
		stringsIn(inner, [...place, isList ? entryName(Number(key)) : key]),
	);
}

/** The remaining placeholders and sample values, each with its file and its path in the file, such as "company.email". */
export function unfinishedValues() {
	return Object.entries(everything).flatMap(([file, content]) =>
		stringsIn(content, [])
			.filter(({ value }) => isPlaceholder(value) || sample.test(value))
			.map(({ place }) => ({ file, entry: place.join(".") })),
	);
}
