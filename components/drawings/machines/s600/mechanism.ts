import { FILM_LENGTH } from "../../dimensions.ts";
import { add, DEGREE, inOneTurn, type Point, polar, times, vector } from "../../geometry/projection.ts";
import { range } from "../../geometry/range.ts";
import { type OverTime, overTime, track } from "../../motion/time.ts";

/** Underside of the bundle: the top of its conveyors. Inches. */
export const BUNDLE_Z = 36;
/** Its cross-section, and how far it reaches to both sides of the ring. Inches. */
export const BUNDLE = { halfWidth: 11, height: 12, end: 102 };
export const BUNDLE_TOP = BUNDLE_Z + BUNDLE.height;
/** Height of the base of the ring. Inches. */
export const BASE = 6;
/** The ring turns in a guide, whose inner radius is `guide`. Its depth is along x. Inches. */
export const RING = { inner: 29, guide: 35, outer: 38, depth: 9 };
/** Middle of the ring's downstream face. */
export const HUB: Point = [4, 0, BASE + RING.outer];
/** From the axis of the ring to the middle of the roll. Inches. */
const ARM = 34;
/** Radius of the roll. Inches. */
export const ROLL_RADIUS = 5;
/** Where the film and its roll begin and end along x, past the carrier on the face of the ring. */
export const FILM = { from: HUB[0] + 4, to: HUB[0] + 20 };
/** How far the bundle travels while the ring turns once. Each turn overlaps the one before. */
export const PITCH = 12;
/** The joints between boards repeat after this distance. Inches. */
export const BOARD = 36;

/** The time in which the ring turns once. Seconds. */
const TURN = 2.4;
/** The turns of a cycle, after which the joints between boards are where they were. */
const TURNS = BOARD / PITCH;
export const CYCLE = TURN * TURNS;
/**
 * Where the roll is at first: visible there, and after a third and two thirds of a turn. Degrees.
 */
const START_ANGLE = 85;

/** How far the ring at one angle has turned since it was last at another. Degrees. */
const turnedSince = (angle: number, at: number) => inOneTurn(angle - at);
/** Whether the ring has turned past one angle, but not past the other. Degrees. */
const isWithin = ({ from, to }: { readonly from: number; readonly to: number }, angle: number) =>
	turnedSince(angle, from) < turnedSince(to, from);
/** How far the bundle travels while the ring turns. */
const travel = (angle: number) => (PITCH * angle) / 360;

/**
 * A value that depends on how far the ring has turned. It may jump at these degrees of each turn.
 */
function byRingAngle<Value>(value: (angle: number) => Value, jumps: readonly number[] = []): OverTime<Value> {
	const degrees = [...range(0, 360, 10), ...jumps];
	const moments = range(0, TURNS, 1).flatMap((turn) => degrees.map((angle) => TURN * (turn + angle / 360)));
	return overTime(moments, (seconds) => value((360 * seconds) / TURN));
}

/** The point at an angle on a vertical circle around x, from y+ towards z+. Degrees and inches. */
function onVerticalCircle(angle: number, radius: number): Point {
	return [0, ...polar(angle, radius)];
}

/** How far the ring has turned, from y+ towards z+. Degrees. */
export const ringAngle = track([0, 0], [CYCLE, 360 * TURNS]);

/** Where the roll is, relative to the hub. */
export const placeOfRoll = byRingAngle((angle) => onVerticalCircle(START_ANGLE + angle, ARM));

/**
 * The film leaves the roll at its trailing side: how far from the axis, and how far behind the
 * middle of the roll.
 */
const EXIT = { arm: Math.hypot(ARM, ROLL_RADIUS), lag: Math.atan2(ROLL_RADIUS, ARM) / DEGREE };
const exitAt = (angle: number): Point =>
	add([FILM.from, HUB[1], HUB[2]], onVerticalCircle(START_ANGLE - EXIT.lag + angle, EXIT.arm));
/**
 * How far the ring has turned in its first turn when the film exit is at this angle around the hub.
 */
const turnTo = (angle: number) => turnedSince(angle, START_ANGLE - EXIT.lag);
/** The angle around the hub at which the film exit is at this height. Degrees. */
const angleAt = (z: number) => Math.asin((z - HUB[2]) / EXIT.arm) / DEGREE;
/**
 * The angle around the hub at which the film exit is in line with the near side, above it. Half a
 * turn later it is in line with the far side, below it. Degrees.
 */
