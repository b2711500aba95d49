import type { PlacedText } from "../../../../components/drawings/index.ts";
import type { Lettering } from "../fonts/lettering.ts";

/** The smallest font size of a heading, in pixels. Smaller text scales with it. */
const SMALLEST = 36;
const LINE_HEIGHT = 0.94;

/** Strings on as many lines as they need. Lines break only between strings. */
export interface TextBlock {
	readonly strings: readonly string[];
	/** The font size, as a fraction of the heading's. */
	readonly scale: number;
	readonly color: PlacedText["color"];
}

/**
 * Stacks blocks in a box, as large as will fit, with the capitals of the first line at its top. If
 * they do not fit even at the smallest size, the last lines are left out.
 *
 * @param box pixels; `largest` is the largest font size
 */
export function typeset(
	{ outlineOf, capHeight }: Pick<Lettering, "outlineOf" | "capHeight">,
	blocks: readonly TextBlock[],
	box: Readonly<Record<"left" | "top" | "right" | "bottom" | "largest", number>>,
): readonly PlacedText[] {
	const capitals = Math.round(capHeight / 10) / 100;
	const drawn = blocks.map(({ strings, ...block }) => ({ ...block, outlines: strings.map(outlineOf) }));
	for (let size = box.largest; ; size -= 4) {
		let y = box.top;
		const placed = drawn.flatMap(({ outlines, scale, color }, index) => {
			const em = size * scale;
			let x = box.left;
			y += capitals * em + (index > 0 ? size / 3 : 0);
			return outlines.map(({ width, path }) => {
				const advance = (width * em) / 1000;
				if (x > box.left && x + advance > box.right) {
					x = box.left;
					y += LINE_HEIGHT * em;
				}
				x += advance;
				return { x: x - advance, y, end: x, scale: em / 1000, path, color };
			});
		});
		if (size <= SMALLEST || placed.every(({ end, y }) => end <= box.right && y <= box.bottom)) {
			return placed.filter(({ y }) => y <= box.bottom);
		}
	}
}
