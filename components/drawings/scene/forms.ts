import { DEGREE, type FloorPoint, onUpright, type Point, project, turned } from "../projection.ts";

/** A kind of movement, as the numbers that a browser interpolates one by one between two keyframes. */
export interface Form<Value> {
	readonly numbersOf: (value: Value) => readonly number[];
	/** The decimals with which each number is written. */
	readonly decimals: readonly number[];
	/** The declaration of a state. */
	readonly css: (written: readonly string[]) => string;
	/**
	 * How far apart two states put a part: sheet units where they differ most. `reach` is how far the part extends from the
	 * origin of its plane, in inches.
	 */
	readonly apart: (a: readonly number[], b: readonly number[], reach: number) => number;
}

/** An upright plane: one inch of u is `along` in the world, and one inch of v runs up. */
export interface UprightPose {
	readonly at: Point;
	readonly along: Point;
}

/** The largest distance between where two states put some points of a part that reaches one inch. */
function farthest(
	points: readonly FloorPoint[],
	place: (numbers: readonly number[], point: FloorPoint) => readonly [number, number],
): Form<never>["apart"] {
	return (a, b, reach) => {
		let most = 0;
		for (const [u, v] of points) {
			const point = [u * reach, v * reach] as const;
			const [x, y] = place(a, point);
			const [otherX, otherY] = place(b, point);
			// `Math.hypot` is so slow that it would take a twentieth of a build.
			most = Math.max(most, Math.sqrt((x - otherX) ** 2 + (y - otherY) ** 2));
		}
		return most;
	};
}

/** A part that moves without turning. */
export const moved: Form<Point> = {
	numbersOf: project,
	decimals: [1, 1],
	css: ([x, y]) => `transform:translate(${x}px,${y}px)`,
	apart: farthest([[0, 0]], ([x = 0, y = 0]) => [x, y]),
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
	apart: farthest(
		[
			[1, 0],
			[-1, 0],
		],
		([x = 0, y = 0, width = 0, slant = 0], [u]) => [x + u * width, y - u * 2.5 * Math.tan(slant * DEGREE)],
	),
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
	apart: farthest([[0, 1]], ([x = 0, y = 0, drop = 0, lean = 0], [, v]) => {
		const across = v * Math.tan(lean * DEGREE);
		return [x + 2 * across, y + across + 2.5 * v * drop];
	}),
};

/** What an arm of some inches carries around an axis along x. Its value is the angle of the arm, in degrees from y+ towards z+. */
export function carried(arm: number): Form<number> {
	return {
		numbersOf: (angle) => [angle, -angle],
		decimals: [1, 1],
		// From inches across x to sheet units, and back: so a browser moves it on its circle, and does not turn it.
		css: ([angle, back]) =>
			`transform:matrix(-2,1,0,-2.5,0,0)rotate(${angle}deg)translate(${arm}px)rotate(${back}deg)matrix(-.5,-.2,0,-.4,0,0)`,
		apart: ([angle = 0], [other = 0]) => {
			const [one, two] = [angle, other].map((degrees) => project(onUpright(degrees, arm)));
			return Math.hypot((one?.[0] ?? 0) - (two?.[0] ?? 0), (one?.[1] ?? 0) - (two?.[1] ?? 0));
		},
	};
}

/** Inches along a plane that a transform draws. */
export const slid: Form<number> = {
	numbersOf: (inches) => [inches],
	decimals: [2],
	css: ([inches]) => `transform:translate(${inches}px)`,
	apart: ([a = 0], [b = 0]) => 2.5 * Math.abs(a - b),
};

/** A part that turns in its own plane. Degrees. */
export const spun: Form<number> = {
	numbersOf: (angle) => [angle],
	decimals: [1],
	css: ([angle]) => `transform:rotate(${angle}deg)`,
	apart: ([a = 0], [b = 0]) => Math.abs(a - b),
};

/** A line drawn 100 sheet units high, and how high it has to be. */
export const stretched: Form<number> = {
	numbersOf: (length) => [length / 100],
	decimals: [3],
	css: ([factor]) => `transform:scaleY(${factor})`,
	apart: ([a = 0], [b = 0]) => 100 * Math.abs(a - b),
};

/** A level plane that turns about its origin: u runs along x and v along y before. Degrees from x+ towards y+. */
export const turning: Form<number> = {
	numbersOf: (angle) => [angle],
	decimals: [1],
	css: ([angle]) => `transform:matrix(2,1,-2,1,0,0)rotate(${angle}deg)`,
	apart: farthest(
		[
			[1, 0],
			[0, 1],
		],
		([angle = 0], point) => project([...turned(point, angle), 0]),
	),
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
		apart: ([back = 0, ...a], [otherBack = 0, ...b], reach) =>
			upright.apart([0, 0, ...a], [0, 0, ...b], reach) + 2 * reach * Math.abs(back - otherBack) * DEGREE,
	};
}

/** A plane of sheet units in a level one that turns by this angle, in degrees: what looks the same from all sides. */
export const facing: Form<number> = {
	numbersOf: (turned) => [-turned],
	decimals: [1],
	css: ([back]) => `transform:rotate(${back}deg)matrix(.25,-.25,.5,.5,0,0)`,
	apart: ([back = 0], [other = 0], reach) => 2 * reach * Math.abs(back - other) * DEGREE,
};

/** The sides of a body that turns: the one that faces y+ before it is turned, and the one that faces x+. */
export const standing = { y: standingIn([1, 0]), x: standingIn([0, -1]) };

/** From 0, invisible, to 1. */
export const opacity: Form<number> = {
	numbersOf: (value) => [value],
	decimals: [2],
	css: ([value]) => `opacity:${value}`,
	// A difference of 2 % is nothing.
	apart: ([a = 0], [b = 0]) => 25 * Math.abs(a - b),
};
