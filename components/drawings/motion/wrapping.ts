import { LOAD_TRAVEL } from "../dimensions.ts";
import type { Point } from "../geometry/projection.ts";
import { type Drive, softDrive } from "./drive.ts";
import { during, overTime, type Track, type TrackPoint, track } from "./time.ts";

/** One cycle of a machine whose film carriage goes up once, while the load or the film turns. */
export interface Wrapping {
	/** Seconds. */
	readonly cycle: number;
	readonly drive: Drive;
	/** Lower edge of the film at the roll. Inches above the underside of the load. */
	readonly height: Track;
	/**
	 * The visible fraction of the film between roll and load, from 0 to 1: the roll draws it in after
	 * the cut.
	 */
	readonly webFraction: Track;
	/** When the film is cut. Seconds. */
	readonly cut: number;
	/** When the load is out of sight. Seconds. */
	readonly gone: number;
}

interface WrappingOptions {
	readonly drive: Drive;
	readonly cycle: number;
	/**
	 * The lowest and the highest lower edge of the film, where whole turns are level. Inches above
	 * the underside of the load.
	 */
	readonly heights: readonly [lowest: number, highest: number];
	/** When the film is cut: right after the last turn, by default. */
	readonly cut?: number;
	/**
	 * When the carriage is back at its start. Without it, it comes down while wrapping, and cuts the
	 * film at the bottom.
	 */
	readonly back?: number;
	/** When it starts back: as soon as the film is cut, by default. */
	readonly descends?: number;
	readonly gone: number;
}

/** The time in which the film is cut, before the carriage leaves. Seconds. */
export const CUT = 0.4;
/**
 * The time in which the roll draws the cut film in: at once, so that no loose end is in sight.
 * Seconds.
 */
const DRAWN_IN = 0.15;
/**
 * The time at the end of the cycle in which the film tail is attached to the next load. Seconds.
 */
export const ATTACHING = 0.4;

/** The fractions of the time in which film gets shorter or longer that have a keyframe. */
const THIRDS = [0, 1 / 3, 2 / 3, 1];

export function wrapping({
	drive,
	cycle,
	heights: [lowest, highest],
	cut = drive.end,
	back,
	descends = cut + CUT,
	gone,
}: WrappingOptions): Wrapping {
	const { total, timeOf } = drive;
	const climbs = back
		? track([timeOf(360), lowest], [timeOf(total - 360), highest])
		: track(
				[timeOf(360), lowest],
				[timeOf(total / 2 - 180), highest],
				[timeOf(total / 2 + 180), highest],
				[timeOf(total - 360), lowest],
			);
	return {
		cycle,
		drive,
		height: back ? track(...climbs.points, [descends, highest, "ease-in-out"], [back, lowest]) : climbs,
		// The pose of film that gets shorter does not change linearly, so it has keyframes in between.
		webFraction: track(
			...THIRDS.map((fraction): TrackPoint => [cut + DRAWN_IN * fraction, 1 - fraction]),
			...THIRDS.map((fraction): TrackPoint => [cycle - ATTACHING * (1 - fraction), fraction]),
		),
		cut,
		gone,
	};
}

/** From when something moves until it has moved. Seconds. */
export type Span = readonly [from: number, to: number];

/** When a truck comes without a load, takes one away, brings the next, and leaves without one. */
export type ExchangeSpans = Readonly<Record<"comes" | "takes" | "brings" | "leaves", Span>>;

/** Appears in the first half or third of a span: from 0 to 1. */
function fadeIn([from, to]: Span, parts: 2 | 3): TrackPoint[] {
	return [
		[from, 0],
		[from + (to - from) / parts, 1],
	];
}

/** Fades in the last half or third of a span. */
function fadeOut([from, to]: Span, parts: 2 | 3): TrackPoint[] {
	return [
		[to - (to - from) / parts, 1],
		[to, 0],
	];
}

/**
 * A truck that takes a load away and brings the next. It comes into sight and goes out of sight
 * within the picture, so that no frame cuts it.
 *
 * @param away how far it goes. Inches along y
 */
