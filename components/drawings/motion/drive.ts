import { range } from "../geometry/range.ts";
import { type OverTime, overTime, type TrackPoint, track } from "./time.ts";

/** Makes a value over time of a value that depends on how far a drive has turned. Degrees. */
type KeyedValue = <Value>(value: (angle: number) => Value, jumps?: readonly number[]) => OverTime<Value>;

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
	/** The time at which it has turned this far. Degrees to seconds. */
	readonly timeOf: (angle: number) => number;
	/**
	 * A value with keyframes only where the speed changes: for one that is linear in the angle,
	 * except at `jumps`, the degrees of each turn where it jumps or changes slope.
	 */
	readonly atSpeedChanges: KeyedValue;
	/**
	 * A value with keyframes at the start and in the middle of each step of the drive: for one that
	 * depends on the angle in any way. It may jump at `jumps`, degrees of each turn.
	 */
	readonly atHalfSteps: KeyedValue;
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
	/** The degrees of each turn at which a step begins. */
	readonly steps?: readonly number[];
}

/**
 * Makes a drive with a constant acceleration over the first half turn and the last. Within a step
 * it turns evenly, so its speed changes only from one step to the next.
 */
export function softDrive({ turns, turn, steps = range(0, 360, STEP) }: SoftTurns): Drive {
	const total = 360 * turns;
	const end = turns * turn + turn;
	const inEachTurn = (degrees: readonly number[]) =>
		range(0, turns, 1).flatMap((index) => degrees.map((angle) => 360 * index + angle));
	const exactTimeOf = (angle: number) => {
		if (angle < SOFT) return turn * Math.sqrt(angle / SOFT);
		if (angle > total - SOFT) return end - turn * Math.sqrt((total - angle) / SOFT);
		return turn + ((angle - SOFT) / 360) * turn;
	};
	const angles = [...inEachTurn(steps), total];
	const times = angles.map(exactTimeOf);
	const halves = times.slice(1).map((time, index) => (time + (times[index] ?? 0)) / 2);
	const angleAt = track(...times.map((time, index): TrackPoint => [time, angles[index] ?? total]));
	const timeOf = track(...angles.map((angle, index): TrackPoint => [angle, times[index] ?? end]));
	const softTimes = angles.filter((angle) => angle <= SOFT || angle >= total - SOFT).map(exactTimeOf);
	const keyedAt =
		(moments: readonly number[]): KeyedValue =>
		(value, jumps = []) =>
			overTime([...moments, ...inEachTurn(jumps).map(timeOf)], (seconds) => value(angleAt(seconds)));
	const atSpeedChanges = keyedAt(softTimes);
	return {
		total,
		end,
		angle: atSpeedChanges((angle) => angle),
		timeOf,
		atSpeedChanges,
		atHalfSteps: keyedAt([...times, ...halves]),
	};
}
