import { climb, softTurns } from "../motion/clock.ts";
import { exchange, LINE_END } from "../motion/exchange.ts";
import { EASE, lifted, movingPart } from "../motion/keyframes.ts";
import { orbit, type Quarter, quarterOf } from "../motion/orbit.ts";
import { Web } from "../motion/side.tsx";
import { StandingFilm, TurningBox } from "../motion/TurningParts.tsx";
import { onFloor } from "../motion/turning.ts";
import { Conveyor } from "../parts/conveyor.tsx";
import { FILM_WIDTH, FilmWeb, FRONT_CORNER, RISE } from "../parts/film.tsx";
import { Shadow, TravelArrow, TurnArrow } from "../parts/floor.tsx";
import { Cartons, HALF_LENGTH, HALF_WIDTH, PALLET_HEIGHT, Pallet } from "../parts/load.tsx";
import { LevelRingBack, LevelRingFront } from "../parts/ring.tsx";
import { Faces, Lines } from "../parts/shapes.tsx";
import { type Block, Box, Boxes, Drum } from "../parts/solids.tsx";
import { type FloorPoint, type Point, project } from "../projection.ts";
import type { Machine } from "./machine.ts";

/** Top of the conveyor. Inches. */
const LINE = 14;
/** Middles of the posts: two on each side of the line, far enough out not to hide the load. */
export const POST = { x: 24, y: 74, height: 84, side: 5 };
export const RING = { inner: 38, outer: 44, z: 52, height: 4 };
const LOAD_TOP = LINE + PALLET_HEIGHT + 5 * 11.2;
export const ROLL: FloorPoint = [38, -8];
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

/** Beam at the rear that joins the two portals at the top. It does not hide the load. */
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

/** Film wound from the top edge of the load down. The right side is one turn behind the left. */
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
			<TurnArrow radius={55} z={RING.z} from={-5} to={-68} />
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

/** From the axis to the middle of the roll, and from there to the line where the film leaves it. Inches. */
const REACH = 38;
const LEAVES: FloorPoint = [-3, 3];
/** Seconds. */
const CYCLE = 18;
const clock = softTurns(6, 1.6);
/** Lower edge of the film at the top and at the foot of the load, above the conveyor, and in the still drawing. */
const HEIGHTS = { top: LOAD_TOP - LINE - FILM_WIDTH, foot: 3, still: FILM - LINE };
const heightAt = (angle: number) => HEIGHTS.top + (HEIGHTS.foot - HEIGHTS.top) * climb(angle, clock.whole);

/** The carriage behind the load or in front of it. Between the two it is still under the far half of the ring. */
const LAYERS = ["back", "left", "front-behind", "front", "right", "right-behind"] as const;
type Layer = (typeof LAYERS)[number];

function layerAt(heading: number): Layer {
	const { quarter, rest } = quarterOf(heading);
	if (quarter === "right" && rest < -30) return "right-behind";
	return quarter === "front" && rest > 30 ? "front-behind" : quarter;
}

const film = orbit({
	machine: "t1300",
	cycle: CYCLE,
	clock,
	samples: Array.from({ length: 24 }, (_, index) => 15 * index),
	// It rests behind the line, out of the way of the loads.
	carrierAt: (angle) => ({ place: onFloor(-90 - angle, REACH), heading: -90 - angle }),
	roll: LEAVES,
	heightAt,
	layers: LAYERS,
	layerAt,
});

const UP = clock.end + 0.4;
const lift = (height: number) => lifted(height - HEIGHTS.still);

const styles = [
	film.styles,
	exchange({ machine: "t1300", cycle: CYCLE, start: UP + 1.4 }),
	movingPart({
		name: "t1300-lift",
		cycle: CYCLE,
		frames: [
			{ at: 0, css: lift(HEIGHTS.top) },
			{ at: clock.timeOf(360), css: lift(HEIGHTS.top) },
			{ at: clock.timeOf(clock.whole - 360), css: lift(HEIGHTS.foot) },
			{ at: UP, css: lift(HEIGHTS.foot) + EASE },
			{ at: UP + 1.6, css: lift(HEIGHTS.top) },
			{ at: CYCLE, css: lift(HEIGHTS.top) },
		],
	}),
	movingPart({
		name: "t1300-air",
		cycle: CYCLE,
		frames: [
			{ at: 0, css: "opacity:1" },
			{ at: clock.end, css: "opacity:1" },
			{ at: UP, css: "opacity:0" },
			{ at: CYCLE - 0.3, css: "opacity:0" },
			{ at: CYCLE, css: "opacity:1" },
		],
	}),
].join("");

