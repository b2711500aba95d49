import { CORNERS, FILM_WIDTH, SIDES, type Side } from "../dimensions.ts";
import { type FloorPoint, inOneTurn } from "../geometry/projection.ts";
import { range } from "../geometry/range.ts";
import { during, type OverTime } from "./time.ts";
import type { Wrapping } from "./wrapping.ts";

/**
 * Where film leaves the roll when the roll has gone this far around a stationary load. Degrees and
 * inches.
 */
export type FilmExitAt = (angle: number) => FloorPoint;

type Winding = Pick<Wrapping, "height" | "drive" | "gone">;

/** How far apart the samples of the roll's path are. Degrees. */
const SAMPLE = 1;

/**
 * The angles at which the web touches the next corner: the roll crosses the line of a side there,
 * so the web lies along that side. Degrees that the roll has gone around the load, from 0 to
 * `total`.
 */
function contacts(filmExitAt: FilmExitAt, total: number): { readonly side: Side; readonly angle: number }[] {
	return range(0, total, SAMPLE).flatMap((early) => {
		const [before, after] = [filmExitAt(early), filmExitAt(early + SAMPLE)];
		return SIDES.flatMap((side) => {
			const [axis, other] = side === "front" || side === "back" ? ([1, 0] as const) : ([0, 1] as const);
			const corner = CORNERS[side];
			const isAtCorner = after[other] * corner[other] > 0;
			if (!isAtCorner || before[axis] > corner[axis] === after[axis] > corner[axis]) return [];
			// Linear interpolation between the two samples.
			const fraction = (corner[axis] - before[axis]) / (after[axis] - before[axis]);
			return [{ side, angle: early + SAMPLE * fraction }];
		});
	});
}

/**
 * The corner of the load that the web touches at an angle of the roll, and the angles of each turn
 * at which it changes.
 */
export function webCorners(filmExitAt: FilmExitAt) {
	const corners = contacts(filmExitAt, 360);
	return {
		cornerAt(angle: number): FloorPoint {
			const last = corners.findLast((corner) => corner.angle <= inOneTurn(angle)) ?? corners.at(-1);
			return CORNERS[last?.side ?? "front"];
		},
		jumps: corners.map(({ angle }) => angle),
	};
}

/** What one pass of film adds to a side of the load. */
export interface Strip {
	readonly side: Side;
	/** When it is laid. Seconds. */
	readonly laid: number;
	/** True from when it is laid until its load is out of sight. */
	readonly shown: OverTime<boolean>;
	/**
	 * Its lower and its upper edge, at the left and at the right end of the side. Inches above the
	 * underside of the load.
	 */
	readonly left: Edges;
	readonly right: Edges;
}

type Edges = readonly [low: number, high: number];

/**
 * The part outside the existing film: above it, or below it where film is wound from the top down.
 */
function beyond([low, high]: Edges, [from, to]: Edges, isRising: boolean): Edges {
	return isRising ? [Math.max(high, from), Math.max(high, to)] : [Math.min(low, from), Math.min(low, to)];
}

/**
 * The strips of film on the sides of a load, in the order in which they are laid. They do not
 * overlap, so the film has one tint. A load that turns gets the same strips as one that a roll goes
 * around: only how they move relative to each other counts.
 */
export function stripsOf({ height, drive, gone }: Winding, filmExitAt: FilmExitAt): Strip[] {
	let leftLow = height(0);
	const covered = new Map<Side, { left: Edges; right: Edges }>();
	const union = (one: Edges, other: Edges): Edges => [Math.min(one[0], other[0]), Math.max(one[1], other[1])];
	// Film is laid on a whole side at one time: when the web lies along it.
	return contacts(filmExitAt, drive.total).flatMap(({ side, angle }) => {
		const laid = drive.timeOf(angle);
		const rightLow = height(laid);
		const left: Edges = [leftLow, leftLow + FILM_WIDTH];
		const right: Edges = [rightLow, rightLow + FILM_WIDTH];
		// Before the first film on a side, the covered part is empty: both of its edges are at the
		// lower edge of that film.
		const there = covered.get(side) ?? { left: [leftLow, leftLow], right: [rightLow, rightLow] };
		covered.set(side, { left: union(there.left, left), right: union(there.right, right) });
		leftLow = rightLow;
		const isRising = left[1] + right[1] > there.left[1] + there.right[1];
		const strip = { left: beyond(there.left, left, isRising), right: beyond(there.right, right, isRising) };
		const isNew = strip.left[1] - strip.left[0] + strip.right[1] - strip.right[0] > 0.5;
		return isNew ? [{ side, laid, shown: during(laid, gone), ...strip }] : [];
	});
}
