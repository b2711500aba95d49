import { Conveyor } from "../parts/conveyor.tsx";
import { FILM_WIDTH, FilmWeb, FRONT_CORNER, RISE } from "../parts/film.tsx";
import { TravelArrow } from "../parts/floor.tsx";
import { Cartons, HALF_LENGTH, HALF_WIDTH, PALLET_HEIGHT, Pallet } from "../parts/load.tsx";
import { LevelRingBack, LevelRingFront } from "../parts/ring.tsx";
import { Faces, Lines } from "../parts/shapes.tsx";
import { Box, Boxes, Drum } from "../parts/solids.tsx";
import type { FloorPoint, Point } from "../projection.ts";
import type { Machine } from "./machine.ts";

/** Top of the conveyor. Inches. */
const LINE = 14;
/** Middles of the posts, and their height. */
const POST = { x: 45, y: 58, height: 84, side: 5 };
const RING = { inner: 38, outer: 45, z: 52, height: 4 };
const LOAD_TOP = LINE + PALLET_HEIGHT + 5 * 11.2;
const ROLL: FloorPoint = [38, -8];
/** Lower edge of the film at the roll, under the ring. */
const FILM = RING.z - 24;

function Posts({ at }: { readonly at: readonly FloorPoint[] }) {
	const half = POST.side / 2;
	return (
		<Boxes
			of="d"
			topless
			blocks={at.map(([x, y]) => ({
				at: [x - half, y - half, 0],
				size: [POST.side, POST.side, POST.height],
			}))}
		/>
	);
}

/** Beam of the top frame from one post to another; `length` runs along x or y. */
function TopBeam({ from: [x, y], along, length }: { from: FloorPoint; along: "x" | "y"; length: number }) {
	const half = POST.side / 2;
	const full = length + POST.side;
	const size: Point = along === "x" ? [full, POST.side, 4] : [POST.side, full, 4];
	return <Box of="d" at={[x - half, y - half, POST.height]} size={size} />;
}

/**
 * Beam of the moving frame, between two posts on one side of the ring, with the bracket that holds the
 * ring.
 */
function RingBeam({ side }: { readonly side: 1 | -1 }) {
	const y = side * POST.y;
	const bracketFrom = side > 0 ? RING.outer - 1 : y + 1.5;
	return (
		<>
			<Box of="a" at={[-6, bracketFrom, RING.z]} size={[12, POST.y - RING.outer - 0.5, 4]} />
			<Box of="a" at={[3 - POST.x, y - 1.5, RING.z]} size={[2 * POST.x - 6, 3, 4]} />
		</>
	);
}

/** Film wound from the top edge of the load down; the right side is one turn behind the left. */
function FilmFromAbove() {
	const pitch = 9;
	const foot = FILM + RISE;
	const edge = (z: number): Point[] => [
		[-HALF_LENGTH, HALF_WIDTH, z],
		[HALF_LENGTH, HALF_WIDTH, z - RISE],
		[HALF_LENGTH, -HALF_WIDTH, z - 2 * RISE],
	];
	return (
		<>
			<Faces
				ink="f"
				of={[
					[
						[-HALF_LENGTH, HALF_WIDTH, LOAD_TOP],
						[HALF_LENGTH, HALF_WIDTH, LOAD_TOP],
						[HALF_LENGTH, -HALF_WIDTH, LOAD_TOP],
						[HALF_LENGTH, -HALF_WIDTH, foot - 2 * RISE + pitch],
						[HALF_LENGTH, HALF_WIDTH, foot - RISE + pitch],
						[HALF_LENGTH, HALF_WIDTH, foot - RISE],
						[-HALF_LENGTH, HALF_WIDTH, foot],
					],
				]}
			/>
			<Lines ink="e" of={[1, 2, 3, 4].map((turn) => edge(foot + turn * pitch))} />
		</>
	);
}

/** Carriage that hangs from the inner side of the ring, roll upright in it. */
function HangingCarriage() {
	const [x, y] = ROLL;
	return (
		<>
			<Box of="a" at={[x - 6, y - 9, FILM - 2]} size={[12, 3, 26]} />
			<Box of="a" at={[x - 6, y - 6, FILM - 2]} size={[12, 12, 2]} />
			<Drum cap="c" side="r" at={[x, y, FILM]} radius={4} height={FILM_WIDTH} />
			<FilmWeb from={[x - 3, y + 3, FILM]} to={[...FRONT_CORNER, FILM]} />
			<Box of="a" at={[x - 6, y - 6, FILM + FILM_WIDTH]} size={[12, 12, 2]} />
		</>
	);
}

function Drawing() {
	const [left, right, far, near] = [-POST.x, POST.x, -POST.y, POST.y];
	return (
		<>
			<Posts at={[[left, far]]} />
			<RingBeam side={-1} />
			<Conveyor from={-84} to={84} halfWidth={22} z={LINE} />
			<Posts
				at={[
					[right, far],
					[left, near],
				]}
			/>
			<TopBeam from={[left, far]} along="y" length={2 * POST.y} />
			<TopBeam from={[left, far]} along="x" length={2 * POST.x} />
			<LevelRingBack {...RING} />
			<Pallet z={LINE} />
			<Cartons z={LINE + PALLET_HEIGHT} layers={5} layerHeight={11.2} />
			<FilmFromAbove />
			<HangingCarriage />
			<LevelRingFront {...RING} />
			<RingBeam side={1} />
			<TopBeam from={[right, far]} along="y" length={2 * POST.y} />
			<Posts at={[[right, near]]} />
			<TopBeam from={[left, near]} along="x" length={2 * POST.x} />
			<TravelArrow
				from={[POST.x, -34, 44]}
				to={[POST.x, -34, 18]}
				barbs={[
					[1.5, -1.5, 4],
					[-1.5, 1.5, 4],
				]}
			/>
		</>
	);
}

/** Ring wrapper: the ring carries the film round a load that stands still, from its top edge down. */
export const t1300Ring: Machine = {
	Drawing,
	callouts: [
		{ part: [-POST.x, POST.y, 74], at: [-270, -205], word: "Four-post frame" },
		{ part: [-20, POST.y, RING.z + 2], at: [-280, -85], word: "Lifting beam" },
		{ part: [-29, 30, RING.z + RING.height], at: [-280, -150], word: "Ring" },
		{ part: [44, -12, FILM], at: [221, -20], word: "Film carriage" },
		{ part: [80, -10, LINE], at: [250, 20], word: "Conveyor" },
	],
};