/** The carriage in one of its layers, with the ring at the height of the still drawing. */
function OrbitingCarriage({ layer }: { readonly layer: Layer }) {
	const quarter = layerQuarter(layer);
	const box = { machine: "t1300", of: "a", quarter } as const;
	const plate = <TurningBox {...box} at={[-6, -9, FILM - 2]} size={[12, 3, 26]} />;
	const isPlateInFront = quarter === "left" || quarter === "front";
	return (
		<g className={`t1300-${layer}`}>
			<g className="t1300-lift">
				<g className="t1300-place">
					{isPlateInFront || plate}
					<TurningBox {...box} at={[-6, -6, FILM - 2]} size={[12, 12, 2]} />
					<Drum cap="c" side="r" at={[0, 0, FILM]} radius={4} height={FILM_WIDTH} />
					<TurningBox {...box} at={[-6, -6, FILM + FILM_WIDTH]} size={[12, 12, 2]} />
					{isPlateInFront && plate}
				</g>
			</g>
		</g>
	);
}

function layerQuarter(layer: Layer): Quarter {
	return layer === "right-behind" ? "right" : layer === "front-behind" ? "front" : layer;
}

/** The film in the air, where it passes behind the load or in front of it. */
function AirFilm({ where }: { readonly where: "front" | "behind" }) {
	return (
		<g className="t1300-air">
			<g className={`t1300-web-${where}`}>
				<g className="t1300-lift">
					<g className="inches" transform={`translate(0 ${project([0, 0, FILM])[1]})`}>
						<Web name="t1300-web" />
					</g>
				</g>
			</g>
		</g>
	);
}

function Running() {
	const load = (
		<>
			<Pallet z={LINE} />
			<Cartons z={LINE + PALLET_HEIGHT} layers={5} layerHeight={11.2} />
		</>
	);
	return (
		<>
			<Portal side={-1} />
			<g className="t1300-lift">
				<LiftingBeam side={-1} />
			</g>
			<Conveyor from={-LINE_END} to={-88} halfWidth={22} z={LINE} />
			<Conveyor from={-84} to={84} halfWidth={22} z={LINE} />
			<Conveyor from={88} to={LINE_END} halfWidth={22} z={LINE} />
			{LAYERS.filter((layer) => /back|left|behind/.test(layer)).map((layer) => (
				<OrbitingCarriage key={layer} layer={layer} />
			))}
			<AirFilm where="behind" />
			<g className="t1300-in">{load}</g>
			<g className="t1300-lift">
				<LevelRingBack {...RING} />
			</g>
			<g className="t1300-out">
				{load}
				<StandingFilm from={LINE} strips={film.strips} />
			</g>
			<OrbitingCarriage layer="front" />
			<OrbitingCarriage layer="right" />
			<AirFilm where="front" />
			<g className="t1300-lift">
				<LevelRingFront {...RING} />
				<LiftingBeam side={1} />
			</g>
			<Tie />
			<Portal side={1} />
		</>
	);
}

/** A ring wrapper: the ring carries the film around a still load, from its top edge down. */
export const t1300Ring: Machine = {
	Drawing,
	run: { drawing: <Running />, styles },
	callouts: [
		{ part: [-POST.x, POST.y, 66], at: [-270, -150], word: "Four-post frame" },
		{ part: [-14, POST.y, RING.z + 2], at: [-280, -60], word: "Lifting beam" },
		{ part: [-29, 29, RING.z + RING.height], at: [-280, -185], word: "Ring" },
		{ part: [44, -12, FILM], at: [205, -20], word: "Film carriage" },
		{ part: [80, -10, LINE], at: [250, 20], word: "Conveyor" },
	],
};
