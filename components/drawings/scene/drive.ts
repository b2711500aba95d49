import { range } from "../range.ts";
import { type OverTime, overTime, type TrackPoint, track } from "./time.ts";

/**
 * A drive that makes a number of whole turns, from the start of the cycle. It starts and stops
 * softly.
 */
export interface Drive {
	/** How far it turns in total. Degrees. */
	readonly total: number;
	/** When it stops. Seconds. */
	readonly end: number;
	/**
	 * How far it has turned, with keyframes only where its speed changes: enough to rotate a part in
	 * its plane. Degrees.
	 */
	readonly angle: OverTime<number>;
	/**
	 * A value that is linear in that angle, except at `jumps`: the degrees of each turn where it
	 * jumps or changes slope.
	 */
	readonly linear: <Value>(value: (angle: number) => Value, jumps?: readonly number[]) => OverTime<Value>;
	/** The time at which it has turned this far. Degrees to seconds. */
	readonly timeOf: (angle: number) => number;
	/**
	 * A value that depends on that angle in any way. It has two keyframes in each step of the drive,
	 * and some at `jumps`: the degrees of each turn where it jumps.
	 */
	readonly sampled: <Value>(value: (angle: number) => Value, jumps?: readonly number[]) => OverTime<Value>;
}

/** It takes half a turn to reach full speed, and half a turn to stop. Degrees. */
const SOFT = 180;

/**
 * With two keyframes in each step, a corner of a load is at most a third of a sheet unit off.
 * Degrees.
 */
const STEP = 15;

interface SoftTurns {
	readonly turns: number;
	/** The time that one turn takes at full speed. Seconds. */
	readonly turn: number;
	/** While it starts and stops, its speed changes at these degrees of each turn. */
	readonly steps?: readonly number[];
	/**
	 * All steps begin at a multiple of this time, so that they are at short percentages of the cycle.
	 * Seconds.
	 */
	readonly tick?: number;
}

export function softDrive({ turns, turn, steps = range(0, 360, STEP), tick = 0 }: SoftTurns): Drive {
	const total = 360 * turns;
	const end = turns * turn + turn;
	const inEachTurn = (degrees: readonly number[]) =>
		range(0, turns, 1).flatMap((index) => degrees.map((angle) => 360 * index + angle));
	const angles = [...inEachTurn(steps), total];
	const exactly = (angle: number) => {
		if (angle < SOFT) return turn * Math.sqrt(angle / SOFT);
		if (angle > total - SOFT) return end - turn * Math.sqrt((total - angle) / SOFT);
		return turn + ((angle - SOFT) / 360) * turn;
	};
	const times = angles.map((angle) => (tick ? Math.round(exactly(angle) / tick) * tick : exactly(angle)));
	const halves = times.slice(1).map((time, index) => (time + (times[index] ?? 0)) / 2);
	// From one step to the next, it turns evenly, so both of these are piecewise linear, like a
	// track.
	const angleAt = track(...times.map((time, index): TrackPoint => [time, angles[index] ?? total]));
	const timeOf = track(...angles.map((angle, index): TrackPoint => [angle, times[index] ?? end]));
	const isSoft = (angle = 0) => angle <= SOFT || angle >= total - SOFT;
	const softTimes = times.filter((_, index) => isSoft(angles[index]));
	const linear: Drive["linear"] = (value, jumps = []) =>
		overTime([...softTimes, ...inEachTurn(jumps).map(timeOf)], (seconds) => value(angleAt(seconds)));
	return {
		total,
		end,
		angle: linear((angle) => angle),
		linear,
		timeOf,
		sampled: (value, jumps = []) =>
			overTime([...times, ...halves, ...inEachTurn(jumps).map(timeOf)], (seconds) => value(angleAt(seconds))),
	};
}
