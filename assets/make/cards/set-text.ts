import type { Cut, Word } from "./lettering.ts";

/** Words drawn as outlines, by cut. */
export type Lettering = Readonly<Record<Cut, ReadonlyMap<string, Word>>>;

/** A word at its place. Pixels; `x` and `y` are where the pen starts on the line. */
export interface PlacedWord {
	readonly x: number;
	readonly y: number;
	readonly size: number;
	readonly outline: string;
}

/** Where a text has to fit. Pixels. */
interface Box {
	readonly width: number;
	readonly height: number;
	/** The largest font size that it may have. */
	readonly largest: number;
}

/** The smallest font size that is legible, in pixels. */
const SMALLEST = 36;
/** The font sizes to try, from the largest. */
const sizes = Array.from({ length: 25 }, (_, step) => SMALLEST + 4 * (24 - step));
const LINE_HEIGHT = 0.94;
/** Height of the face's capitals, as a part of the font size. */
const CAPITALS = 0.69;

/** The words of a text, which have to be drawn before it can be set. */
export function wordsOf(text: string): readonly string[] {
	return text.split(/\s+/).filter((word) => word !== "");
}

/** One line of words from the pen at 0, 0. The word "Stretch" is set wide where it is drawn wide. */
export function setLine(lettering: Lettering, words: readonly string[], size: number): PlacedWord[] {
	let x = 0;
	return words.map((word) => {
		const { outline, width } = drawn(lettering, word);
		const placed = { x, y: 0, size, outline };
		x += ((width + drawn(lettering, " ").width) * size) / 1000;
		return placed;
	});
}

/**
 * Sets a text as large as it fits into its box, its capitals at the top. Where it does not fit even at the smallest
 * size, its last lines are left out.
 *
 * @param lines one line is broken where it has to be, more than one only where they are
 */
export function setText(lettering: Lettering, lines: readonly string[], box: Box): PlacedWord[] {
	const widthOf = (words: readonly string[]): number =>
		words.reduce((sum, word) => sum + drawn(lettering, word).width + drawn(lettering, " ").width, 0);

	function breakAt(size: number): readonly (readonly string[])[] {
		return lines.length > 1
			? lines.map(wordsOf)
			: wrap(wordsOf(lines.join()), (words) => widthOf(words) * size <= 1000 * box.width);
	}
	function fits(size: number): boolean {
		const broken = breakAt(size);
		return (
			(CAPITALS + (broken.length - 1) * LINE_HEIGHT) * size <= box.height &&
			broken.every((words) => widthOf(words) * size <= 1000 * box.width)
		);
	}
	const size = sizes.find((candidate) => candidate <= box.largest && fits(candidate)) ?? SMALLEST;
	const room = Math.floor((box.height / size - CAPITALS) / LINE_HEIGHT + 1);
	return breakAt(size)
		.slice(0, room)
		.flatMap((words, line) =>
			setLine(lettering, words, size).map((word) => ({
				...word,
				y: (CAPITALS + line * LINE_HEIGHT) * size,
			})),
		);
}

function drawn({ wide, narrow }: Lettering, word: string): Word {
	return wide.get(word) ?? narrow.get(word) ?? { width: 0, outline: "" };
}

/** Breaks words into lines, each as long as it may be. */
function wrap(words: readonly string[], fits: (line: readonly string[]) => boolean): readonly string[][] {
	const lines: string[][] = [];
	let line: string[] = [];
	for (const word of words) {
		if (line.length > 0 && !fits([...line, word])) {
			lines.push(line);
			line = [];
		}
		line.push(word);
	}
	return [...lines, line];
}
