import { type FloorPoint, project } from "../projection.ts";
import { type Clock, SOFT } from "./clock.ts";
import { type Frame, short } from "./keyframes.ts";

const DEGREE = Math.PI / 180;

/** The distance between keyframes: small enough that a corner stays within a stroke of its circle. Degrees. */
const SAMPLE = 15;

/** The point at an angle on the floor, from x+ towards y+. Degrees and inches. */
export function onFloor(angle: number, radius: number): FloorPoint {
	return [radius * Math.cos(angle * DEGREE), radius * Math.sin(angle * DEGREE)];
}

/** The frames of what turns with a clock: forwards, or backwards like the film that is carried around a load. */
export function turningWith({ whole, timeOf }: Clock, direction: 1 | -1): Frame[] {
	const angles = Array.from({ length: whole / SAMPLE + 1 }, (_, index) => SAMPLE * index);
	return angles
		.filter((angle) => angle <= SOFT || angle >= whole - SOFT)
		.map((angle) => ({ at: timeOf(angle), css: `transform:rotate(${direction * angle}deg)` }));
}

/** A point turned around the middle of the sheet. Degrees. */
export function turned([x, y]: FloorPoint, angle: number): FloorPoint {
	const [along, across] = [onFloor(angle, x), onFloor(angle + 90, y)];
	return [along[0] + across[0], along[1] + across[1]];
}

/**
 * The transform that draws an upright face: one inch to its right runs along `along` on the floor, and one inch up
 * stays upright. Browsers interpolate between poses function by function. These functions keep corners together and
 * never make a matrix that cannot be inverted, as `matrix()` would for a face seen edge-on.
 */
export function uprightPose([x, y]: FloorPoint, along: FloorPoint, z = 0): string {
	const [right, down] = project([x, y, z]);
	const [width, slant] = project([...along, 0]);
	const skew = Math.atan(slant / 2.5) / DEGREE;
	return `transform:translate(${short(right)}px,${short(down)}px)scale(${short(width, 2)},2.5)skewY(${short(skew)}deg)`;
}
