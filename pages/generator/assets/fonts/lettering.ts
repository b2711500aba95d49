import type { Font } from "harfbuzzjs";
import { font as headlineFont } from "../../../../content/font.ts";
import { splitAtStretch } from "../../../../content/site/titles.ts";
import { ascii, makeSubset, stretchAxes, stretchLetters } from "./subset.ts";

/** The headline font, measured in thousandths of the font size. */
export interface Lettering {
	/** From the baseline to the top of a capital letter. */
	readonly capHeight: number;
	/** From the baseline to the top and to the bottom of a line. Both are positive. */
	readonly ascent: number;
	readonly descent: number;
	/** The width of a text in one style, without the letter-spacing of headlines. */
	readonly widthOf: (text: string, style: "headline" | "stretch") => number;
	/**
	 * Draws text as an outline, so that an image with text is the same on every computer, whatever
	 * its fonts. The word "Stretch" has a style of its own.
	 *
	 * @returns SVG path data, from 0, 0 on the baseline, and its width with a space at the end
	 */
	readonly outlineOf: (text: string) => { readonly width: number; readonly path: string };
	/** The letters of a text that the font does not have, each with its code points. */
	readonly missingIn: (text: string) => readonly string[];
}

/** The word-spacing of headlines, in thousandths of the font size. */
const WORD_SPACING = 60;

/**
 * Loads the lettering of all headlines.
 *
 * @param text every character to draw
 */
export async function loadLettering(text: string): Promise<Lettering> {
	const characters = [...new Set(`${text}${stretchLetters}${ascii}`)].sort().join("");
	const axes = stretchAxes();
	const sfnt = await makeSubset(characters, { ...headlineFont.headline.axes, ...axes }, "sfnt");
	const { Blob, Buffer, Face, Font, shape, Variation } = await import("harfbuzzjs");
	const face = new Face(new Blob(sfnt));

	function withFont({ axes: { wdth }, letterSpacing }: (typeof headlineFont)["headline"]) {
		const font = new Font(face);
		font.setScale(1000, -1000);
		if (typeof axes.wdth === "object" && wdth !== undefined) {
			font.setVariations([new Variation("wdth", wdth)]);
		}
		return { font, tracking: 1000 * letterSpacing };
	}
	const styles = { headline: withFont(headlineFont.headline), stretch: withFont(headlineFont.stretch) };

	/** The glyphs of a text in one style, each with the text that begins with it. */
	function shaped(text: string, font: Font) {
		const buffer = new Buffer();
		buffer.addText(text);
		buffer.guessSegmentProperties();
		shape(font, buffer);
		return buffer.getGlyphInfosAndPositions().map((glyph) => ({ ...glyph, rest: text.slice(glyph.cluster) }));
	}

	/** The glyphs of a headline, each with its style. */
	function glyphsOf(text: string) {
		return splitAtStretch(text).flatMap((part, index) => {
			const style = index % 2 === 0 ? styles.headline : styles.stretch;
			return shaped(part, style.font).map((glyph) => ({ ...glyph, ...style }));
		});
	}

	const { font } = styles.headline;
	const { ascender, descender } = font.hExtents();
	return {
		capHeight: Math.abs(font.glyphExtents(font.nominalGlyph("H".charCodeAt(0)) ?? 0)?.yBearing ?? 0),
		ascent: Math.abs(ascender),
		descent: Math.abs(descender),
		widthOf: (text, style) =>
			shaped(text, styles[style].font).reduce((sum, { xAdvance = 0 }) => sum + xAdvance, 0),
		outlineOf: (text) => {
			let path = "";
			let width = 0;
			for (const glyph of glyphsOf(`${text} `)) {
				const { codepoint, rest, font, tracking, xAdvance = 0, xOffset = 0, yOffset = 0 } = glyph;
				path += outlineOf(codepoint, font, width + xOffset, yOffset);
				width += xAdvance + tracking + (rest.startsWith(" ") ? WORD_SPACING : 0);
			}
			return { width, path };
		},
		missingIn: (text) =>
			glyphsOf(text)
				.filter(({ codepoint }) => codepoint === 0)
				.map(({ rest }) => missingLetter(rest, font)),
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

/**
 * The letter with which a text begins, and those of its code points that the font does not have.
 */
function missingLetter(text: string, font: Font): string {
	const [letter = ""] = text.match(/^.\p{M}*/su) ?? [];
	const missing = [...letter]
		.map((character) => character.codePointAt(0) ?? 0)
		.filter((code) => font.nominalGlyph(code) === undefined)
		.map((code) => `U+${code.toString(16).toUpperCase().padStart(4, "0")}`);
	return `"${letter}" (${missing.join(", ")})`;
}
