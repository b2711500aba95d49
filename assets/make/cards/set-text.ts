import type { Word } from "./lettering.ts";

/** Words drawn as outlines, and the space between them. */
export type Lettering = ReadonlyMap<string, Word>;

/** A word at its position. Pixels; `x` and `y` are where the pen starts on the baseline. */
export interface PlacedWord {
	readonly x: number;
	readonly y: number;
	/** Where the pen ends. */
	readonly end: number;
	readonly size: number;
	readonly outline: string;
}

/** The box that a text has to fit. Pixels. */
interface Box {
	readonly width: number;
	readonly height: number;
	/** The largest font size. */
	readonly largest: number;
}

/** The smallest font size that is legible, in pixels. */
const SMALLEST = 36;
const LINE_HEIGHT = 0.94;
/** Cap height of the font, as a fraction of the font size. */
export const CAPITALS = 0.69;

/** The words of a text, to draw before setting it. */
export function wordsOf(text: string): readonly string[] {
	return text.split(/\s+/).filter((word) => word !== "");
}

/** Sets lines in one size, the capitals of the first at the top. Lines longer than `width` are broken. */
export function setLines(
	lettering: Lettering,
	lines: readonly string[],
	size: number,
	width = Number.POSITIVE_INFINITY,
): readonly PlacedWord[] {
	const widthOf = (word: string) => ((lettering.get(word)?.width ?? 0) * size) / 1000;
	const placed: PlacedWord[] = [];
	let y = CAPITALS * size;
	for (const line of lines) {
		let x = 0;
		for (const word of wordsOf(line)) {
			const advance = widthOf(word) + widthOf(" ");
			if (x > 0 && x + advance > width) {
				x = 0;
				y += LINE_HEIGHT * size;
			}
			placed.push({ x, y, end: x + advance, size, outline: lettering.get(word)?.outline ?? "" });
			x += advance;
		}
		y += LINE_HEIGHT * size;
	}
	return placed;
}

/**
 * Sets a text as large as fits its box, with its capitals at the top. If it does not fit even at the smallest size,
 * the last lines are left out.
 *
 * @param lines a single line may be broken; several keep their breaks
 */
export function setText(lettering: Lettering, lines: readonly string[], box: Box): readonly PlacedWord[] {
	const { width, height, largest } = box;
	for (let size = largest; ; size -= 4) {
		const words = setLines(lettering, lines, size, lines.length === 1 ? width : undefined);
		if (size <= SMALLEST || words.every(({ end, y }) => end <= width && y <= height)) {
			return words.filter(({ y }) => y <= height);
		}
	}
}
