import { Conveyor } from "../parts/conveyor.tsx";
import { FILM_WIDTH, FilmWeb, FRONT_CORNER, RISE } from "../parts/film.tsx";
import { Shadow, TravelArrow } from "../parts/floor.tsx";
import { Cartons, HALF_LENGTH, HALF_WIDTH, PALLET_HEIGHT, Pallet } from "../parts/load.tsx";
import { LevelRingBack, LevelRingFront } from "../parts/ring.tsx";
import { Faces, Lines } from "../parts/shapes.tsx";
import { type Block, Box, Boxes, Drum } from "../parts/solids.tsx";
import type { FloorPoint, Point } from "../projection.ts";
import type { Machine } from "./machine.ts";

/** Top of the conveyor. Inches. */
const LINE = 14;
/** Middles of the posts: two on each side of the line, so far out that none hides the load. */
const POST = { x: 24, y: 74, height: 84, side: 5 };
const RING = { inner: 38, outer: 44, z: 52, height: 4 };
const LOAD_TOP = LINE + PALLET_HEIGHT + 5 * 11.2;
const ROLL: FloorPoint = [38, -8];
/** Lower edge of the film at the roll, under the ring. */
const FILM = RING.z - 24;

/** One side of the frame: a portal of two posts. */
function Portal({ side }: { readonly side: 1 | -1 }) {
	const half = POST.side / 2;
	const y = side * POST.y - half;
	const at = (x: number): Block => ({ at: [x - half, y, 0], size: [POST.side, POST.side, POST.height] });
	return (
		<>
			<Boxes of="d" topless blocks={[at(-POST.x), at(POST.x)]} />
			<Box
				of="d"
				at={[-POST.x - half, y, POST.height]}
				size={[2 * POST.x + POST.side, POST.side, POST.side]}
			/>
		</>
	);
}

/** Beam at the rear that joins the two portals at the top; it hides nothing of the load. */
function Tie() {
	const half = POST.side / 2;
	return (
		<Box
			of="d"
			at={[-POST.x - half, half - POST.y, POST.height]}
			size={[POST.side, 2 * POST.y - POST.side, POST.side]}
		/>
	);
}

/** Beam that rides up and down the posts of one portal, with the bracket that holds the ring. */
function LiftingBeam({ side }: { readonly side: 1 | -1 }) {
	const { z, height, outer } = RING;
	const reach = POST.y - outer - 1;
	return (
		<>
			<Box of="a" at={[-5, side > 0 ? outer - 1 : -POST.y + 2, z]} size={[10, reach, height]} />
			<Box of="a" at={[3 - POST.x, side * POST.y - 2, z]} size={[2 * POST.x - 6, 4, height]} />
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
	return (
		<>
			<Shadow x={78} y={[-22, 22]} length={4} />
			<Portal side={-1} />
			<LiftingBeam side={-1} />
			<Tie />
			<Conveyor from={-84} to={84} halfWidth={22} z={LINE} />
			<LevelRingBack {...RING} />
			<Pallet z={LINE} />
			<Cartons z={LINE + PALLET_HEIGHT} layers={5} layerHeight={11.2} />
			<FilmFromAbove />
			<HangingCarriage />
			<LevelRingFront {...RING} />
			<LiftingBeam side={1} />
			<Portal side={1} />
			<TravelArrow
				from={[56, -26, 50]}
				to={[56, -26, 24]}
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
		{ part: [-POST.x, POST.y, 66], at: [-270, -150], word: "Four-post frame" },
		{ part: [-14, POST.y, RING.z + 2], at: [-280, -60], word: "Lifting beam" },
		{ part: [-29, 29, RING.z + RING.height], at: [-280, -185], word: "Ring" },
		{ part: [44, -12, FILM], at: [205, -20], word: "Film carriage" },
		{ part: [80, -10, LINE], at: [250, 20], word: "Conveyor" },
	],
};
