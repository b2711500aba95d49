import { everything, places } from "./everything.ts";

/** The values that the seller still has to provide: the file of each, and its path inside it, such as "company.email". */
export function remainingPlaceholders(content: object = everything) {
	return places({ names: [], value: content })
		.filter(({ names, value }) => names.at(-1) === "placeholder" && typeof value === "string")
		.map(({ names: [file = "", ...entry] }) => ({ file, entry: entry.slice(0, -1).join(".") }));
}
