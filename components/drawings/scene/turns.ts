import type { OverTime } from "./time.ts";

/** A drive that makes a number of whole turns, from the start of the cycle. It starts and stops softly. */
export interface Turns {
	/** How far it turns in total. Degrees. */
	readonly total: number;
	/** When it stops. Seconds. */
	readonly end: number;
	/** How far it has turned at a moment. Seconds to degrees. */
	readonly angleAt: OverTime<number>;
	/** When it has turned this far. Degrees to seconds. */
	readonly timeOf: (angle: number) => number;
	/** What depends on how far it has turned. `value` gets degrees, and the moment if it needs that as well. */
	readonly driving: <Value>(value: (angle: number, seconds: number) => Value) => OverTime<Value>;
}

/** It takes half a turn to reach full speed, and half a turn to stop. Degrees. */
const SOFT = 180;

/** Every 15 degrees. */
const STEPS = Array.from({ length: 24 }, (_, index) => 15 * index);

interface SoftTurns {
	readonly turns: number;
	/** The time that one turn takes at full speed. Seconds. */
	readonly turn: number;
	/**
	 * While it starts and stops, its speed changes only at these degrees of each turn, as it does from one keyframe to the
	 * next. So all parts that it drives stay together.
	 */
	readonly steps?: readonly number[];
	/** All steps begin at a multiple of this time, so that keyframes can be exactly there. Seconds. */
	readonly tick?: number;
}

export function softTurns({ turns, turn, steps: degrees = STEPS, tick = 0 }: SoftTurns): Turns {
	const total = 360 * turns;
	const end = turns * turn + turn;
	const exactly = (angle: number) => {
		if (angle < SOFT) return turn * Math.sqrt(angle / SOFT);
		if (angle > total - SOFT) return end - turn * Math.sqrt((total - angle) / SOFT);
		return turn + ((angle - SOFT) / 360) * turn;
	};
	const angles = Array.from({ length: turns }, (_, index) => degrees.map((angle) => 360 * index + angle));
	const steps = [...angles.flat(), total];
	const knots = steps.map((angle) => {
		const at = exactly(angle);
		return tick ? Math.round(at / tick) * tick : at;
	});
	const angleAt = (seconds: number) => interpolated(knots, steps, seconds);
	return {
		total,
		end,
		angleAt: Object.assign(angleAt, { knots }),
		timeOf: (angle) => interpolated(steps, knots, angle),
		driving: (value) => Object.assign((seconds: number) => value(angleAt(seconds), seconds), { knots }),
	};
}

/** The value that belongs to a key, where both grow evenly from one step to the next. */
function interpolated(keys: readonly number[], values: readonly number[], key: number): number {
	let [before, after] = [0, keys.length - 1];
	while (after - before > 1) {
		const middle = (before + after) >> 1;
		if ((keys[middle] ?? 0) > key) after = middle;
		else before = middle;
	}
	const [from = 0, to = 0] = [keys[before], keys[after]];
	const [first = 0, last = 0] = [values[before], values[after]];
	return first + (last - first) * Math.min(Math.max((key - from) / (to - from), 0), 1);
}
