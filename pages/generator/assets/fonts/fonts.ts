import { font } from "../../../../content/font.ts";
import { hashedFile } from "../../site-file.ts";
import { ascii, makeSubset, stretchAxes, stretchLetters } from "./subset.ts";

/**
 * Makes two subsets of the headline font: one for all headlines, and one for the word "Stretch",
 * whose width may change.
 *
 * @param text all text of the site; characters missing from the font fall back to the text font
 * @returns their files
 */
export async function makeFonts(text: string) {
	const characters = [...new Set(ascii + text)].sort().join("");
	const [headline, stretch] = await Promise.all([
		makeSubset(characters, font.headline.axes, "woff2"),
		makeSubset(stretchLetters, stretchAxes(), "woff2"),
	]);
	return {
		headline: hashedFile("headline", "woff2", headline),
		stretch: hashedFile("stretch", "woff2", stretch),
	};
}
