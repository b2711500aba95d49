import { AirFilm } from "../motion/AirFilm.tsx";
import { CUT, carriage, momentAt, type Wrapping } from "../motion/carriage.ts";
import { softTurns } from "../motion/clock.ts";
import { exchange } from "../motion/exchange.ts";
import { LaidFilm } from "../motion/LaidFilm.tsx";
import { orbit, type Quarter, quarterOf } from "../motion/orbit.ts";
import { StandingFilm, TurningBox } from "../motion/TurningParts.tsx";
import { onFloor } from "../motion/turning.ts";
import { ConveyorLine } from "../parts/conveyor.tsx";
import { FILM_WIDTH, FilmWeb, FRONT_CORNER } from "../parts/film.tsx";
import { TravelArrow, TurnArrow } from "../parts/floor.tsx";
import { CartonLoad, LOAD_HEIGHT } from "../parts/load.tsx";
import { LevelRingBack, LevelRingFront } from "../parts/ring.tsx";
import { type Block, Box, Boxes, Drum } from "../parts/solids.tsx";
import { add, type FloorPoint } from "../projection.ts";
import type { Machine, ViewProps } from "./machine.ts";

/** Top of the conveyor. Inches. */
const LINE = 14;
/** Middles of the posts: two on each side of the line, far enough out not to hide the load. */
export const POST = { x: 24, y: 74, height: 84, side: 5 };
export const RING = { inner: 38, outer: 44, height: 4 };
/** From the lower edge of the film to the underside of the ring. */
const HANGS = 24;
/** Where the roll is when it is on the right. */
export const ROLL: FloorPoint = [38, 0];

/** Where the film leaves the roll. Inches from its middle. */
const LEAVES: FloorPoint = [-3, 3];

/** The carriage behind the load or in front of it. Between the two it is still under the far half of the ring. */
const LAYERS = ["back", "left", "front-behind", "front", "right", "right-behind"] as const;
type Layer = (typeof LAYERS)[number];

function layerAt(heading: number): Layer {
	const { quarter, rest } = quarterOf(heading);
	if (quarter === "right" && rest < -30) return "right-behind";
	return quarter === "front" && rest > 30 ? "front-behind" : quarter;
}

/** Seconds. */
const CYCLE = 18;
const clock = softTurns(6, 1.6);
const wrapping: Wrapping = {
	machine: "t1300",
	cycle: CYCLE,
	clock,
	heights: [LOAD_HEIGHT - FILM_WIDTH, 3],
	back: clock.end + CUT + 1.6,
};
const film = orbit({
	wrapping,
	samples: Array.from({ length: 24 }, (_, index) => 15 * index),
	// It rests behind the line, out of the way of the loads.
	carrierAt: (angle) => ({ place: onFloor(-90 - angle, ROLL[0]), heading: -90 - angle }),
	roll: LEAVES,
	layers: LAYERS,
	layerAt,
});
const styles = [
	film.styles,
	exchange({ machine: "t1300", cycle: CYCLE, start: clock.end + CUT + 1.4 }),
	carriage(wrapping),
].join("");

/** The carriage is on the right, in the fourth turn. */
const still = momentAt(wrapping, 3 * 360 + 270);
/** Lower edge of the film in the first turn, and in the still drawing. */
const FIRST = LINE + wrapping.heights[0];
const FILM = LINE + still.height;

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
function LiftingBeam({ side, z }: { readonly side: 1 | -1; readonly z: number }) {
	const { height, outer } = RING;
	const reach = POST.y - outer - 1;
	return (
		<>
			<Box of="a" at={[-5, side > 0 ? outer - 1 : -POST.y + 2, z]} size={[10, reach, height]} />
			<Box of="a" at={[3 - POST.x, side * POST.y - 2, z]} size={[2 * POST.x - 6, 4, height]} />
		</>
	);
}

/** The parts of the carriage that hold the roll. Inches from the roll's middle, and from the lower edge of the film. */
const PLATE: Block = { at: [-6, -9, -2], size: [12, 3, 26] };
const SEAT: Block = { at: [-6, -6, -2], size: [12, 12, 2] };
const CAP: Block = { at: [-6, -6, FILM_WIDTH], size: [12, 12, 2] };
const ROLL_SIZE = { cap: "c", side: "r", radius: 4, height: FILM_WIDTH } as const;

