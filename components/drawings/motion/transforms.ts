import { short } from "../geometry/path.ts";
import { DEGREE, type FloorPoint, type Point, project } from "../geometry/projection.ts";

/**
 * The CSS declarations that a run animates. Transforms are lists of functions, whose numbers
 * browsers interpolate one by one. A matrix that cannot be inverted, like that of a plane seen
 * edge-on, would be interpolated as a jump.
 */
type Css<Value> = (value: Value) => string;

/** A part that moves without turning. Inches. */
export const translate: Css<Point> = (at) => {
	const [x, y] = project(at);
	return `transform:translate(${short(x, 1)}px,${short(y, 1)}px)`;
};

/** A part that turns in its own plane. Degrees. */
export const rotate: Css<number> = (angle) => `transform:rotate(${short(angle, 1)}deg)`;

/** From 0, invisible, to 1. */
export const fade: Css<number> = (value) => `opacity:${short(value, 2)}`;

/** A vertical plane: one inch of u is `along` in the world, and one inch of v runs up. */
export interface VerticalPose {
	readonly at: Point;
	readonly along: Point;
}

/** A vertical plane that moves and turns. */
export const vertical: Css<VerticalPose> = ({ at, along }) => {
	const [x, y] = project(at);
	const [width, slant] = project(along);
	const skew = -Math.atan(slant / 2.5) / DEGREE;
	return `transform:translate(${short(x, 1)}px,${short(y, 1)}px)scale(${short(width, 3)},-2.5)skewY(${short(skew, 1)}deg)`;
};

/**
 * A level plane that turns about its origin from where u runs along x and v along y. Degrees from
 * x+ towards y+.
 */
export const level: Css<number> = (angle) => `transform:matrix(2,1,-2,1,0,0)rotate(${short(angle, 1)}deg)`;

/**
 * A vertical plane in a level one that turns by this angle: its first coordinate runs along
 * `along`. It undoes the rotation and the projection of the level plane, and then projects the
 * vertical one.
 */
function standing(along: FloorPoint): Css<number> {
	const direction = Math.atan2(along[1], along[0]);
	return (turned) => {
		const angle = direction + turned * DEGREE;
		const [width, slant] = project([Math.cos(angle), Math.sin(angle), 0]);
		const skew = -Math.atan(slant / 2.5) / DEGREE;
		return `transform:rotate(${short(-turned, 1)}deg)matrix(.25,-.25,-1.25,-1.25,0,0)scaleX(${short(width, 2)})skewY(${short(skew, 1)}deg)`;
	};
}

/**
 * The sides of a body that turns: the one that faces y+ before it is turned, and the one that faces
 * x+.
 */
export const sides = { y: standing([1, 0]), x: standing([0, -1]) };
