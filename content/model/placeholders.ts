import { find, placesOf } from "./everything.ts";

/** A value that the seller has not given yet. */
export interface RemainingPlaceholder {
	readonly file: string;
	/** The way to it inside the file: "company.email". */
	readonly entry: string;
}

/** The placeholders that remain, in the order of the files. A value is one by its type, not by its looks. */
export function remainingPlaceholders(content?: object): readonly RemainingPlaceholder[] {
	return placesOf("placeholder", content).flatMap(({ file, path, value }) => {
		if (typeof value !== "string") return [];
		const [, ...names] = find(file, path.slice(0, -1), content).names;
		return [{ file, entry: names.join(".") }];
	});
}
