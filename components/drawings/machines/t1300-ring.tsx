import { AirFilm } from "../motion/AirFilm.tsx";
import { CUT, carriage, momentAt, THREADING, type Wrapping } from "../motion/carriage.ts";
import { softTurns } from "../motion/clock.ts";
import { exchange } from "../motion/exchange.ts";
import { closed, movingPart, short } from "../motion/keyframes.ts";
import { LaidFilm } from "../motion/LaidFilm.tsx";
import { orbit, type Quarter, quarterOf } from "../motion/orbit.ts";
import { onFloorAt } from "../motion/TurningLoad.tsx";
import { StandingFilm, TurningBox } from "../motion/TurningParts.tsx";
import { onFloor, turningWith } from "../motion/turning.ts";
import { ConveyorLine } from "../parts/conveyor.tsx";
import { FILM_WIDTH, FilmWeb, FRONT_CORNER } from "../parts/film.tsx";
import { TravelArrow, TurnArrow } from "../parts/floor.tsx";
import { CartonLoad, LOAD_HEIGHT } from "../parts/load.tsx";
import { LevelRingBack, LevelRingFront } from "../parts/ring.tsx";
import { type Block, Box, Boxes, Drum } from "../parts/solids.tsx";
import { add, type FloorPoint } from "../projection.ts";
import type { TwofoldMachine as Machine, ViewProps } from "./machine.ts";

/** Top of the conveyor. Inches. */
const LINE = 14;
/** Middles of the posts: two on each side of the line, far enough out not to hide the load. */
export const POST = { x: 24, y: 74, height: 84, side: 5 };
/** The ring, and the outer radius of the guide in which it turns. */
export const RING = { inner: 38, outer: 44, guide: 47, height: 4 };
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

/** The heading at which the carriage rests: in front of the line, out of the way of the loads. Degrees. */
const REST = 60;
/** Seconds. */
const CYCLE = 18;
const clock = softTurns(6, 1.6);
const wrapping: Wrapping = {
	machine: "t1300",
	cycle: CYCLE,
	clock,
	heights: [3, LOAD_HEIGHT - FILM_WIDTH],
	arrival: clock.end + CUT + 4,
	back: CYCLE - THREADING,
};
const film = orbit({
	wrapping,
	samples: Array.from({ length: 24 }, (_, index) => 15 * index),
	carrierAt: (angle) => ({ place: onFloor(REST - angle, ROLL[0]), heading: REST - angle }),
	roll: LEAVES,
	layers: LAYERS,
	layerAt,
});
const styles = [
	film.styles,
	exchange({ ...wrapping, start: clock.end + CUT }),
	carriage(wrapping),
	movingPart({
		name: "t1300-turn",
		cycle: CYCLE,
		frames: closed(turningWith(clock, -1), CYCLE),
	}),
].join("");

/** The carriage is on the right, in the third turn. */
const still = momentAt(wrapping, 2 * 360 + REST);
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
			<Boxes of="frame" topless blocks={[at(-POST.x), at(POST.x)]} />
			<Box
				of="frame"
				at={[-POST.x - half, y, POST.height]}
				size={[2 * POST.x + POST.side, POST.side, POST.side]}
			/>
		</>
	);
}

/** Beams that join the two portals at the top. The ring stays under them. */
function Ties() {
	const half = POST.side / 2;
	const at = (x: number): Block => ({
		at: [x - half, half - POST.y, POST.height],
		size: [POST.side, 2 * POST.y - POST.side, POST.side],
	});
	return <Boxes of="frame" blocks={[at(-POST.x), at(POST.x)]} />;
}

/** Beam that rides up and down the posts of one portal, with the bracket that holds the guide of the ring. */
function LiftingBeam({ side, z }: { readonly side: 1 | -1; readonly z: number }) {
	const { height, guide } = RING;
	const reach = POST.y - guide - 1;
	return (
		<>
			<Box of="frame" at={[-5, side > 0 ? guide - 1 : -POST.y + 2, z]} size={[10, reach, height]} />
			<Box of="frame" at={[3 - POST.x, side * POST.y - 2, z]} size={[2 * POST.x - 6, 4, height]} />
		</>
	);
}

/** The parts of the carriage that hold the roll. Inches from the roll's middle, and from the lower edge of the film. */
const PLATE: Block = { at: [-6, -9, -2], size: [12, 3, 25] };
const SEAT: Block = { at: [-6, -6, -2], size: [12, 12, 2] };
const CAP: Block = { at: [-6, -6, FILM_WIDTH], size: [12, 12, 2] };
const ROLL_SIZE = { cap: "roll-end", side: "roll", radius: 4, height: FILM_WIDTH } as const;

