import { cutFont } from "../fonts.ts";

/** A word drawn in the headline font. Thousandths of the font size; the pen starts at 0, 0 on the baseline. */
export interface Word {
	/** How far the pen advances. */
	readonly width: number;
	/** SVG path data, y downwards, without characters that are missing in the font. */
	readonly outline: string;
}

/** Draws a word as an outline, so that a picture with text is the same on every machine, with any fonts. */
export type Lettering = (word: string) => Word;

/**
 * The headline font, with the letter-spacing of the site's headlines.
 *
 * @param text every character to draw
 * @returns the narrow lettering of all headlines, and the one that sets the word "Stretch" wide
 */
export async function loadLettering(root: string, text: string) {
	const [narrow, wide] = await Promise.all([
		load(root, text, { wdth: 78, wght: 700 }, -28),
		load(root, "Stretch", { wdth: 125, wght: 700 }, -35),
	]);
	const signature: Lettering = (word) => (word === "Stretch" ? wide(word) : narrow(word));
	return { narrow, signature };
}

async function load(
	root: string,
	text: string,
	axes: Record<string, number>,
	tracking: number,
): Promise<Lettering> {
	const characters = [...new Set(text)].sort().join("");
	const sfnt = await cutFont(root, characters, axes, "sfnt");
	const { Blob, Buffer, Face, Font, shape } = await import("harfbuzzjs");
	const font = new Font(new Face(new Blob(sfnt)));
	font.setScale(1000, 1000);
	return (word) => {
		const buffer = new Buffer();
		buffer.addText(word);
		buffer.guessSegmentProperties();
		shape(font, buffer);
		let outline = "";
		let width = 0;
		for (const { codepoint, xAdvance = 0, xOffset = 0, yOffset = 0 } of buffer.getGlyphInfosAndPositions()) {
			if (codepoint === 0) continue;
			for (const { type, values } of font.glyphToJson(codepoint)) {
				const moved = values.map((value, at) => (at % 2 ? -(value + yOffset) : width + value + xOffset));
				outline += type + moved.map((value) => Math.round(value)).join(" ");
			}
			width += xAdvance + tracking;
		}
		return { width, outline };
	};
}
