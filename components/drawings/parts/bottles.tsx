import type { Point } from "../projection.ts";
import { range } from "../range.ts";
import { HALF_LENGTH, HALF_WIDTH } from "./load.tsx";
import { Faces } from "./shapes.tsx";
import { type Block, Box, Boxes, leftOf, rightOf } from "./solids.tsx";

interface BottlesProps {
	/** Underside. Inches. */
	readonly z: number;
	readonly layers: number;
}

/** Width and height of a bottle, and of the tier sheet on which each layer stands. Inches. */
const PITCH = 8;
const BOTTLE_HEIGHT = 14.4;
const SHEET = 0.8;

/** Outline of a vertical bottle: how far along the side of the load, and how high. Inches. */
const OUTLINE = [
	[0, 0],
	[0, 8.8],
	[3, 11.6],
	[3, 13.6],
	[5, 13.6],
	[5, 11.6],
	[8, 8.8],
	[8, 0],
] as const;

/** A light load: layers of empty bottles on tier sheets. */
export function Bottles({ z, layers }: BottlesProps) {
	const floors = Array.from({ length: layers }, (_, layer) => z + layer * BOTTLE_HEIGHT);
	const left = floors.flatMap((low) =>
		range(-HALF_LENGTH, HALF_LENGTH, PITCH).map((x) =>
			OUTLINE.map(([along, up]): Point => [x + along, HALF_WIDTH, low + up]),
		),
	);
	const right = floors.flatMap((low) =>
		range(HALF_WIDTH, -HALF_WIDTH, -PITCH).map((y) =>
			OUTLINE.map(([along, up]): Point => [HALF_LENGTH, y - along, low + up]),
		),
	);
	const sheets = floors.map((low) => sheetAt(low + BOTTLE_HEIGHT - SHEET));
	const body: Block = { ...sheetAt(z), size: [2 * HALF_LENGTH, 2 * HALF_WIDTH, layers * BOTTLE_HEIGHT] };
	return (
		<>
			<Box of="housing" {...body} />
			<Faces ink="steel-right" of={[leftOf(body)]} />
			<Faces ink="housing-top" of={left} />
			<Faces ink="steel-right" of={[rightOf(body)]} />
			<Faces ink="housing-left" of={right} />
			<Boxes of="housing" topless blocks={sheets} />
		</>
	);
}

/** A thin sheet of the size of the pallet, at a height. */
function sheetAt(z: number): Block {
	return { at: [-HALF_LENGTH, -HALF_WIDTH, z], size: [2 * HALF_LENGTH, 2 * HALF_WIDTH, SHEET] };
}
