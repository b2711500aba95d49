import type { ReactNode } from "react";
import type { CalloutName } from "../../../../content/callouts.ts";
import { CORNERS, FILM_WIDTH, HALF_LENGTH, HALF_WIDTH } from "../../dimensions.ts";
import type { Segment } from "../../geometry/path.ts";
import { type FloorPoint, interpolate, type Point, project, rotatePoint } from "../../geometry/projection.ts";
import { range } from "../../geometry/range.ts";
import { arc, levelCircle, pointOn } from "../../geometry/round.ts";
import { softDrive } from "../../motion/drive.ts";
import { ATTACHING, CUT, type ExchangeSpans, exchange, type Span, wrapping } from "../../motion/wrapping.ts";
import { filmAround, laidFilm } from "../../parts/film.tsx";
import { Shadow, TurnArrow } from "../../parts/floor.tsx";
import { LoadSides } from "../../parts/load.tsx";
import * as plan from "../../parts/plan.tsx";
import { Transfer } from "../../parts/truck.tsx";
import type { CalloutOf } from "../../shapes/Callout.tsx";
import { InPicture } from "../../shapes/Moving.tsx";
import { Part } from "../../shapes/Part.tsx";
import { Outline } from "../../shapes/shapes.tsx";
import type { Machine } from "../machine.ts";
import {
	BODY,
	CAP,
	CHASSIS,
	FEELER,
	FILM_EXIT,
	FILM_FROM,
	FILM_ROLL,
	MAST,
	PLATE,
	ROLL,
	SEAT,
} from "./parts.tsx";
import { RobotInQuarter } from "./RobotInQuarter.tsx";

/**
 * The time in which a pallet jack comes for a load or leaves it, and the pause before it moves on.
 * It leaves the next load while the robot is still behind that load. Percent of the cycle.
 */
const [APPROACH, PAUSE] = [6, 0.5];
/** How far it goes: the poster, which is scaled down, has room for it. Inches. */
const AWAY = 72;

/** How far the drive turns for each side of the load. Degrees. */
const QUARTER = 90;
/** For how much of that the robot turns about the corner. Then it drives straight. Degrees. */
const CORNER = 54;
/** In steps of this size, each corner of the robot stays within half a sheet unit of its circle. */
const CORNER_STEPS = range(0, CORNER + 1, CORNER / 5);
/** Those steps in each quarter of a turn: the robot turns about four corners. Degrees. */
const STEPS = [0, 90, 180, 270].flatMap((start) => CORNER_STEPS.map((angle) => start + angle));
/**
 * Where the robot starts: on the right, at the far corner. Then the next corners, counterclockwise
 * seen from above.
 */
const ROUTE = [CORNERS.right, CORNERS.back, CORNERS.left, CORNERS.front] as const;

/**
 * The point of the load that the robot touches at an angle of its drive, and how far it is turned,
 * as in `RobotInQuarter`.
 */
function positionAt(angle: number): { at: Point; turned: number } {
	const quarters = Math.floor(angle / QUARTER);
	const intoQuarter = angle - quarters * QUARTER;
	const from = ROUTE[quarters % 4];
	const to = ROUTE[(quarters + 1) % 4];
	if (!from || !to) throw new RangeError(`The angle of a robot's drive must be at least 0, but is ${angle}.`);
	const driven = Math.max((intoQuarter - CORNER) / (QUARTER - CORNER), 0);
	return {
		at: interpolate([...from, 0], [...to, 0], driven),
		turned: -90 * (quarters + Math.min(intoQuarter / CORNER, 1)),
	};
}

/**
 * The start and end of each turn about a corner, and the middle, where the next quarter shows.
 * Degrees of its drive.
 */
const BENDS = range(0, 360, QUARTER).flatMap((start) => [start, start + CORNER / 2, start + CORNER]);

/** Where the film leaves the roll at an angle of the drive. Inches. */
function filmExitAt(angle: number): FloorPoint {
	const { at, turned } = positionAt(angle);
	const [x, y] = rotatePoint(FILM_EXIT, turned);
	return [at[0] + x, at[1] + y];
}

/** How far the middle of the robot is from the side of the load along which it drives. Inches. */
const DISTANCE = 35;

/** A part that a callout can name. */
type RobotCallout = keyof ReturnType<typeof placesOf>;

/**
 * Where callouts point when the robot is at the far right corner, with its film at this height.
 * Inches.
 */
function placesOf(top: number, film: number) {
	const [x, y] = CORNERS.right;
	const { at, size } = MAST;
	const load: Point = [-HALF_LENGTH, HALF_WIDTH, top - 4];
	const onPath = DISTANCE * Math.SQRT1_2;
	return {
		"robot-path": [-HALF_LENGTH - onPath, HALF_WIDTH + onPath, 0],
		"light-load": load,
		"load-stays-put": load,
		mast: [x + at[0] + size[0], y + at[1] + size[1] / 2, at[2] + size[2] - 7],
		"film-carriage": [x + ROLL[0] + 6, y + ROLL[1], film + FILM_WIDTH + 2],
		"feeler-arm": [x + 6, y + 2, 4],
	} as const satisfies Partial<Record<CalloutName, Point>>;
}

