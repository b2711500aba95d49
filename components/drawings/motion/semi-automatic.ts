import type { FloorPoint } from "../projection.ts";
import { CUT, carriage, type Moment, momentAt, type Wrapping } from "./carriage.ts";
import { softTurns } from "./clock.ts";
import { FILM_FADES } from "./keyframes.ts";
import { turntable } from "./turntable.ts";
import type { Strip } from "./winding.ts";

interface SemiAutomatic extends Pick<Wrapping, "machine" | "heights"> {
	/** Where the film leaves its roll. */
	readonly roll: FloorPoint;
	readonly turns?: number;
}

interface SemiAutomaticMotion {
	readonly wrapping: Wrapping;
	readonly strips: readonly Strip[];
	readonly styles: string;
	readonly still: Moment;
}

/** Seconds. */
const TURN = 1.5;
/** The time in which the carriage comes down. */
const SINK = 2;
/** How long the wrapped load stays before the next one is in its place. Seconds. */
const PAUSE = 0.6;

/**
 * One cycle of a turntable: the load turns while the carriage climbs, the film is cut, and the next load is there,
 * bare. The style sheet is that of the turntable and of its carriage. The still drawing shows the end of the third turn.
 */
export function semiAutomatic({ machine, heights, roll, turns = 6 }: SemiAutomatic): SemiAutomaticMotion {
	const clock = softTurns(turns, TURN);
	const back = clock.end + CUT + SINK;
	const cycle = Math.ceil(back + PAUSE + FILM_FADES.from);
	const wrapping: Wrapping = { machine, cycle, clock, heights, back };
	const { strips, styles } = turntable(wrapping, roll);
	return { wrapping, strips, styles: styles + carriage(wrapping), still: momentAt(wrapping, 3 * 360) };
}
