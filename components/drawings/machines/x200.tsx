import { Conveyor } from "../parts/conveyor.tsx";
import { FinishedFilm } from "../parts/film.tsx";
import { Shadow, TravelArrow } from "../parts/floor.tsx";
import { Cartons, PALLET_HEIGHT, Pallet } from "../parts/load.tsx";
import { Faces, Lines, Outline } from "../parts/shapes.tsx";
import { Box, onX, onY } from "../parts/solids.tsx";
import type { Point } from "../projection.ts";
import { acrossX, circle } from "../round.ts";
import type { Machine } from "./machine.ts";

/** Top of the conveyor. Inches. */
const LINE = 14;
const CONVEYOR = { end: 88, halfWidth: 22 };
const LOAD = { layers: 4, layerHeight: 9 };
/** Middle of each load along x: one waits before the cell, one has left it. */
const WAITING = -62;
const WRAPPED = 64;
const CELL = { x: 33, y: 28, height: 80 };
const ARROW_BARBS: readonly [Point, Point] = [
	[-5, 3, 0],
	[-5, -3, 0],
];

/** Closed housing: it shows that a load is wrapped inside, not how. */
function Cell() {
	const { x, y, height } = CELL;
	const panes = [onY(y, -28, -4, 42, 70), onY(y, 2, 26, 42, 70)];
	const glints = [-22, 8].flatMap((left): Point[][] => [
		[
			[left, y, 48],
			[left + 8, y, 64],
		],
		[
			[left + 6, y, 48],
			[left + 10, y, 56],
		],
	]);
	return (
		<>
			<Box of="m" at={[-x, -y, 0]} size={[2 * x, 2 * y, height]} />
			<Faces ink="n" of={[...panes, onX(x, -23, 23, LINE, 68)]} />
			<Lines ink="k" of={glints} />
			<Lines
				of={[
					[
						[-x, y, 10],
						[x, y, 10],
					],
					[
						[-x, y, 36],
						[x, y, 36],
					],
				]}
			/>
		</>
	);
}

/** Posts of the light curtain on both sides of the outlet. */
function LightCurtain({ side }: { readonly side: 1 | -1 }) {
	const post: Point = [CELL.x + 3, side > 0 ? 24 : -27, 0];
	const [x, y] = post;
	return (
		<>
			<Box of="d" at={post} size={[3, 3, 58]} />
			<Lines
				ink="e"
				of={[
					[
						[x + 3, y + 1.5, 54],
						[x + 3, y + 1.5, 18],
					],
				]}
			/>
		</>
	);
}

/** Control cabinet on the floor in front of the cell. */
function Cabinet() {
	const [x, y] = [2, 42];
	const [width, depth, height] = [14, 12, 44];
	const middle = y + depth / 2;
	return (
		<>
			<Shadow x={x + width} y={[y, y + depth]} length={10} />
			<Box of="m" at={[x, y, 0]} size={[width, depth, height]} />
			<Faces ink="n" of={[onX(x + width, y + 2, y + depth - 2, 30, 40)]} />
			<Outline ink="a1" path={circle(acrossX([x + width, middle, 24], 2.4), [1, 0, 0])} />
		</>
	);
}

function Load({ x }: { readonly x: number }) {
	return (
		<>
			<Pallet z={LINE} x={x} />
			<Cartons z={LINE + PALLET_HEIGHT} x={x} {...LOAD} />
		</>
	);
}

function Drawing() {
	const { end, halfWidth } = CONVEYOR;
	return (
		<>
			<Shadow x={CELL.x} y={[-CELL.y, CELL.y]} length={26} />
			<Shadow x={end - 6} y={[-halfWidth, halfWidth]} length={4} />
			<Conveyor from={-end} to={-CELL.x} halfWidth={halfWidth} z={LINE} />
			<Load x={WAITING} />
			<Cell />
			<LightCurtain side={-1} />
			<Conveyor from={CELL.x} to={end} halfWidth={halfWidth} z={LINE} />
			<Load x={WRAPPED} />
			<FinishedFilm
				x={WRAPPED}
				foot={LINE + 3}
				top={LINE + PALLET_HEIGHT + LOAD.layers * LOAD.layerHeight}
				pitch={8}
			/>
			<LightCurtain side={1} />
			<Cabinet />
			<TravelArrow from={[-74, 33, 0]} to={[-46, 33, 0]} barbs={ARROW_BARBS} />
			<TravelArrow from={[44, 33, 0]} to={[72, 33, 0]} barbs={ARROW_BARBS} />
		</>
	);
}

/** Automatic wrapping cell: a bare load goes in, a wrapped one comes out. */
export const x200: Machine = {
	Drawing,
	callouts: [
		{ part: [-80, -10, LINE + PALLET_HEIGHT + 36], at: [-250, -260], word: "Unwrapped load" },
		{ part: [CELL.x, -25, 75], at: [190, -215], word: "Guarded cell" },
		{ part: [CELL.x + 6, -25, 54], at: [195, -160], word: "Light curtain" },
		{ part: [72, -10, 55.6], at: [212, -115], word: "Wrapped load" },
		{ part: [2, 54, 30], at: [-200, 12], word: "Control cabinet" },
	],
};
