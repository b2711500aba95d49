import type { Lettering, Word } from "./lettering.ts";

/** A word at its position. Pixels; `x` and `y` are where the pen starts on the baseline. */
export interface PlacedWord {
	readonly x: number;
	readonly y: number;
	/** Where the pen ends. */
	readonly end: number;
	readonly size: number;
	readonly outline: string;
}

/** The smallest font size that is legible, in pixels. */
const SMALLEST = 36;
const LINE_HEIGHT = 0.94;
/** Cap height of the font, as a fraction of the font size. */
export const CAPITALS = 0.69;

/**
 * Sets a text as large as fits its box, with its capitals at the top. If it does not fit even at the smallest size,
 * the last lines are left out.
 *
 * @param lines a single line may be broken; several keep their breaks
 * @param box pixels; `largest` is the largest font size
 */
export function setText(
	lettering: Lettering,
	lines: readonly string[],
	box: { readonly width: number; readonly height: number; readonly largest: number },
): readonly PlacedWord[] {
	const drawn = lines.map((line) => line.split(/\s+/).filter(Boolean).map(lettering));
	const space = lettering(" ").width;
	const wrapAt = lines.length === 1 ? box.width : Number.POSITIVE_INFINITY;
	for (let size = box.largest; ; size -= 4) {
		const words = setLines(drawn, space, size, wrapAt);
		if (size <= SMALLEST || words.every(({ end, y }) => end <= box.width && y <= box.height)) {
			return words.filter(({ y }) => y <= box.height);
		}
	}
}

function setLines(lines: readonly (readonly Word[])[], space: number, size: number, wrapAt: number) {
	const placed: PlacedWord[] = [];
	let y = CAPITALS * size;
	for (const line of lines) {
		let x = 0;
		for (const { width, outline } of line) {
			const advance = (width * size) / 1000 + (space * size) / 1000;
			if (x > 0 && x + advance > wrapAt) {
				x = 0;
				y += LINE_HEIGHT * size;
			}
			placed.push({ x, y, end: x + advance, size, outline });
			x += advance;
		}
		y += LINE_HEIGHT * size;
	}
	return placed;
}