/** The carriage hangs from the inner side of the ring, with the roll upright in it. */
function Carriage() {
	const [x, y] = ROLL;
	const part = ({ at, size }: Block) => <Box of="moving" at={add(at, [x, y, FILM])} size={size} />;
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

interface SlotsProps {
	/** The moving part that turns with the ring. */
	readonly name?: string;
	/** Only those in the near half of a ring at rest. */
	readonly near?: boolean;
}

/** Slots in the top of the ring, which show that it turns. They begin where its halves meet on the right. */
function Slots({ name, near = false }: SlotsProps) {
	const radius = (RING.inner + RING.outer) / 2;
	const pitch = (Math.PI * radius) / 4;
	const [x, y] = onFloor(-45, radius).map((inches) => short(inches));
	const half = `A${radius} ${radius} 0 0 1 `;
	return (
		<g transform={onFloorAt(0)}>
			<path
				className={name}
				strokeWidth="2"
				strokeDasharray={`8 ${short(pitch - 8)}`}
				d={`M${x} ${y}${half}${y} ${x}${near ? "" : `${half}${x} ${y}`}`}
			/>
		</g>
	);
}

/**
 * The slots in the near half of a turning ring. An `<svg>` clips the others; the site's style sheet makes it as wide as
 * the drawing.
 */
function NearSlots() {
	return (
		<svg x={-3 * RING.guide} height={2 * RING.guide} aria-hidden="true">
			<g transform={`translate(${3 * RING.guide})`}>
				<Slots name="t1300-turn" />
			</g>
		</svg>
	);
}

function Still({ view }: ViewProps) {
	const ring = { ...RING, z: FILM + HANGS };
	return (
		<>
			<Portal side={-1} />
			<LiftingBeam side={-1} z={ring.z} />
			<ConveyorLine view={view} halfWidth={22} z={LINE} />
			<LevelRingBack {...ring}>
				<Slots />
			</LevelRingBack>
			<CartonLoad z={LINE} />
			<LaidFilm strips={film.strips} at={still.at} z={LINE} />
			<Carriage />
			<LevelRingFront {...ring}>
				<Slots near />
			</LevelRingFront>
			<LiftingBeam side={1} z={ring.z} />
			<Ties />
			<Portal side={1} />
			<TurnArrow radius={55} z={ring.z} from={-5} to={-68} />
			<TravelArrow
				from={[56, -26, 24]}
				to={[56, -26, 50]}
				barbs={[
					[1.5, -1.5, -4],
					[-1.5, 1.5, -4],
				]}
			/>
		</>
	);
}

/** The carriage in one of its layers, at the height of the first turn. */
function OrbitingCarriage({ layer }: { readonly layer: Layer }) {
	const quarter = layerQuarter(layer);
	const part = ({ at, size }: Block) => (
		<TurningBox machine="t1300" of="moving" quarter={quarter} at={add(at, [0, 0, FIRST])} size={size} />
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
				<LevelRingBack {...ring}>
					<Slots name="t1300-turn" />
				</LevelRingBack>
			</g>
			<g className="t1300-out">
				<CartonLoad z={LINE} />
				<StandingFilm from={LINE} strips={film.strips} />
			</g>
			<OrbitingCarriage layer="front" />
			<OrbitingCarriage layer="right" />
			<AirFilm machine="t1300" z={LINE} where="front" />
			<g className="t1300-lift">
				<LevelRingFront {...ring}>
					<NearSlots />
				</LevelRingFront>
				<LiftingBeam side={1} z={ring.z} />
			</g>
			<Ties />
			<Portal side={1} />
		</>
	);
}

/** A ring wrapper: the ring carries the film around a still load, from the pallet to the top. */
export const t1300Ring: Machine = {
	still: (view) => <Still view={view} />,
	run: { drawing: <Running />, styles, start: still.at },
	callouts: [
		{ part: [-POST.x, POST.y, 36], at: [-270, -30], word: "four-post-frame" },
		{ part: [-14, POST.y, FILM + HANGS + 2], at: [-270, -78], word: "lifting-beam" },
		{ part: [-29, 29, FILM + HANGS + RING.height], at: [-222, -240], word: "ring" },
		{ part: [44, -4, FILM], at: [205, -20], word: "film-carriage" },
		{ part: [80, -10, LINE], at: [250, 20], word: "conveyor" },
	],
};
