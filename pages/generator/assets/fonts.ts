import { readFile } from "node:fs/promises";
import { cached } from "../cache.ts";
import { hashedFile } from "../site-file.ts";

const source = import.meta.resolve("@fontsource-variable/archivo/files/archivo-latin-wdth-normal.woff2");

/** Printable ASCII, for text that is not in the content. */
const ascii = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join("");

type Axes = Record<string, number | { readonly min: number; readonly max: number }>;

/**
 * Subsets the headline font to the given characters and axes. It takes half a second, so the result
 * is cached.
 */
export async function makeSubset(
	text: string,
	variationAxes: Axes,
	targetFormat: "woff2" | "sfnt",
): Promise<Uint8Array> {
	const font = await readFile(new URL(source));
	return cached([font, text, variationAxes], targetFormat, async () => {
		const { default: subsetFont } = await import("subset-font");
		return subsetFont(font, text, { targetFormat, variationAxes });
	});
}

/**
 * Makes two subsets of the headline font: narrow for all headlines, and of variable width for the
 * word "Stretch".
 *
 * @param text all text of the site; characters missing from the font fall back to the text font
 * @returns their files
 */
export async function makeFonts(text: string) {
	const characters = [...new Set(ascii + text)].sort().join("");
	const [narrow, variable] = await Promise.all([
		makeSubset(characters, { wdth: 78, wght: 700 }, "woff2"),
		makeSubset("Stretch", { wdth: { min: 75, max: 125 }, wght: 700 }, "woff2"),
	]);
	return {
		headline: hashedFile("archivo", "woff2", narrow),
		stretch: hashedFile("archivo-stretch", "woff2", variable),
	};
}
