import { cached } from "../cache.ts";
import { cutFont } from "../fonts.ts";

/** A word drawn in the headline font. Thousandths of the font size; the pen starts at 0, 0 on the baseline. */
export interface Word {
	/** How far the pen advances. */
	readonly width: number;
	/** SVG path data, y downwards, without characters that are missing in the font. */
	readonly outline: string;
}

/** The two cuts of the headline font, with the letter-spacing of the site's headlines in each. */
const cuts = {
	narrow: { axes: { wdth: 78, wght: 700 }, tracking: -28 },
	wide: { axes: { wdth: 125, wght: 700 }, tracking: -35 },
} as const;

/**
 * Draws words as outlines, so that a picture with text is the same on every machine, with any fonts.
 * Shaping takes a tenth of a second, so the outlines are cached.
 */
export async function drawWords(
	root: string,
	cut: keyof typeof cuts,
	words: readonly string[],
): Promise<ReadonlyMap<string, Word>> {
	const list = [...new Set(words)].sort();
	const font = await cutFont(root, [...new Set(list.join(""))].sort().join(""), cuts[cut].axes, "sfnt");
	const { tracking } = cuts[cut];
	const drawn = await cached(root, [font, JSON.stringify([list, tracking])], "json", async () => {
		const draw = await shaperOf(font, tracking);
		return new TextEncoder().encode(JSON.stringify(list.map((word) => [word, draw(word)])));
	});
	return new Map(JSON.parse(new TextDecoder().decode(drawn)));
}

async function shaperOf(sfnt: Uint8Array, tracking: number): Promise<(word: string) => Word> {
	const { Blob, Buffer, Face, Font, shape } = await import("harfbuzzjs");
	const font = new Font(new Face(new Blob(sfnt)));
	font.setScale(1000, 1000);
	return (word) => {
		const buffer = new Buffer();
		buffer.addText(word);
		buffer.guessSegmentProperties();
		shape(font, buffer);
		let outline = "";
		let pen = 0;
		for (const { codepoint, xAdvance = 0, xOffset = 0, yOffset = 0 } of buffer.getGlyphInfosAndPositions()) {
			if (codepoint === 0) continue;
			for (const { type, values } of font.glyphToJson(codepoint)) {
				const moved = values.map((value, at) => (at % 2 ? -(value + yOffset) : pen + value + xOffset));
				outline += type + moved.map((value) => Math.round(value)).join(" ");
			}
			pen += xAdvance + tracking;
		}
		return { width: pen, outline };
	};
}