/** The carriage hangs from the inner side of the ring, with the roll upright in it. */
function Carriage() {
	const [x, y] = ROLL;
	const part = ({ at, size }: Block) => <Box of="a" at={add(at, [x, y, FILM])} size={size} />;
	return (
		<>
			{part(PLATE)}
			{part(SEAT)}
			<Drum {...ROLL_SIZE} at={[x, y, FILM]} />
			{part(CAP)}
			<FilmWeb from={[x + LEAVES[0], y + LEAVES[1], FILM]} to={[...FRONT_CORNER, FILM]} />
		</>
	);
}

function Still({ view }: ViewProps) {
	const ring = { ...RING, z: FILM + HANGS };
	return (
		<>
			<Portal side={-1} />
			<LiftingBeam side={-1} z={ring.z} />
			<ConveyorLine view={view} halfWidth={22} z={LINE} />
			<LevelRingBack {...ring} />
			<CartonLoad z={LINE} />
			<LaidFilm strips={film.strips} at={still.at} z={LINE} />
			<Carriage />
			<LevelRingFront {...ring} />
			<LiftingBeam side={1} z={ring.z} />
			<Tie />
			<Portal side={1} />
			<TurnArrow radius={55} z={ring.z} from={-5} to={-68} />
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

/** The carriage in one of its layers, at the height of the first turn. */
function OrbitingCarriage({ layer }: { readonly layer: Layer }) {
	const quarter = layerQuarter(layer);
	const part = ({ at, size }: Block) => (
		<TurningBox machine="t1300" of="a" quarter={quarter} at={add(at, [0, 0, FIRST])} size={size} />
	);
	const isPlateInFront = quarter === "left" || quarter === "front";
	return (
		<g className={`t1300-${layer}`}>
			<g className="t1300-lift">
				<g className="t1300-place">
					{isPlateInFront || part(PLATE)}
					{part(SEAT)}
					<Drum {...ROLL_SIZE} at={[0, 0, FIRST]} />
					{part(CAP)}
					{isPlateInFront && part(PLATE)}
				</g>
			</g>
		</g>
	);
}

function layerQuarter(layer: Layer): Quarter {
	return layer === "right-behind" ? "right" : layer === "front-behind" ? "front" : layer;
}

function Running() {
	const ring = { ...RING, z: FIRST + HANGS };
	return (
		<>
			<Portal side={-1} />
			<g className="t1300-lift">
				<LiftingBeam side={-1} z={ring.z} />
			</g>
			<ConveyorLine view="poster" halfWidth={22} z={LINE} />
			{LAYERS.filter((layer) => /back|left|behind/.test(layer)).map((layer) => (
				<OrbitingCarriage key={layer} layer={layer} />
			))}
			<AirFilm machine="t1300" z={LINE} where="behind" />
			<g className="t1300-in">
				<CartonLoad z={LINE} />
			</g>
			<g className="t1300-lift">
				<LevelRingBack {...ring} />
			</g>
			<g className="t1300-out">
				<CartonLoad z={LINE} />
				<StandingFilm from={LINE} strips={film.strips} />
			</g>
			<OrbitingCarriage layer="front" />
			<OrbitingCarriage layer="right" />
			<AirFilm machine="t1300" z={LINE} where="front" />
			<g className="t1300-lift">
				<LevelRingFront {...ring} />
				<LiftingBeam side={1} z={ring.z} />
			</g>
			<Tie />
			<Portal side={1} />
		</>
	);
}

/** A ring wrapper: the ring carries the film around a still load, from its top edge down. */
export const t1300Ring: Machine = {
	still: (view) => <Still view={view} />,
	run: { drawing: <Running />, styles, start: still.at },
	callouts: [
		{ part: [-POST.x, POST.y, 36], at: [-270, -30], word: "Four-post frame" },
		{ part: [-14, POST.y, FILM + HANGS + 2], at: [-270, -78], word: "Lifting beam" },
		{ part: [-29, 29, FILM + HANGS + RING.height], at: [-222, -240], word: "Ring" },
		{ part: [44, -4, FILM], at: [205, -20], word: "Film carriage" },
		{ part: [80, -10, LINE], at: [250, 20], word: "Conveyor" },
	],
};
