import { Problem } from "../../../build/problem.ts";
import { splitAtStretch } from "../../../components/Stretched.tsx";
import { makeSubset } from "../fonts.ts";

/** The outline of a text, in thousandths of the font size. The pen starts at 0, 0 on the baseline. */
interface Outline {
	/** How far the pen advances, including a space at the end. */
	readonly width: number;
	/** SVG path data. */
	readonly path: string;
}

/**
 * Draws a text as an outline, so that a picture with text is the same on every computer, with any fonts.
 *
 * @throws Problem for a character that the font does not have
 */
export type Lettering = (text: string) => Outline;

/** The widths of the site's headlines, and their letter-spacing and word-spacing in thousandths of the font size. */
const narrow = { wdth: 78, tracking: -28 };
const wide = { wdth: 125, tracking: -35 };
const WORD_SPACING = 60;

/**
 * Loads the lettering of all headlines: narrow, but wide for the word "Stretch".
 *
 * @param text every character to draw
 */
export async function loadLettering(root: string, text: string): Promise<Lettering> {
	const characters = [...new Set(`${text}Stretch `)].sort().join("");
	const axes = { wdth: { min: narrow.wdth, max: wide.wdth }, wght: 700 };
	const sfnt = await makeSubset(root, characters, axes, "sfnt");
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
					const missing = String.fromCodePoint(part.codePointAt(cluster) ?? 0);
					throw new Problem(
						`The headline "${text}" contains "${missing}", which its font does not have. Leave it out.`,
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
