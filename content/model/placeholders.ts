import { type Content, find, places } from "./everything.ts";

/** A value that the seller has not given yet. */
export interface RemainingPlaceholder {
	readonly file: string;
	/** The way to it inside the file: "company.email". */
	readonly entry: string;
}

/** The placeholders that remain, in the order of the files. */
export function remainingPlaceholders(content?: Content): readonly RemainingPlaceholder[] {
	return places(content)
		.filter(({ path, value }) => path.at(-1) === "placeholder" && typeof value === "string")
		.map(({ file, path }) => ({ file, entry: find(file, path.slice(0, -1), content).names.join(".") }));
}
