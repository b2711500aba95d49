import { use } from "react";
import { CONVEYOR_TOP, CORNERS, FILM_WIDTH, LOAD_HEIGHT } from "../dimensions.ts";
import { type Segment, short } from "../geometry/path.ts";
import {
	add,
	type FloorPoint,
	inOneTurn,
	type Point,
	polar,
	project,
	rotatePoint,
} from "../geometry/projection.ts";
import { range } from "../geometry/range.ts";
import { circle, levelCircle, openArc, type Round, wall } from "../geometry/round.ts";
import { softDrive } from "../motion/drive.ts";
import { not, whileShown } from "../motion/time.ts";
import { automatic } from "../motion/wrapping.ts";
import { AroundLoad } from "../parts/AroundLoad.tsx";
import { ConveyorLine } from "../parts/conveyor.tsx";
import { filmAround, laidFilm } from "../parts/film.tsx";
import { TravelArrow, TurnArrow } from "../parts/floor.tsx";
import * as plan from "../parts/plan.tsx";
import { InPicture, Moving } from "../shapes/Moving.tsx";
import { Part } from "../shapes/Part.tsx";
import { SceneContext } from "../shapes/scene.ts";
import { Outline, Path } from "../shapes/shapes.tsx";
import { type Block, Box, Boxes, Drum } from "../shapes/solids.tsx";
import { atQuarter, type Quarter, quarterOf, TurningBox } from "../shapes/TurningBox.tsx";
import type { Machine } from "./machine.ts";

/**
 * Lower edge of the film in the first turn and in the last. Inches above the underside of the load.
 */
const HEIGHTS = [3, LOAD_HEIGHT - FILM_WIDTH] as const;
/** The ring, and the outer radius of the guide in which it turns. */
const RING = { inner: 38, outer: 44, guide: 47, height: 4 };
/** From the lower edge of the film to the underside of the ring. */
const HANGS = 24;
/**
 * Middles of the posts: two on each side of the conveyor, far enough out not to hide the load. The
 * ring stays under their tops.
 */
const POST = { x: 17, y: 75, height: Math.ceil(CONVEYOR_TOP + HEIGHTS[1] + HANGS + RING.height), side: 5 };
/** Where the middle of the roll is when it is on the right. Inches. */
const ROLL: FloorPoint = [38, 0];
/** Where the film leaves the roll then. Inches. */
const FILM_EXIT: FloorPoint = [ROLL[0] - 3, ROLL[1] + 3];

/**
 * The parts of the carriage that hold the roll. Inches from the roll's middle, and from the lower
 * edge of the film.
 */
const PLATE: Block = { at: [-6, -9, -2], size: [12, 3, 25] };
const SEAT: Block = { at: [-6, -6, -2], size: [12, 12, 2] };
const CAP: Block = { at: [-6, -6, FILM_WIDTH], size: [12, 12, 2] };

const wrapping = automatic({
	heights: HEIGHTS,
	drive: softDrive({ turns: 6, turn: 1.6 }),
	pause: 0,
	travel: 4,
	rest: 2.4,
	staysUp: true,
});
const { drive, height, cycle } = wrapping;
/** Lower edge of the film at its lowest, where everything that rides is drawn. Inches. */
const FILM_FROM = CONVEYOR_TOP + HEIGHTS[0];
/** Underside of the ring at its lowest, where everything that rides is drawn. Inches. */
const RING_AT = FILM_FROM + HANGS;
const up = height.map((z): Point => [0, 0, z - HEIGHTS[0]]);

/** Where the carriage rests: in front of the conveyor, out of the way of the loads. Degrees. */
const REST = 60;
/**
 * The direction of the carriage from the middle of the ring, which is also how far it is turned
 * from its drawing.
 */
const headingAt = (angle: number) => REST - angle;
const heading = drive.angle.map(headingAt);
/** Where the middle of the roll is. Inches. */
const roll = drive.atHalfSteps((angle): Point => [...rotatePoint(ROLL, headingAt(angle)), 0]);
/** How far the carriage is turned from the drawing of its quarter. Degrees. */
const quarterAngle = (angle: number) => quarterOf(headingAt(angle)).angle;
/** The degrees of a turn at which the quarter changes. */
const QUARTER_ENDS = range(REST - 45, 360, 90);
/** Whether the carriage is behind the load, or still under the far half of the ring. */
const isBehind = drive.atHalfSteps((angle) => inOneTurn(headingAt(angle) + 30) > 165);
/** Whether the carriage is nearer to the viewer than the film that leaves it: on the left. */
const isNearerThanFilm = drive.atHalfSteps((angle) => inOneTurn(headingAt(angle) - 30) < 120);

const filmExitAt = (angle: number) => rotatePoint(FILM_EXIT, headingAt(angle));
const laid = laidFilm(wrapping, filmExitAt);
const film = filmAround({ wrapping, filmExitAt, z: FILM_FROM, up });

