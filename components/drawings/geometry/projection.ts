/** One degree, in radians. */
export const DEGREE = Math.PI / 180;

/**
 * A point or a vector of the drawn world, in inches: x runs to the lower right, y to the lower
 * left, z up. The viewer looks from +x, +y and above, so a box shows its top, its y+ face (left)
 * and its x+ face (right).
 */
export type Point = readonly [x: number, y: number, z: number];

/** A point or a vector of the sheet, in SVG units: x to the right, y down. */
export type SheetPoint = readonly [x: number, y: number];

/** A point on the floor, or seen from above. Inches. */
export type FloorPoint = readonly [x: number, y: number];

/**
 * Projects inches to sheet units, 2:1 dimetric. Whole inches on the floor give whole units, which
 * keeps paths short. The origin of the world is the origin of the sheet: each drawing chooses its
 * own viewBox.
 */
export function project([x, y, z]: Point): SheetPoint {
	return [2 * (x - y), x + y - 2.5 * z];
}

/** The sum of two vectors. */
export function add(a: Point, b: Point): Point {
	return [a[0] + b[0], a[1] + b[1], a[2] + b[2]];
}

/** A vector times a number. */
export function times(a: Point, factor: number): Point {
	return [a[0] * factor, a[1] * factor, a[2] * factor];
}

/** The vector from one point to another. */
export function vector(from: Point, to: Point): Point {
	return add(to, times(from, -1));
}

/** Linear interpolation between two points: `fraction` is from 0 to 1. */
export function interpolate(from: Point, to: Point, fraction: number): Point {
	return add(from, times(vector(from, to), fraction));
}

/** The scalar product of two vectors. */
export function dot(a: Point, b: Point): number {
	return a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
}

/** The point at an angle on the floor, from x+ towards y+. Degrees and inches. */
export function polar(angle: number, radius: number): FloorPoint {
	return [radius * Math.cos(angle * DEGREE), radius * Math.sin(angle * DEGREE)];
}

/** The same direction as an angle from 0 to 360. Degrees. */
export function inOneTurn(angle: number): number {
	return ((angle % 360) + 360) % 360;
}

/** Rotates a point about the origin of the floor, from x+ towards y+. Degrees. */
export function rotatePoint([x, y]: FloorPoint, angle: number): FloorPoint {
	const [along, across] = [polar(angle, x), polar(angle + 90, y)];
	return [along[0] + across[0], along[1] + across[1]];
}
