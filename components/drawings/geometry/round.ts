import type { Segment } from "./path.ts";
import { add, DEGREE, type Point, project, type SheetPoint, times } from "./projection.ts";

/**
 * A circle of the world: all points center + u cos t + v sin t. Inches; u and v are two
 * perpendicular radii.
 */
export interface Round {
	readonly center: Point;
	readonly u: Point;
	readonly v: Point;
}

const UP: Point = [0, 0, 1];

/** A horizontal circle, such as the rim of a turntable. */
export function levelCircle(center: Point, radius: number): Round {
	return { center, u: [radius, 0, 0], v: [0, radius, 0] };
}

/**
 * A vertical circle perpendicular to the x axis, such as a ring through which a load travels along
 * x.
 */
export function acrossX(center: Point, radius: number): Round {
	return { center, u: [0, radius, 0], v: [0, 0, radius] };
}

/** A vertical circle perpendicular to the y axis. */
export function acrossY(center: Point, radius: number): Round {
	return { center, u: [radius, 0, 0], v: [0, 0, radius] };
}

/** The same circle moveCircle by a vector. */
export function moveCircle(round: Round, by: Point): Round {
	return { ...round, center: add(round.center, by) };
}

/** The point of the circle at an angle. Degrees from u towards v. */
export function pointOn({ center, u, v }: Round, angle: number): Point {
	return add(center, add(times(u, Math.cos(angle * DEGREE)), times(v, Math.sin(angle * DEGREE))));
}

function cross(a: SheetPoint, b: SheetPoint): number {
	return a[0] * b[1] - a[1] * b[0];
}

/**
 * The circle projected to an SVG ellipse: two radii, the tilt, and the direction in which angles
 * increase.
 */
function ellipseOf({ u, v }: Round): { radii: [number, number]; tilt: number; sweep: 0 | 1 } {
	const [a, b] = [project(u), project(v)];
	const turn =
		0.5 * Math.atan2(2 * (a[0] * b[0] + a[1] * b[1]), a[0] ** 2 + a[1] ** 2 - b[0] ** 2 - b[1] ** 2);
	const axis = (angle: number): SheetPoint => [
		a[0] * Math.cos(angle) + b[0] * Math.sin(angle),
		a[1] * Math.cos(angle) + b[1] * Math.sin(angle),
	];
	const [major, minor] = [axis(turn), axis(turn + Math.PI / 2)];
	const tilt = Math.round(Math.atan2(major[1], major[0]) / DEGREE);
	return {
		radii: [Math.hypot(...major), Math.hypot(...minor)],
		tilt: ((tilt % 180) + 180) % 180,
		sweep: cross(a, b) > 0 ? 1 : 0,
	};
}

/**
 * The arc of the circle between two angles in degrees, at most half a turn apart. The pen is at the
 * first.
 */
export function arc(round: Round, from: number, to: number): Segment {
	const { radii, tilt, sweep } = ellipseOf(round);
	const [rx, ry] = radii;
	// SVG scales up radii that are too small, so half a turn only needs their ratio.
	const unit = Math.abs(Math.abs(to - from) - 180) < 1e-6 ? Math.min(rx, ry) : 1;
	return {
		command: "arc",
		to: project(pointOn(round, to)),
		radii: [rx / unit, ry / unit],
		tilt,
		sweep: to > from ? sweep : sweep ? 0 : 1,
	};
}

/**
 * The angle in degrees at which the outline leaves the circle when the circle is extruded along a
 * vector.
 */
function tangent({ u, v }: Round, push: Point): number {
	const along = project(push);
	return Math.atan2(cross(project(v), along), cross(project(u), along)) / DEGREE;
}

/** A part of the circle of at most half a turn, from one angle in degrees to another. */
export function openArc(round: Round, from: number, to: number): Segment[] {
	return [{ command: "move", to: project(pointOn(round, from)) }, arc(round, from, to)];
}

/**
 * The whole circle. It starts where a wall along `push` leaves it, so that both are rounded the
 * same way.
 */
export function circle(round: Round, push: Point = UP): Segment[] {
	return circleFrom(round, tangent(round, push));
}

/** The whole circle from an angle. Degrees. */
export function circleFrom(round: Round, start: number): Segment[] {
	// It ends at exactly the point where it starts, because rounding would leave a step there.
	return [...openArc(round, start, start + 180), arc(round, start - 180, start), { command: "close" }];
}

/**
 * The near half of the wall of a circle extruded along a vector, or the far half, which is the
 * inside of a ring.
 */
export function wall(round: Round, push: Point, half: "near" | "far" = "near"): Segment[] {
	const pushed = moveCircle(round, push);
	const first = tangent(round, push);
	const middle = project(pointOn({ ...round, center: [0, 0, 0] }, first + 90));
	const along = project(push);
	const facesAway = middle[0] * along[0] + middle[1] * along[1] < 0;
	const start = facesAway === (half === "near") ? first : first - 180;
	const end = start + 180;
	return [
		{ command: "move", to: project(pointOn(pushed, start)) },
		{ command: "line", to: project(pointOn(round, start)) },
		arc(round, start, end),
		{ command: "line", to: project(pointOn(pushed, end)) },
		arc(pushed, end, start),
		{ command: "close" },
	];
}