/** The moment of the picture: the carriage is on the right, in the third turn. */
const MOMENT = drive.timeOf(2 * 360 + REST);
/** Lower edge of the film in the picture. Inches. */
const FILM_IN_PICTURE = CONVEYOR_TOP + height(MOMENT);
/** Underside of the ring in the picture. Inches. */
const RING_IN_PICTURE = FILM_IN_PICTURE + HANGS;

/** Beams that join the two pairs of posts at the top. The ring stays under them. */
function Ties() {
	const half = POST.side / 2;
	const length = 2 * POST.y - POST.side;
	const at = (x: number): Block => ({
		at: [x - half, -length / 2, POST.height],
		size: [POST.side, length, POST.side],
	});
	return (
		<Part name="four-post-frame">
			<Boxes of="frame" blocks={[at(-POST.x), at(POST.x)]} />
		</Part>
	);
}

/**
 * Beam that rides up and down the posts of one pair, with the bracket that holds the guide of the
 * ring.
 */
function LiftingBeam({ side }: { readonly side: 1 | -1 }) {
	const { height, guide } = RING;
	const beam = (
		<Box of="frame" at={[3 - POST.x, side * POST.y - 2, RING_AT]} size={[2 * POST.x - 6, 4, height]} />
	);
	return (
		<Part name="lifting-beam">
			{side < 0 && beam}
			<Box
				of="frame"
				at={[-5, side > 0 ? guide - 1 : -POST.y + 2, RING_AT]}
				size={[10, POST.y - guide - 1, height]}
			/>
			{side > 0 && beam}
		</Part>
	);
}

/** A pair of posts on one side of the conveyor, and the lifting beam between them. */
function PostPair({ side }: { readonly side: 1 | -1 }) {
	const half = POST.side / 2;
	const post = (x: number) => (
		<Part name="four-post-frame">
			<Box
				of="frame"
				at={[x - half, side * POST.y - half, 0]}
				size={[POST.side, POST.side, POST.height]}
				topless
			/>
		</Part>
	);
	return (
		<>
			{post(-POST.x)}
			<Moving at={up}>
				<LiftingBeam side={side} />
			</Moving>
			{post(POST.x)}
		</>
	);
}

/** The beam on a pair of posts. */
function TopBeam({ side }: { readonly side: 1 | -1 }) {
	const half = POST.side / 2;
	return (
		<Part name="four-post-frame">
			<Box
				of="frame"
				at={[-POST.x - half, side * POST.y - half, POST.height]}
				size={[2 * POST.x + POST.side, POST.side, POST.side]}
			/>
		</Part>
	);
}

/**
 * The carriage hangs from the inner side of the ring, with the roll vertical in it, in front of the
 * load or behind it. Its seat and its cap are square: they look the same in all quarters.
 */
function Carriage({ where }: { readonly where: "front" | "behind" }) {
	const isFront = where === "front";
	const shown = isFront ? not(isBehind) : isBehind;
	const angle = whileShown(drive.atSpeedChanges(quarterAngle, QUARTER_ENDS), shown);
	const faceAngle = whileShown(drive.atHalfSteps(quarterAngle), shown);
	const part = ({ at, size }: Block) => (
		<TurningBox of="moving" at={add(at, [0, 0, FILM_FROM])} {...{ size, angle, faceAngle }} />
	);
	/** The plate by which it hangs from the ring, while it is in one of these quarters. */
	const plate = (...quarters: readonly Quarter[]) =>
		quarters.map((quarter) => (
			<Moving
				key={quarter}
				shown={drive.atHalfSteps((angle) => quarterOf(headingAt(angle)).quarter === quarter)}
			>
				{part(atQuarter(PLATE, quarter))}
			</Moving>
		));
	return (
		<Moving at={up} shown={shown}>
			<Part name="film-carriage">
				<Moving at={whileShown(roll, shown)}>
					{isFront ? plate("right") : plate("right", "back")}
					{part(SEAT)}
					<Drum of="roll" at={[0, 0, FILM_FROM]} radius={4} height={FILM_WIDTH} />
					{part(CAP)}
					{isFront ? plate("front") : plate("left", "front")}
				</Moving>
			</Part>
		</Moving>
	);
}

/** The carriage and its film in the air, in front of the load or behind it. */
function CarriageAndFilm({ where }: { readonly where: "front" | "behind" }) {
	return (
		<>
			<Moving shown={isNearerThanFilm}>{film(where)}</Moving>
			<Carriage where={where} />
			<Moving shown={not(isNearerThanFilm)}>{film(where)}</Moving>
		</>
	);
}

/**
 * Slots in the top of the ring, which show that it turns. With `isNear`, an `<svg>` clips them to
 * the near half.
 */
