import { lowContrast, missingColors } from "./contrast.ts";
import { everything } from "./everything.ts";
import { formatMistake } from "./mistakes.ts";
import { mistakesBetweenEntries } from "./references.ts";
import { readContent } from "./shapes.ts";
import { doubtfulEntries } from "./warnings.ts";

/**
 * Finds the mistakes in the content: first wrong shapes, and once there are none, wrong references
 * and colors.
 *
 * @param content the live content by default
 * @returns lines with the file, entry, field, value, what is wrong, and what is allowed
 */
export function checkContent(content: object = everything): readonly string[] {
	const { mistakes, data } = readContent(content);
	if (mistakes) return mistakes.map(formatMistake);
	const colors = data["content/colors.ts"];
	return [...mistakesBetweenEntries(data), ...missingColors(colors), ...lowContrast(colors)].map(
		formatMistake,
	);
}

/**
 * Finds probable mistakes in valid content. Returns a line for each, in the form of `checkContent`.
 */
export function contentWarnings({ date }: { readonly date: Date }): readonly string[] {
	const { data } = readContent(everything);
	return data ? doubtfulEntries(data, date).map(formatMistake) : [];
}
