/**
 * A point or a vector of the drawn world, in inches: x runs to the lower right, y to the lower left, z up.
 * The viewer looks from +x, +y and above, so a box shows its top, its y+ face (left) and its x+ face (right).
 */
export type Point = readonly [x: number, y: number, z: number];

/** A point or a vector of the sheet, in SVG units: x to the right, y down. */
export type SheetPoint = readonly [x: number, y: number];

/** A point, from its position on the floor. Inches. */
export type FloorPoint = readonly [x: number, y: number];

/**
 * Projects inches to sheet units, 2:1 dimetric. Whole inches on the floor give whole units, which keeps paths
 * short. The origin of the world is the origin of the sheet: each drawing chooses its own viewBox.
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