const besideNear = Math.acos((BUNDLE.halfWidth - HUB[1]) / EXIT.arm) / DEGREE;

/**
 * The degrees of the ring at which each side is wrapped, and the y and z of the edge that the film
 * then touches, in inches.
 */
const WRAPPED = {
	near: { angle: turnTo(besideNear), edge: [BUNDLE.halfWidth, BUNDLE_TOP], isInFront: true },
	top: { angle: turnTo(180 - angleAt(BUNDLE_TOP)), edge: [-BUNDLE.halfWidth, BUNDLE_TOP], isInFront: false },
	far: { angle: turnTo(180 + besideNear), edge: [-BUNDLE.halfWidth, BUNDLE_Z], isInFront: false },
	below: { angle: turnTo(angleAt(BUNDLE_Z)), edge: [BUNDLE.halfWidth, BUNDLE_Z], isInFront: true },
} as const;
const sidesInOrder = Object.values(WRAPPED).toSorted((a, b) => a.angle - b.angle);
const jumps = sidesInOrder.map(({ angle }) => angle);

/** The side that was wrapped last. */
function lastWrapped(angle: number) {
	const sorted = sidesInOrder.toSorted((a, b) => turnedSince(angle, a.angle) - turnedSince(angle, b.angle));
	return sorted[0] ?? WRAPPED.near;
}

/**
 * The roll goes behind the load once the film lies on the top. It returns below, where neither
 * hides the other.
 */
const BEHIND = { from: WRAPPED.top.angle, to: turnTo(315) };
export const isRollBehind = byRingAngle((angle) => isWithin(BEHIND, angle), [BEHIND.from, BEHIND.to]);

/** How steeply the viewer looks down on a plane across x. Degrees. */
const SIGHT = Math.atan(2 / 2.5) / DEGREE;

/**
 * The angle around the hub at which the film exit and the edge that the film touches are in one
 * line of sight, so the film is seen edge-on. Degrees.
 */
function edgeOn({ edge: [y, z], isInFront }: (typeof WRAPPED)[keyof typeof WRAPPED]): number {
	const [sightY, sightZ] = polar(SIGHT, 1);
	const aside = (y - HUB[1]) * sightZ - (z - HUB[2]) * sightY;
	const off = Math.asin(aside / EXIT.arm) / DEGREE;
	return isInFront ? SIGHT - off : SIGHT + 180 + off;
}

/** From when to when the roll is nearer to the viewer than its film. Degrees of the ring. */
const NEARER = { from: turnTo(edgeOn(WRAPPED.top)), to: turnTo(edgeOn(WRAPPED.below)) };

/** When the film in the air is behind the load or in front of it, and its roll is nearer or not. */
export function isWebAt({ isBehind, isRollNearer }: Record<"isBehind" | "isRollNearer", boolean>) {
	return byRingAngle(
		(angle) => lastWrapped(angle).isInFront !== isBehind && isWithin(NEARER, angle) === isRollNearer,
		[...jumps, NEARER.from, NEARER.to],
	);
}

/** A plane that leans: u runs along x, and one inch along v is the vector `v` in the world. */
export interface LeaningPose {
	readonly at: Point;
	readonly v: Point;
}

/** The film in the air, from the roll to the edge of the load that it touches. */
export const web = byRingAngle((angle): LeaningPose => {
	const side = lastWrapped(angle);
	const from = exitAt(angle);
	const to: Point = [FILM.from + travel(turnedSince(angle, side.angle)), ...side.edge];
	return { at: from, v: times(vector(from, to), 1 / FILM_LENGTH) };
}, jumps);

/** How far the joints between boards have traveled. Inches. */
export const boardsTravel = track([0, 0], [CYCLE, BOARD]);

/**
 * How far a film edge runs downstream across a side, and how far the film has traveled since it was
 * laid. Inches.
 */
function filmOn(side: keyof typeof WRAPPED, before: keyof typeof WRAPPED) {
	const { angle } = WRAPPED[side];
	const first = travel(turnedSince(0, angle));
	const moments = range(0, TURNS, 1).map((turn) => TURN * (turn + angle / 360));
	const resets = moments.flatMap((moment) => [[moment, PITCH] as const, [moment, 0] as const]);
	return {
		slant: travel(turnedSince(angle, WRAPPED[before].angle)),
		traveled: track([0, first], ...resets, [CYCLE, first]),
	};
}

/** The film on the two visible sides. */
export const filmOnSide = { top: filmOn("top", "near"), near: filmOn("near", "below") };