function Slots({ isNear = false }: { readonly isNear?: boolean }) {
	const [right, down] = project(add([0, 0, RING_AT + RING.height], use(SceneContext).offset));
	const radius = (RING.inner + RING.outer) / 2;
	const gap = (Math.PI * radius) / 4 - 8;
	// They begin where the halves of the ring meet on the right.
	const [x, y] = polar(-45, radius).map((inches) => short(inches, 1));
	const half = `A${radius} ${radius} 0 0 1 `;
	const slots = (
		<Moving turned={heading}>
			<path
				strokeWidth="2"
				strokeDasharray={`8 ${short(gap, 1)}`}
				d={`M${x} ${y}${half}${y} ${x}${half}${x} ${y}`}
			/>
		</Moving>
	);
	const level = "matrix(2 1-2 1";
	if (!isNear) return <g transform={`${level} ${short(right, 1)} ${short(down, 1)})`}>{slots}</g>;
	const width = 3 * RING.guide;
	// It begins one unit above the middle. Otherwise a gap could show between the halves, which are
	// drawn in whole units.
	return (
		<svg
			aria-hidden="true"
			x={short(right - width, 1)}
			y={short(down - 1, 1)}
			width={2 * width}
			height={width}
		>
			<g transform={`${level} ${width} 1)`}>{slots}</g>
		</svg>
	);
}

/** The tops of the ring and of its guide, of whole circles or of parts of them. */
function ringTops(edge: (round: Round) => Segment[]) {
	const { inner, outer, guide, height } = RING;
	const edges = (...radii: readonly number[]) =>
		radii.flatMap((radius) => edge(levelCircle([0, 0, RING_AT + height], radius)));
	return (
		<>
			<Outline ink="frame-top" fillRule="evenodd" path={edges(guide, outer)} />
			<Outline ink="moving-top" fillRule="evenodd" path={edges(outer, inner)} />
		</>
	);
}

/**
 * The whole top of the ring and its guide, and the inside of its far half: painted before the load.
 */
function RingBack() {
	return (
		<Part name="ring">
			<Outline
				ink="moving-right"
				path={wall(levelCircle([0, 0, RING_AT], RING.inner), [0, 0, RING.height], "far")}
			/>
			{ringTops(circle)}
			<Slots />
		</Part>
	);
}

/** The near half of the ring: painted after the load and the film. */
function RingFront() {
	return (
		<Part name="ring">
			{/* Open arcs, so that no line crosses the ring where the halves meet. */}
			{ringTops((round) => openArc(round, -45, 135))}
			<Slots isNear />
			<Outline ink="frame-left" path={wall(levelCircle([0, 0, RING_AT], RING.guide), [0, 0, RING.height])} />
		</Part>
	);
}

function Scene() {
	return (
		<>
			<PostPair side={-1} />
			<TopBeam side={-1} />
			<Part name="conveyor">
				<ConveyorLine />
			</Part>
			<AroundLoad
				wrapping={wrapping}
				film={laid}
				behind={<CarriageAndFilm where="behind" />}
				farHalf={
					<Moving at={up}>
						<RingBack />
					</Moving>
				}
				inFront={<CarriageAndFilm where="front" />}
				nearHalf={
					<>
						<Moving at={up}>
							<RingFront />
						</Moving>
						<PostPair side={1} />
					</>
				}
			/>
			<Ties />
			<TopBeam side={1} />
			<InPicture>
				<TurnArrow radius={55} z={RING_IN_PICTURE} from={-5} to={-68} />
				<TravelArrow from={[56, -26, 24]} to={[56, -26, 50]} barb={[1.5, -1.5, -4]} />
			</InPicture>
		</>
	);
}

/** The ring wrapper from above: the ring carries the film around the load. */
function Plan() {
	// SVG scales up radii that are too small, so each of these arcs is a half circle.
	const edge = (radius: number) => `M${-radius} 0a1 1 0 0 1 ${2 * radius} 0a1 1 0 0 1 ${-2 * radius} 0`;
	return (
		<>
			<plan.Conveyor from={-plan.EDGE} to={plan.EDGE} />
			<plan.Load />
			{[-1, 1].map((side) => (
				<plan.Footprint
					key={side}
					ink="frame-left"
					at={[-POST.x - 3, side * POST.y - 3]}
					size={[2 * POST.x + 6, 6]}
				/>
			))}
			<Path ink="moving-top" fillRule="evenodd" d={edge(RING.outer) + edge(RING.inner)} />
			<plan.Roll at={ROLL} to={CORNERS.front} />
			<plan.TurnArrow radius={58} from={-30} to={-150} />
		</>
	);
}

/**
 * A ring wrapper: the ring carries the film around a stationary load, from the pallet to the top.
 */
export const t1300Ring = {
	scene: <Scene />,
	cycle,
	moment: MOMENT,
	callouts: [
		{ point: [-POST.x, POST.y, 36], at: [-270, -30], word: "four-post-frame" },
		{ point: [-10, POST.y, RING_IN_PICTURE + 2], at: [-270, -78], word: "lifting-beam" },
		{
			point: [...polar(135, (RING.inner + RING.outer) / 2), RING_IN_PICTURE + RING.height],
			at: [-222, -240],
			word: "ring",
		},
		{ point: [ROLL[0] + 6, -4, FILM_IN_PICTURE], at: [205, -20], word: "film-carriage" },
		{ point: [80, -10, CONVEYOR_TOP], at: [250, 20], word: "conveyor" },
	],
	plan: <Plan />,
} satisfies Machine;
