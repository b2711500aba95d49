import { DEGREE, type FloorPoint, onUpright, type Point, project } from "../projection.ts";

/** A kind of movement, as the numbers that a browser interpolates one by one between two keyframes. */
export interface Form<Value> {
	readonly numbersOf: (value: Value) => readonly number[];
	/** The decimals with which each number is written. */
	readonly decimals: readonly number[];
	/** The declaration of a state. */
	readonly css: (written: readonly string[]) => string;
	/**
	 * Where a state puts the far ends of a part: sheet units to the right and down of each end, and last, in some forms, a
	 * distance by which all of them are off besides. `reach` is how far the part extends from the origin of its plane, in
	 * inches.
	 */
	readonly endsOf: (numbers: readonly number[], reach: number) => readonly number[];
}

/** How far apart two states put a part: sheet units where they differ most. */
export function apart(ends: readonly number[], others: readonly number[]): number {
	let most = 0;
	for (let end = 0; end + 1 < ends.length; end += 2) {
		const right = (ends[end] ?? 0) - (others[end] ?? 0);
		const down = (ends[end + 1] ?? 0) - (others[end + 1] ?? 0);
		// `Math.hypot` is so slow that it would take a twentieth of a build.
		most = Math.max(most, Math.sqrt(right ** 2 + down ** 2));
	}
	const last = ends.length - 1;
	return ends.length % 2 === 0 ? most : most + Math.abs((ends[last] ?? 0) - (others[last] ?? 0));
}

/** An upright plane: one inch of u is `along` in the world, and one inch of v runs up. */
export interface UprightPose {
	readonly at: Point;
	readonly along: Point;
}

/** A part that moves without turning. */
export const moved: Form<Point> = {
	numbersOf: project,
	decimals: [1, 1],
	css: ([x, y]) => `transform:translate(${x}px,${y}px)`,
	endsOf: (place) => place,
};

/**
 * An upright plane that moves and turns. These functions keep its corners together, and never make a matrix that cannot
 * be inverted, as `matrix()` would for a plane seen edge-on.
 */
export const upright: Form<UprightPose> = {
	numbersOf: ({ at, along }) => {
		const [width, slant] = project(along);
		return [...project(at), width, -Math.atan(slant / 2.5) / DEGREE];
	},
	decimals: [1, 1, 3, 1],
	css: ([x, y, width, slant]) => `transform:translate(${x}px,${y}px)scale(${width},-2.5)skewY(${slant}deg)`,
	endsOf: ([x = 0, y = 0, width = 0, slant = 0], reach) => {
		const [right, down] = [reach * width, -reach * 2.5 * Math.tan(slant * DEGREE)];
		return [x + right, y + down, x - right, y - down];
	},
};

/** A plane that leans: u runs along x, and one inch of v is `down` in the world. */
export interface LeaningPose {
	readonly at: Point;
	readonly down: Point;
}

/** A plane along x that hangs from one line to another, such as film between its roll and a load. */
export const leaning: Form<LeaningPose> = {
	numbersOf: ({ at, down }) => {
		const [across, along] = project(down);
		return [...project(at), (along - across / 2) / 2.5, Math.atan(across / 2) / DEGREE];
	},
	decimals: [1, 1, 3, 2],
	css: ([x, y, drop, lean]) =>
		`transform:translate(${x}px,${y}px)matrix(2,1,0,2.5,0,0)scale(1,${drop})skewX(${lean}deg)`,
	endsOf: ([x = 0, y = 0, drop = 0, lean = 0], reach) => {
		const across = reach * Math.tan(lean * DEGREE);
		return [x + 2 * across, y + across + 2.5 * reach * drop];
	},
};

/** What an arm of some inches carries around an axis along x. Its value is the angle of the arm, in degrees from y+ towards z+. */
export function carried(arm: number): Form<number> {
	return {
		numbersOf: (angle) => [angle, -angle],
		decimals: [1, 1],
		// From inches across x to sheet units, and back: so a browser moves it on its circle, and does not turn it.
		css: ([angle, back]) =>
			`transform:matrix(-2,1,0,-2.5,0,0)rotate(${angle}deg)translate(${arm}px)rotate(${back}deg)matrix(-.5,-.2,0,-.4,0,0)`,
		endsOf: ([angle = 0]) => project(onUpright(angle, arm)),
	};
}

/** Inches along a plane that a transform draws. */
export const slid: Form<number> = {
	numbersOf: (inches) => [inches],
	decimals: [2],
	css: ([inches]) => `transform:translate(${inches}px)`,
	endsOf: ([inches = 0]) => [2.5 * inches],
};

/** A part that turns in its own plane. Degrees. */
export const spun: Form<number> = {
	numbersOf: (angle) => [angle],
	decimals: [1],
	css: ([angle]) => `transform:rotate(${angle}deg)`,
	endsOf: (angle) => angle,
};

/** A line drawn 100 sheet units high, and how high it has to be. */
export const stretched: Form<number> = {
	numbersOf: (length) => [length / 100],
	decimals: [3],
	css: ([factor]) => `transform:scaleY(${factor})`,
	endsOf: ([factor = 0]) => [100 * factor],
};

/** A level plane that turns about its origin: u runs along x and v along y before. Degrees from x+ towards y+. */
export const turning: Form<number> = {
	numbersOf: (angle) => [angle],
	decimals: [1],
	css: ([angle]) => `transform:matrix(2,1,-2,1,0,0)rotate(${angle}deg)`,
	endsOf: ([angle = 0], reach) => {
		const [cos, sin] = [reach * Math.cos(angle * DEGREE), reach * Math.sin(angle * DEGREE)];
		return [...project([cos, sin, 0]), ...project([-sin, cos, 0])];
	},
};

/** An upright plane in a level one that turns by this angle, in degrees: its first coordinate runs in this direction. */
function standingIn(along: FloorPoint): Form<number> {
	const direction = Math.atan2(along[1], along[0]);
	return {
		numbersOf: (turned) => {
			const angle = direction + turned * DEGREE;
			const [width, slant] = project([Math.cos(angle), Math.sin(angle), 0]);
			return [-turned, width, -Math.atan(slant / 2.5) / DEGREE];
		},
		decimals: [1, 2, 1],
		// Turns back, and from inches of the floor to sheet units, in which an upright plane is drawn.
		css: ([back, width, slant]) =>
			`transform:rotate(${back}deg)matrix(.25,-.25,-1.25,-1.25,0,0)scaleX(${width})skewY(${slant}deg)`,
		endsOf: ([back = 0, width = 0, slant = 0], reach) => [
			...upright.endsOf([0, 0, width, slant], reach),
			2 * reach * back * DEGREE,
		],
	};
}

/** A plane of sheet units in a level one that turns by this angle, in degrees: what looks the same from all sides. */
export const facing: Form<number> = {
	numbersOf: (turned) => [-turned],
	decimals: [1],
	css: ([back]) => `transform:rotate(${back}deg)matrix(.25,-.25,.5,.5,0,0)`,
	endsOf: ([back = 0], reach) => [2 * reach * back * DEGREE],
};

/** The sides of a body that turns: the one that faces y+ before it is turned, and the one that faces x+. */
export const standing = { y: standingIn([1, 0]), x: standingIn([0, -1]) };

/** From 0, invisible, to 1. */
export const opacity: Form<number> = {
	numbersOf: (value) => [value],
	decimals: [2],
	css: ([value]) => `opacity:${value}`,
	// A difference of 2 % is nothing.
	endsOf: ([value = 0]) => [25 * value],
};