export function exchange({ comes, takes, brings, leaves }: ExchangeSpans, away: number) {
	// It may leave when the next cycle has begun.
	const inOrder = <Part>(arrival: Part[], departure: Part[]) =>
		leaves[0] < comes[0] ? [...departure, ...arrival] : [...arrival, ...departure];
	return {
		away,
		/** How far the load is from its place, along y. Inches. */
		load: track(
			[takes[0], 0, "ease-in-out"],
			[takes[1], away],
			[brings[0], away, "ease-in-out"],
			[brings[1], 0],
		),
		/** The opacity of the load, with a truck that carries it. */
		loadOpacity: track(...fadeOut(takes, 3), ...fadeIn(brings, 3)),
		/** How far the truck is from where it carries the load, along y. Inches. */
		truck: track(
			...inOrder<TrackPoint>(
				[
					[comes[0], away, "ease-in-out"],
					[comes[1], 0],
				],
				[
					[leaves[0], 0, "ease-in-out"],
					[leaves[1], away],
				],
			),
		),
		truckOpacity: track(...inOrder(fadeIn(comes, 2), fadeOut(leaves, 2))),
		/** When the truck moves, in order of time. */
		drives: inOrder([comes, takes, brings], [leaves]),
		/** Whether whoever walks with it pulls it out. Otherwise they push it in. */
		pulls: overTime([...takes, ...leaves], (seconds) =>
			[takes, leaves].some(([from, to]) => seconds >= from && seconds < to),
		),
	};
}

/** The usual number of turns of film on a load. */
const TURNS = 6;
/** How many turns of film the picture of a turntable wrapper shows. */
export const TURNS_IN_PICTURE = 3;
/** Seconds that a turntable takes to turn once. */
const TURN = 1.5;
/** The time in which the carriage comes down. Seconds. */
const DESCENT = 2;
/** The time in which a truck comes for the load or leaves it. Seconds. */
const APPROACH = 1.6;
/** The time in which it takes the load away or brings the next. Seconds. */
const EXCHANGE = 2.4;
/** The pause before it moves on. Seconds. */
const PAUSE = 0.2;
/**
 * How far the truck drives away, in inches. The operator is still whole where a phone crops the
 * drawing.
 */
const AWAY = 64;

interface SemiAutomatic extends Pick<WrappingOptions, "heights"> {
	readonly turns?: number;
	/** How long an operator walks each time, to the film or back from it. Seconds. */
	readonly walk?: number;
	/** How far the truck goes, if it has less room than usual: see `exchange`. Inches. */
	readonly away?: number | undefined;
}

/**
 * One cycle of a turntable: the load turns while the carriage climbs, the film is cut, and a truck
 * takes the load away and brings the next.
 */
export function semiAutomatic({ heights, turns = TURNS, walk = 0, away = AWAY }: SemiAutomatic) {
	const drive = softDrive({ turns, turn: TURN });
	const cut = drive.end + walk;
	const back = cut + CUT + DESCENT;
	const comes = cut + CUT + walk;
	const takes = comes + APPROACH + PAUSE;
	const gone = takes + EXCHANGE;
	const brings = gone + PAUSE;
	const leaves = brings + EXCHANGE + PAUSE;
	// Percentages of such a cycle have few digits.
	const cycle = 5 * Math.ceil((leaves + APPROACH + walk) / 5);
	return {
		...wrapping({ drive, cycle, heights, cut, back, gone }),
		exchange: exchange(
			{
				comes: [comes, comes + APPROACH],
				takes: [takes, gone],
				brings: [brings, brings + EXCHANGE],
				leaves: [leaves, leaves + APPROACH],
			},
			away,
		),
	};
}

interface Automatic extends Pick<WrappingOptions, "heights" | "drive"> {
	/** The time from the cut until the loads move. Seconds. */
	readonly pause: number;
	/** The time in which they move. Seconds. */
	readonly travel: number;
	/** The time from then until the next wrap starts. Seconds. */
	readonly rest: number;
	/**
	 * Whether the carriage stays up until the next load is there. Otherwise it comes down while it
	 * still wraps.
	 */
	readonly staysUp?: boolean;
}

/**
 * One cycle of a machine in a conveyor line: a load is wrapped, the film is cut, it rolls out, and
 * the next one rolls in. Out of the picture, the wrapped one becomes the load that has arrived
 * meanwhile.
 */
export function automatic({ heights, drive, pause, travel, rest, staysUp = false }: Automatic) {
	const leaves = drive.end + CUT + pause;
	const arrives = leaves + travel;
	const cycle = arrives + rest;
	const along = (x: number): Point => [x, 0, 0];
	return {
		...wrapping({
			drive,
			cycle,
			heights,
			gone: arrives,
			...(staysUp && { descends: arrives, back: cycle - ATTACHING }),
		}),
		/** How far the load that is wrapped has moved. Inches. */
		currentLoad: track([leaves, 0, "ease-in-out"], [arrives, LOAD_TRAVEL], [arrives, 0]).map(along),
		/** The load after it: how far it has moved, and when it is in sight. */
		nextLoad: {
			at: track([leaves, -LOAD_TRAVEL, "ease-in-out"], [arrives, 0]).map(along),
			shown: during(leaves, arrives),
		},
	};
}
