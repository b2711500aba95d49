import { readFile } from "node:fs/promises";
import { font } from "../../../../content/font.ts";
import { cached } from "../../cache.ts";
import { messageOf, Problem } from "../../problem.ts";

/** Values or ranges of a font's axes, by their tags. */
type Axes = Record<string, number | { readonly min: number; readonly max: number }>;

/** Printable ASCII: text that is not in the content, and what the font is measured with. */
export const ascii = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join("");

/** The letters of the word that has a style of its own. */
export const stretchLetters = "Stretch";

/** The axes of the word "Stretch": from the width of the headlines to its own, if there are two. */
export function stretchAxes(): Axes {
	const { headline, stretch } = font;
	const [narrow, wide] = [headline.axes.wdth, stretch.axes.wdth];
	const isWider = narrow !== undefined && wide !== undefined && wide > narrow;
	return isWider ? { ...stretch.axes, wdth: { min: narrow, max: wide } } : stretch.axes;
}

async function readFont(): Promise<Uint8Array> {
	try {
		return await readFile(new URL(import.meta.resolve(font.file)));
	} catch (error) {
		throw new Problem(
			`content/font.ts, font, file: "${font.file}" cannot be read (${messageOf(error)}). Install its package with "npm install --save-exact" and the package's name, and look for the file in it.`,
		);
	}
}

/**
 * Subsets the headline font to the given characters and axes. It takes half a second, so the result
 * is cached.
 *
 * @throws Problem if there is no such font, or it does not have these axes
 */
export async function makeSubset(
	text: string,
	variationAxes: Axes,
	targetFormat: "woff2" | "sfnt",
): Promise<Uint8Array> {
	const source = await readFont();
	return cached([source, text, variationAxes], targetFormat, async () => {
		const { default: subsetFont } = await import("subset-font");
		try {
			return await subsetFont(source, text, { targetFormat, variationAxes });
		} catch (error) {
			throw new Problem(
				`content/font.ts, font: "${font.file}" cannot be used with these axes (${messageOf(error)}). Allowed: axes that it has, with values in their range, or axes: {} if it has none. Its page on fontsource.org lists them.`,
			);
		}
	});
}
