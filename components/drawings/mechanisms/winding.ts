import { CORNERS, SIDES, type Side } from "../parts/load.tsx";
import { type FloorPoint, inOneTurn } from "../projection.ts";
import { range } from "../range.ts";
import { during, type OverTime } from "../scene/time.ts";
import { FILM_WIDTH, type Wrapping } from "./wrapping.ts";

/** Where film leaves the roll when the load stands still and the roll has gone this far around it. Degrees and inches. */
export type RollAt = (angle: number) => FloorPoint;

type Winding = Pick<Wrapping, "height" | "turns" | "gone">;

/** How far apart the samples of the roll's path are. Degrees. */
const SAMPLE = 1;

/**
 * How far the roll has gone each time the web touches the next corner: the roll crosses the line of a side there, and the web
 * lies along that side. Degrees, of this many of its drive.
 */
function passes(rollAt: RollAt, total: number): { readonly side: Side; readonly angle: number }[] {
	return range(0, total, SAMPLE).flatMap((early) => {
		const [before, after] = [rollAt(early), rollAt(early + SAMPLE)];
		return SIDES.flatMap((side) => {
			const [axis, other] = side === "front" || side === "back" ? ([1, 0] as const) : ([0, 1] as const);
			const corner = CORNERS[side];
			const isAtCorner = after[other] * corner[other] > 0;
			if (!isAtCorner || before[axis] > corner[axis] === after[axis] > corner[axis]) return [];
			// It crosses that line evenly between two samples.
			const part = (corner[axis] - before[axis]) / (after[axis] - before[axis]);
			return [{ side, angle: early + SAMPLE * part }];
		});
	});
}

/** The corner of the load that the web touches when the roll has gone this far, and the degrees of each turn at which it changes. */
export function webCorners(rollAt: RollAt) {
	const corners = passes(rollAt, 360);
	return {
		cornerAt(angle: number): FloorPoint {
			const last = corners.findLast((corner) => corner.angle <= inOneTurn(angle)) ?? corners.at(-1);
			return CORNERS[last?.side ?? "front"];
		},
		jumps: corners.map(({ angle }) => angle),
	};
}

/** What film adds to that already on its side. */
export interface Strip {
	readonly side: Side;
	/** When it is laid. Seconds. */
	readonly laid: number;
	/** It is on its load until that is out of sight. */
	readonly shown: OverTime<boolean>;
	/** Its lower and its upper edge, at the left and at the right end of the side. Inches above the underside of the load. */
	readonly left: Edges;
	readonly right: Edges;
}

type Edges = readonly [low: number, high: number];

/** The part outside the existing film: above it, or below it where film is wound from the top down. */
function beyond([low, high]: Edges, [from, to]: Edges, isRising: boolean): Edges {
	return isRising ? [Math.max(high, from), Math.max(high, to)] : [Math.min(low, from), Math.min(low, to)];
}

/**
 * The strips of film by which the wrapped part of each side grows. They do not overlap, so the film has one tint. Where film
 * falls does not depend on the speed, so it is the same for a roll that goes around a load and for a load that turns.
 */
export function wind({ height, turns, gone }: Winding, rollAt: RollAt): Strip[] {
	let leftLow = height(0);
	const covered = new Map<Side, { left: Edges; right: Edges }>();
	const grown = (old: Edges, now: Edges): Edges => [Math.min(old[0], now[0]), Math.max(old[1], now[1])];
	// The film is laid on one side of the load at once, when the web lies along it.
	return passes(rollAt, turns.total).flatMap(({ side, angle }) => {
		const laid = turns.timeOf(angle);
		const rightLow = height(laid);
		const left: Edges = [leftLow, leftLow + FILM_WIDTH];
		const right: Edges = [rightLow, rightLow + FILM_WIDTH];
		// The first film on a side is above a line.
		const there = covered.get(side) ?? { left: [leftLow, leftLow], right: [rightLow, rightLow] };
		covered.set(side, { left: grown(there.left, left), right: grown(there.right, right) });
		leftLow = rightLow;
		const isRising = left[1] + right[1] > there.left[1] + there.right[1];
		const strip = { left: beyond(there.left, left, isRising), right: beyond(there.right, right, isRising) };
		const isNew = strip.left[1] - strip.left[0] + strip.right[1] - strip.right[0] > 0.5;
		return isNew ? [{ side, laid, shown: during(laid, gone), ...strip }] : [];
	});
}
