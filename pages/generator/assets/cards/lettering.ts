import { splitAtStretch } from "../../../../components/Stretched.tsx";
import { Problem } from "../../problem.ts";
import { makeSubset } from "../fonts.ts";

/**
 * Draws text as an outline, so that an image with text is the same on every computer, whatever its
 * fonts.
 *
 * @returns SVG path data in thousandths of the font size, from 0, 0 on the baseline, and its width
 *   with a space at the end
 * @throws Problem for a character that the font does not have
 */
export type Lettering = (text: string) => { readonly width: number; readonly path: string };

/**
 * The widths of the site's headlines, and their letter-spacing and word-spacing in thousandths of
 * the font size.
 */
const narrow = { wdth: 78, tracking: -28 };
const wide = { wdth: 125, tracking: -35 };
const WORD_SPACING = 60;

/**
 * Loads the lettering of all headlines: narrow, but wide for the word "Stretch".
 *
 * @param text every character to draw
 */
export async function loadLettering(text: string): Promise<Lettering> {
	const characters = [...new Set(`${text}Stretch `)].sort().join("");
	const axes = { wdth: { min: narrow.wdth, max: wide.wdth }, wght: 700 };
	const sfnt = await makeSubset(characters, axes, "sfnt");
	const { Blob, Buffer, Face, Font, shape, Variation } = await import("harfbuzzjs");
	const font = new Font(new Face(new Blob(sfnt)));
	font.setScale(1000, -1000);
	return (text) => {
		let path = "";
		let width = 0;
		for (const [index, part] of splitAtStretch(`${text} `).entries()) {
			const { wdth, tracking } = index % 2 === 0 ? narrow : wide;
			font.setVariations([new Variation("wdth", wdth)]);
			const buffer = new Buffer();
			buffer.addText(part);
			buffer.guessSegmentProperties();
			shape(font, buffer);
			for (const {
				codepoint,
				cluster,
				xAdvance = 0,
				xOffset = 0,
				yOffset = 0,
			} of buffer.getGlyphInfosAndPositions()) {
				if (codepoint === 0) {
					const [letter = ""] = part.slice(cluster).match(/^.\p{M}*/su) ?? [];
					const missing = [...letter]
						.map((character) => character.codePointAt(0) ?? 0)
						.filter((code) => font.nominalGlyph(code) === undefined)
						.map((code) => `U+${code.toString(16).toUpperCase().padStart(4, "0")}`);
					throw new Problem(
						`"${text}", in a heading, a product's name or the wordmark, contains "${letter}" (${missing.join(", ")}), which the headline font does not have. Search content/ for it, and remove it.`,
					);
				}
				for (const { type, values } of font.glyphToJson(codepoint)) {
					const moved = values.map((value, at) => value + (at % 2 ? yOffset : width + xOffset));
					path += type + moved.map(Math.round).join(" ");
				}
				width += xAdvance + tracking + (part[cluster] === " " ? WORD_SPACING : 0);
			}
		}
		return { width, path };
	};
}
