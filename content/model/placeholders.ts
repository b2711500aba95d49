import { type Content, find, places } from "./everything.ts";

/** A value that the seller still has to provide. */
export interface RemainingPlaceholder {
	readonly file: string;
	/** Its path inside the file: "company.email". */
	readonly entry: string;
}

/** The remaining placeholders, in the order of the files. */
export function remainingPlaceholders(content?: Content): readonly RemainingPlaceholder[] {
	return places(content)
		.filter(({ path, value }) => path.at(-1) === "placeholder" && typeof value === "string")
		.map(({ file, path }) => ({ file, entry: find(file, path.slice(0, -1), content).names.join(".") }));
}
