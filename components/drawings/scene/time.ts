/** A value at each moment of a machine's cycle, in seconds from its start. */
export interface OverTime<Value> {
	(seconds: number): Value;
	/**
	 * Moments at which it takes a new course. Keyframes are put there first: so what repeats in each turn repeats its
	 * keyframes, which are written once.
	 */
	readonly knots?: readonly number[];
}

/** How a track runs from one moment to the next, as in CSS. */
type Easing = "linear" | "ease-in-out" | "step-end";

/** The easing leads to the next moment. Linear by default. */
export type Moment<Value> = readonly [at: number, value: Value, easing?: Easing | undefined];

/** A value known at some moments, which a browser interpolates in between, so that its keyframes are exact. */
export interface Track<Value> extends OverTime<Value> {
	/** In order of time. The first value holds before the first moment, the last after the last. */
	readonly moments: readonly Moment<Value>[];
}

/** The state of a part at a moment, and how it gets to the next frame. */
export interface Frame {
	/** Seconds from the start of the cycle. */
	readonly at: number;
	readonly numbers: readonly number[];
	readonly easing?: Easing;
}

/** A stretch of the cycle in which a part is shown. Seconds. */
export type Stretch = readonly [from: number, to: number];

/** A number known at some moments. */
export interface NumberTrack extends Track<number> {
	/** The same moments with other values. `change` has to be linear, because a browser interpolates the changed values. */
	readonly to: <Value>(change: (value: number) => Value) => Track<Value>;
}

export function track(...moments: readonly Moment<number>[]): NumberTrack {
	const valueAt = (seconds: number): number => {
		const next = moments.findIndex(([at]) => at > seconds);
		const [before, after] = [moments.at(next === -1 ? -1 : Math.max(next - 1, 0)), moments[next]];
		if (!before) throw new RangeError("A track needs a moment. Give it one.");
		const [from, value, easing = "linear"] = before;
		if (!after || seconds <= from) return value;
		return value + (after[1] - value) * eased(easing, (seconds - from) / (after[0] - from));
	};
	return Object.assign(valueAt, {
		moments,
		to: <Value>(change: (value: number) => Value): Track<Value> =>
			Object.assign((seconds: number) => change(valueAt(seconds)), {
				moments: moments.map(([at, value, easing]) => [at, change(value), easing] as const),
			}),
	});
}

/** How far a track has come at a part of the time between two moments. Both are from 0 to 1. */
export function eased(easing: Easing, part: number): number {
	if (easing === "step-end") return part < 1 ? 0 : 1;
	return easing === "linear" ? part : easedInOut(part);
}

/** CSS defines it as a Bézier curve: https://drafts.csswg.org/css-easing/#valdef-cubic-bezier-easing-function-ease-in-out */
function easedInOut(part: number): number {
	const curve = (one: number, two: number, t: number) =>
		3 * one * t * (1 - t) ** 2 + 3 * two * t ** 2 * (1 - t) + t ** 3;
	let [low, high] = [0, 1];
	while (high - low > 1e-9) {
		const middle = (low + high) / 2;
		if (curve(0.42, 0.58, middle) < part) low = middle;
		else high = middle;
	}
	return curve(0, 1, low);
}

/** Whether it is after `from` and before `to`. Seconds. */
export function during(from: number, to: number): OverTime<boolean> {
	return (seconds) => seconds >= from && seconds < to;
}