/** The dashed path on the floor along which the robot drives around the load. */
function RobotPath() {
	const path = ROUTE.toReversed().flatMap(([x, y], index): Segment[] => {
		const round = levelCircle([x, y, 0], DISTANCE);
		const [from, to] = [90 * index, 90 * index + 90];
		const start = project(pointOn(round, from));
		return [{ command: index ? "line" : "move", to: start }, arc(round, from, to)];
	});
	return <Outline ink="floor-path" path={[...path, { command: "close" }]} />;
}

/** The load and the robot beside it, from above, with the way it drives. */
function Plan() {
	const [x, y] = CORNERS.right;
	return (
		<>
			<plan.Load />
			<plan.Roll at={[x + ROLL[0], y + ROLL[1]]} to={CORNERS.front} />
			<g transform={`translate(${x} ${y})`}>
				<plan.Footprint {...CHASSIS} ink="moving-top" />
				<plan.Footprint {...MAST} ink="moving-right" />
			</g>
			<plan.TurnArrow radius={62} from={-40} to={-220} />
		</>
	);
}

const BODY_AND_CARRIAGE = [...BODY, PLATE, FILM_ROLL, CAP];

/**
 * When the jack exchanges the load, after a moment and until the end of the cycle. It takes a round
 * percentage of the cycle, which keeps keyframes short. Seconds.
 */
function exchangeAfter(seconds: number, cycle: number): ExchangeSpans {
	const percent = cycle / 100;
	const span = (from: number, to: number): Span => [from * percent, to * percent];
	const there = 100 - 5 * PAUSE;
	const way = 3 * Math.floor((there - APPROACH - 2 * PAUSE - seconds / percent) / 6);
	const brings = there - way;
	const gone = brings - PAUSE;
	const takes = gone - way;
	const arrives = takes - PAUSE;
	return {
		comes: span(arrives - APPROACH, arrives),
		takes: span(takes, gone),
		brings: span(brings, there),
		leaves: span(PAUSE, PAUSE + APPROACH),
	};
}

interface RobotOptions {
	readonly turns: number;
	/** Seconds that one round takes at full speed. */
	readonly turn: number;
	/** Top of the load. Inches. */
	readonly top: number;
	readonly load: ReactNode;
	readonly callouts: readonly CalloutOf<RobotCallout>[];
}

/** A robot that drives around a load. Its picture shows the end of the third round. */
export function robot({ turns, turn, top, load, callouts }: RobotOptions) {
	const cycle = 10 * turn;
	const drive = softDrive({ turns, turn, steps: STEPS });
	const { atHalfSteps, end, timeOf } = drive;
	const spans = exchangeAfter(end + CUT, cycle);
	const [, gone] = spans.takes;
	const heights = [FILM_FROM, top - FILM_WIDTH] as const;
	const wrap = wrapping({ drive, cycle, heights, back: cycle - ATTACHING, gone });
	const pose = {
		at: atHalfSteps((angle) => positionAt(angle).at),
		turned: drive.atSpeedChanges((angle) => positionAt(angle).turned, BENDS),
		faceTurned: atHalfSteps((angle) => positionAt(angle).turned),
		up: wrap.height.map((z): Point => [0, 0, z - FILM_FROM]),
	};
	const film = filmAround({ wrapping: wrap, filmExitAt, z: FILM_FROM, up: pose.up });
	const laid = laidFilm(wrap, filmExitAt);
	const transfer = exchange(spans, AWAY);
	const moment = timeOf(3 * 360);
	const places = placesOf(top, wrap.height(moment));
	return {
		scene: (
			<>
				<Part name="robot-path">
					<RobotPath />
				</Part>
				<InPicture>
					<TurnArrow radius={50} from={160} to={98} />
				</InPicture>
				<RobotInQuarter {...pose} quarter="back" parts={[...FEELER, SEAT, ...BODY, PLATE, FILM_ROLL]} />
				<RobotInQuarter {...pose} quarter="left" parts={[...FEELER, SEAT, ...BODY, PLATE]} />
				{film("behind")}
				<RobotInQuarter {...pose} quarter="back" parts={[CAP]} />
				<RobotInQuarter {...pose} quarter="left" parts={[FILM_ROLL, CAP]} />
				<Transfer exchange={transfer} z={0} truck="pallet-jack">
					<Shadow x={HALF_LENGTH} y={[-HALF_WIDTH, HALF_WIDTH]} length={12} />
					{load}
					<LoadSides z={0} film={laid} />
				</Transfer>
				<Part name="feeler-arm">
					<RobotInQuarter {...pose} quarter="right" parts={FEELER} />
				</Part>
				<RobotInQuarter {...pose} quarter="right" parts={[SEAT]} />
				{film("front")}
				<RobotInQuarter {...pose} quarter="front" parts={[...FEELER, SEAT, ...BODY_AND_CARRIAGE]} />
				<RobotInQuarter {...pose} quarter="right" parts={BODY_AND_CARRIAGE} />
			</>
		),
		cycle,
		moment,
		poster: { scale: 0.88, lift: 7.2 },
		callouts: callouts.map((callout) => ({ ...callout, point: places[callout.word] })),
		plan: <Plan />,
	} satisfies Machine;
}
