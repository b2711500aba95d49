import { Shadow } from "../parts/floor.tsx";
import { Lines } from "../parts/shapes.tsx";
import { Box, Boxes } from "../parts/solids.tsx";
import type { Point } from "../projection.ts";

const END = 60;
const SIDE = 16;
/** The bearers that keep the bundle off the floor, and one board. Inches. */
const BEARER = 4;
const BOARD = { width: 8, height: 6 };
const TOP = BEARER + 3 * BOARD.height;

/** Lumber on bearers, much longer than wide. */
export function LongBundle() {
	const rows = [1, 2].map((row): Point[] => {
		const z = BEARER + row * BOARD.height;
		return [
			[-END, SIDE, z],
			[END, SIDE, z],
			[END, -SIDE, z],
		];
	});
	const columns = [-1, 0, 1].map((column): Point[] => {
		const y = column * BOARD.width;
		return [
			[-END, y, TOP],
			[END, y, TOP],
			[END, y, BEARER],
		];
	});
	return (
		<>
			<Shadow x={END} y={[-SIDE, SIDE]} length={8} />
			<Boxes
				of="frame"
				topless
				blocks={[-42, 38].map((x) => ({ at: [x, -SIDE, 0], size: [4, 2 * SIDE, BEARER] }))}
			/>
			<Box of="carton" at={[-END, -SIDE, BEARER]} size={[2 * END, 2 * SIDE, TOP - BEARER]} />
			<Lines ink="joint" of={[...rows, ...columns]} />
		</>
	);
}
