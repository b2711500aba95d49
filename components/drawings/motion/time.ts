/** How a browser gets from one keyframe to the next, as in CSS. */
export type Easing = "linear" | "ease-in-out" | "step-end";

/** A value at each moment of a machine's cycle, in seconds from its start. */
export interface OverTime<Value> {
	(seconds: number): Value;
	/**
	 * The moments of its keyframes, in any order. The value may jump there, and nowhere else.
	 * Seconds.
	 */
	readonly moments: readonly number[];
	/** The easing from one of these moments to the next. Linear by default. */
	readonly easingAfter?: ((moment: number) => Easing) | undefined;
	/** A value that depends on this one, with keyframes at the same moments. */
	readonly map: <Changed>(change: (value: Value) => Changed) => OverTime<Changed>;
}

/** Makes a function of time, which gets a keyframe at each of these moments. Seconds. */
export function overTime<Value>(
	moments: readonly number[],
	valueAt: (seconds: number) => Value,
	easingAfter?: OverTime<Value>["easingAfter"],
): OverTime<Value> {
	return Object.assign((seconds: number) => valueAt(seconds), {
		moments,
		easingAfter,
		map: <Changed>(change: (value: Value) => Changed) =>
			overTime(moments, (seconds) => change(valueAt(seconds)), easingAfter),
	});
}

/** A keyframe of a track. The easing leads to the next one, linear by default. */
export type TrackPoint = readonly [at: number, value: number, easing?: Easing | undefined];

/** A number that is given at some moments, and eased or linear between them. */
export interface Track extends OverTime<number> {
	/** The keyframes from which it was made. */
	readonly points: readonly TrackPoint[];
}

/**
 * Makes a track from keyframes in order of time. The first value holds before the first keyframe,
 * the last after the last. Two keyframes at the same time make a jump.
 */
export function track(...points: readonly TrackPoint[]): Track {
	const times = points.map(([at]) => at);
	const valueAt = (seconds: number): number => {
		const next = times.findIndex((at) => at > seconds);
		const before = points.at(next === -1 ? -1 : Math.max(next - 1, 0));
		const after = points[next];
		if (!before) throw new RangeError("A track has no keyframes. Give it one.");
		const [from, value, easing = "linear"] = before;
		if (!after || seconds <= from) return value;
		return value + (after[1] - value) * ease(easing, (seconds - from) / (after[0] - from));
	};
	const easings = new Map(points.map(([at, , easing]) => [at, easing]));
	const over = overTime(times, valueAt, (moment) => easings.get(moment) ?? "linear");
	return Object.assign(over, { points });
}

/** The progress of a change after a fraction of its time. Both are from 0 to 1. */
function ease(easing: Easing, fraction: number): number {
	if (easing === "step-end") return fraction < 1 ? 0 : 1;
	return easing === "linear" ? fraction : easeInOut(fraction);
}

/**
 * A Bézier curve:
 * https://drafts.csswg.org/css-easing/#valdef-cubic-bezier-easing-function-ease-in-out
 */
function easeInOut(fraction: number): number {
	const curve = (one: number, two: number, t: number) =>
		3 * one * t * (1 - t) ** 2 + 3 * two * t ** 2 * (1 - t) + t ** 3;
	// Bisection: x grows with t.
	let [low, high] = [0, 1];
	while (high - low > 1e-9) {
		const middle = (low + high) / 2;
		if (curve(0.42, 0.58, middle) < fraction) {
			low = middle;
		} else {
			high = middle;
		}
	}
	return curve(0, 1, low);
}

/** Whether it is after `from` and before `to`. Seconds. */
export function during(from: number, to: number): OverTime<boolean> {
	return overTime([from, to], (seconds) => seconds >= from && seconds < to);
}

/** How far before and after a moment to read a value that may jump there. Seconds. */
export const INSTANT = 1e-7;

/**
 * The same function, with keyframes only from when it appears until it disappears: each keyframe
 * delays a run's start.
 */
export function whileShown<Value>(value: OverTime<Value>, shown: OverTime<boolean>): OverTime<Value> {
	const before = (at: number) => shown(at - INSTANT);
	const after = (at: number) => shown(at + INSTANT);
	const moments = value.moments.filter((at) => before(at) || after(at));
	const changes = shown.moments.filter((at) => before(at) !== after(at));
	return overTime([...moments, ...changes], value, value.easingAfter);
}

/** The opposite at each moment. */
export function not(condition: OverTime<boolean>): OverTime<boolean> {
	return condition.map((isTrue) => !isTrue);
}
