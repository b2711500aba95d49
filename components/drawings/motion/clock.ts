/** Turns that ease in and out. */
export interface Clock {
	/** How far it turns in total. Degrees. */
	readonly whole: number;
	/** When it stops. Seconds. */
	readonly end: number;
	/** The time at which it has turned this far. Degrees to seconds. */
	readonly timeOf: (angle: number) => number;
}

/** It takes half a turn to reach full speed, and half a turn to stop. Degrees. */
export const SOFT = 180;

/** A clock of whole turns. One turn takes `turn` seconds at full speed. */
export function softTurns(turns: number, turn: number): Clock {
	const whole = 360 * turns;
	const end = turns * turn + turn;
	const timeOf = (angle: number): number => {
		if (angle < SOFT) return turn * Math.sqrt(Math.max(angle, 0) / SOFT);
		if (angle > whole - SOFT) return end - timeOf(whole - angle);
		return turn + ((angle - SOFT) / 360) * turn;
	};
	return { whole, end, timeOf };
}
