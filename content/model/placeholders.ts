import { everything, places } from "./everything.ts";

/** A value that the seller still has to provide. */
export interface RemainingPlaceholder {
	readonly file: string;
	/** Its path inside the file: "company.email". */
	readonly entry: string;
}

/** The remaining placeholders, in the order of the files. */
export function remainingPlaceholders(content: object = everything): readonly RemainingPlaceholder[] {
	return places({ names: [], value: content })
		.filter(({ names, value }) => names.at(-1) === "placeholder" && typeof value === "string")
		.map(({ names: [file = "", ...entry] }) => ({ file, entry: entry.slice(0, -1).join(".") }));
}
