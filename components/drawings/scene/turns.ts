import type { OverTime } from "./time.ts";

/** A drive that turns something some whole times, from the start of the cycle. It starts and stops softly. */
export interface Turns {
	/** How far it turns in total. Degrees. */
	readonly whole: number;
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

interface SoftTurns {
	readonly turns: number;
	/** The time that one turn takes at full speed. Seconds. */
	readonly turn: number;
	/**
	 * While it starts and stops, its speed is even within each of these steps, as between two keyframes: so everything
	 * that it drives stays together. Degrees.
	 */
	readonly step?: number;
}

export function softTurns({ turns, turn, step = 15 }: SoftTurns): Turns {
	const whole = 360 * turns;
	const end = turns * turn + turn;
	const steps = Array.from({ length: whole / step + 1 }, (_, index) => {
		const angle = step * index;
		if (angle < SOFT) return { angle, at: turn * Math.sqrt(angle / SOFT) };
		if (angle > whole - SOFT) return { angle, at: end - turn * Math.sqrt((whole - angle) / SOFT) };
		return { angle, at: turn + ((angle - SOFT) / 360) * turn };
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
		whole,
		end,
		angleAt: Object.assign(angleAt, { knots }),
		timeOf: between("angle", "at"),
		driving: (value) => Object.assign((seconds: number) => value(angleAt(seconds), seconds), { knots }),
	};
}
