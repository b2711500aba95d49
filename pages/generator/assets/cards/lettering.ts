import type { Font } from "harfbuzzjs";
import { splitAtStretch } from "../../../../content/site/titles.ts";
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
	const face = new Face(new Blob(sfnt));

	function withFont(style: { readonly wdth: number; readonly tracking: number }) {
		const font = new Font(face);
		font.setScale(1000, -1000);
		font.setVariations([new Variation("wdth", style.wdth)]);
		return { ...style, font };
	}
	const styles = { narrow: withFont(narrow), wide: withFont(wide) };

	/** The glyphs of a text, each with its style and the text that begins with it. */
	function glyphsOf(text: string) {
		return splitAtStretch(text).flatMap((part, index) => {
			const style = index % 2 === 0 ? styles.narrow : styles.wide;
			const buffer = new Buffer();
			buffer.addText(part);
			buffer.guessSegmentProperties();
			shape(style.font, buffer);
			return buffer
				.getGlyphInfosAndPositions()
				.map((glyph) => ({ ...glyph, ...style, rest: part.slice(glyph.cluster) }));
		});
	}

	return (text) => {
		let path = "";
		let width = 0;
		for (const glyph of glyphsOf(`${text} `)) {
			const { codepoint, rest, font, tracking, xAdvance = 0, xOffset = 0, yOffset = 0 } = glyph;
			if (codepoint === 0) throw missingLetter(rest, text, font);
			path += outlineOf(codepoint, font, width + xOffset, yOffset);
			width += xAdvance + tracking + (rest.startsWith(" ") ? WORD_SPACING : 0);
		}
		return { width, path };
	};
}

/** The path data of a glyph, moved to a point. */
function outlineOf(glyph: number, font: Font, x: number, y: number): string {
	return font
		.glyphToJson(glyph)
		.map(({ type, values }) => {
			const moved = values.map((value, index) => Math.round(value + (index % 2 === 0 ? x : y)));
			return type + moved.join(" ");
		})
		.join("");
}

/** The problem of a text with a letter that the font does not have, with which `rest` begins. */
function missingLetter(rest: string, text: string, font: Font): Problem {
	const [letter = ""] = rest.match(/^.\p{M}*/su) ?? [];
	const missing = [...letter]
		.map((character) => character.codePointAt(0) ?? 0)
		.filter((code) => font.nominalGlyph(code) === undefined)
		.map((code) => `U+${code.toString(16).toUpperCase().padStart(4, "0")}`);
	return new Problem(
		`"${text}", in a heading, a product's name or the wordmark, contains "${letter}" (${missing.join(", ")}), which the headline font does not have. Search content/ for it, and remove it.`,
	);
}
