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
	const steps = [...angles.flat(), total].map((angle) => {
		const at = exactly(angle);
		return { angle, at: tick ? Math.round(at / tick) * tick : at };
	});

	/** Between two steps, both its angle and its time grow evenly. */
	const between = (from: "angle" | "at", to: "angle" | "at") => (value: number) => {
		let [early, late] = [0, steps.length - 1];
		while (late - early > 1) {
			const middle = (early + late) >> 1;
			if ((steps[middle]?.[from] ?? 0) > value) late = middle;
			else early = middle;
		}
		const [before, after] = [steps[early], steps[late]];
		if (!before || !after) throw new RangeError("A drive has to turn at least once.");
		const part = (value - before[from]) / (after[from] - before[from]);
		return before[to] + (after[to] - before[to]) * Math.min(Math.max(part, 0), 1);
	};
	const knots = steps.map(({ at }) => at);
	const angleAt = between("at", "angle");
	return {
		total,
		end,
		angleAt: Object.assign(angleAt, { knots }),
		timeOf: between("angle", "at"),
		driving: (value) => Object.assign((seconds: number) => value(angleAt(seconds), seconds), { knots }),
	};
}
