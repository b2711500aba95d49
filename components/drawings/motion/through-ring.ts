import { project } from "../projection.ts";
import { type Frame, HOLD, JUMP, movingPart, short } from "./keyframes.ts";

/** A point across the line of travel. Inches. */
type Across = readonly [y: number, z: number];

interface ThroughRing {
	/** Prefix of the machine's part names. */
	readonly machine: string;
	/** Seconds that the ring takes to turn once. */
	readonly turn: number;
	/** How far the load travels in that time, and the distance after which its joints repeat: some turns. Inches. */
	readonly pitch: number;
	readonly repeat: number;
	/** The sides of the load, and the axis of the ring. */
	readonly load: { readonly halfWidth: number; readonly foot: number; readonly top: number };
	readonly axis: Across;
	/** The roll: how far from the axis, its radius, and where it is at first. Degrees from y+ towards z+, as it goes. */
	readonly reach: number;
	readonly radius: number;
	readonly start: number;
	/** Upstream edge of the film on the roll, along x. */
	readonly film: number;
}

/** The film on the near side and on the top of the load. Inches. */
type Sides = Readonly<Record<"near" | "top", number>>;

interface RingMotion {
	/** How far an edge of the film runs downstream across each side: down the near side, and towards it on the top. */
	readonly slants: Sides;
	/** How far downstream of the roll the newest edge begins when the cycle starts. */
	readonly starts: Sides;
	/** The film in the air then: where it leaves the roll, and the edge of the load it touches, that far downstream. */
	readonly air: { readonly from: Across; readonly to: Across; readonly downstream: number };
	/**
	 * The style sheet of the parts: `-on` moves with the load; `-turn` turns with the ring and `-upright` reverses
	 * that; `-roll-front` and `-roll-behind` show the roll in front of the load or behind it, `-web-front` and
	 * `-web-behind` the film in the air, `-web`; `-near` and `-top` are the film on the two visible sides.
	 */
	readonly styles: string;
}

/** The length at which film in the air is drawn. Its pose scales it to fit between the roll and the load. Inches. */
export const AIR = 40;
/** The distance between keyframes: small enough that the end of the film stays on its circle. Degrees. */
const SAMPLE = 10;
const DEGREE = Math.PI / 180;

/** Film carried around a load that runs through the ring: up on the near side, over the top, down behind, and below. */
export function throughRing(options: ThroughRing): RingMotion {
	const { machine, turn, pitch, repeat, load, axis, reach, radius, start, film } = options;
	const { halfWidth, foot, top } = load;
	// The film leaves the roll at its trailing side.
	const distance = Math.hypot(reach, radius);
	const lag = Math.atan2(radius, reach) / DEGREE;
	const leaves = (angle: number): Across => {
		const at = (start - lag + angle) * DEGREE;
		return [axis[0] + distance * Math.cos(at), axis[1] + distance * Math.sin(at)];
	};
	/** How far the ring has turned when the film leaves its roll at an angle, in the first turn. */
	const turnTo = (at: number) => (((at - start + lag) % 360) + 360) % 360;
	const level = (z: number) => Math.asin((z - axis[1]) / distance) / DEGREE;
	const upright = Math.acos((halfWidth - axis[0]) / distance) / DEGREE;
	/** When each side is wrapped, and the corner at which the film touches the load from then on. */
	const sides = [
		{ at: turnTo(upright), corner: [halfWidth, top], isInFront: true },
		{ at: turnTo(180 - level(top)), corner: [-halfWidth, top], isInFront: false },
		{ at: turnTo(360 - upright), corner: [-halfWidth, foot], isInFront: false },
		{ at: turnTo(level(foot)), corner: [halfWidth, foot], isInFront: true },
	] as const;
	const [near, over, , below] = sides;
	const ordered = sides.toSorted((a, b) => a.at - b.at);
	const touched = (angle: number) => ordered.findLast(({ at }) => at <= angle) ?? ordered.at(-1) ?? near;
	const since = (angle: number, at: number) => (((angle - at) % 360) + 360) % 360;
	const way = (angle: number) => (pitch * angle) / 360;

	const part = (name: string, frames: readonly Frame[], steps = false, cycle = turn) =>
		movingPart({ name: `${machine}-${name}`, cycle, frames, steps });
	/** One turn, with a jump at each of these angles. */
	const once = (
		jumps: readonly number[],
		pose: (angle: number) => string,
		samples: readonly number[] = [0, 360],
	) =>
		[
			...samples.map((angle) => ({ at: (angle / 360) * turn, css: pose(Math.min(angle, 359.999)) })),
			...jumps.flatMap((angle) => [
				{ at: (angle / 360) * turn - JUMP, css: pose(angle - 0.001) + HOLD },
				{ at: (angle / 360) * turn, css: pose(angle + 0.001) },
			]),
		].sort((a, b) => a.at - b.at);
	const onwards = (from: number) =>
		once([from], (angle) => `transform:translate(${short(way(since(angle, from)), 2)}px)`);
	const shows = (jumps: readonly number[], isShown: (angle: number) => boolean) =>
		once(jumps, (angle) => `opacity:${isShown(angle) ? 1 : 0}`);

	const web = (angle: number) => {
		const [y, z] = leaves(angle);
		const { at, corner } = touched(angle);
		const [right, down] = project([film, y, z]);
		const [across, along] = project([way(since(angle, at)), corner[0] - y, corner[1] - z]);
		// In the plane of x and z, so that the first axis stays and no pose is a matrix that cannot be inverted.
		const lean = Math.atan(across / 2 / AIR) / DEGREE;
		const drop = (along - across / 2) / 2.5 / AIR;
		return `transform:translate(${short(right)}px,${short(down)}px)matrix(2,1,0,2.5,0,0)scale(1,${short(drop, 3)})skewX(${short(lean, 2)}deg)`;
	};
	const samples = Array.from({ length: 360 / SAMPLE + 1 }, (_, index) => SAMPLE * index);
	const webJumps = ordered.map(({ at }) => at);
	// The roll goes behind the load once the film lies on the top. It returns below, where neither hides the other.
	const [goes, comes] = [over.at + 1, turnTo(315)];
	const isBehind = (angle: number) => since(angle, goes) < since(comes, goes);
	const turned = (degrees: number): Frame[] => [
		{ at: 0, css: "transform:rotate(0)" },
		{ at: turn, css: `transform:rotate(${degrees}deg)` },
	];

	const { at, corner } = touched(0);
	return {
		slants: { near: way(since(near.at, below.at)), top: way(since(over.at, near.at)) },
		starts: { near: way(since(0, near.at)), top: way(since(0, over.at)) },
		air: { from: leaves(0), to: corner, downstream: way(since(0, at)) },
		styles: [
			part(
				"on",
				[
					{ at: 0, css: "transform:translate(0)" },
					{ at: (turn * repeat) / pitch, css: `transform:translate(${repeat}px)` },
				],
				false,
				(turn * repeat) / pitch,
			),
			part("turn", turned(360)),
			part("upright", turned(-360)),
			part("near", onwards(near.at)),
			part("top", onwards(over.at)),
			part("web", once(webJumps, web, samples)),
			part(
				"web-front",
				shows(webJumps, (angle) => touched(angle).isInFront),
				true,
			),
			part(
				"web-behind",
				shows(webJumps, (angle) => !touched(angle).isInFront),
				true,
			),
			part(
				"roll-front",
				shows([goes, comes], (angle) => !isBehind(angle)),
				true,
			),
			part("roll-behind", shows([goes, comes], isBehind), true),
		].join(""),
	};
}
