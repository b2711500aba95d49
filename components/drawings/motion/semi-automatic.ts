import type { FloorPoint } from "../projection.ts";
import { CUT, carriage, type Moment, momentAt, type Wrapping } from "./carriage.ts";
import { softTurns } from "./clock.ts";
import { replacement, TAKEN_AWAY } from "./exchange.ts";
import { turntable } from "./turntable.ts";
import type { Strip } from "./winding.ts";

interface SemiAutomatic extends Pick<Wrapping, "machine" | "heights"> {
	/** Where the film leaves its roll. */
	readonly roll: FloorPoint;
	readonly turns?: number;
	/** The time from the end of the last turn until the film is cut. Seconds. */
	readonly wait?: number;
}

interface SemiAutomaticMotion {
	readonly wrapping: Wrapping;
	readonly strips: readonly Strip[];
	readonly styles: string;
	readonly still: Moment;
}

/** Seconds. */
const TURN = 1.5;
/** The usual number of turns of film on a load. */
export const TURNS = 6;
/** The turns of film in the still drawing. */
export const TURNS_AT_REST = 3;
/** The time in which the carriage comes down. */
const SINK = 2;

/**
 * One cycle of a turntable: the load turns while the carriage climbs, the film is cut, and the load is replaced. The
 * style sheet covers the turntable, its carriage and the load. The still drawing shows a half-wrapped load.
 */
export function semiAutomatic({
	machine,
	heights,
	roll,
	turns = TURNS,
	wait = 0,
}: SemiAutomatic): SemiAutomaticMotion {
	const clock = softTurns(turns, TURN);
	const cut = clock.end + wait;
	const back = cut + CUT + SINK;
	const cycle = Math.ceil(back + TAKEN_AWAY);
	const wrapping: Wrapping = { machine, cycle, clock, heights, cut, back };
	const { strips, styles } = turntable(wrapping, roll);
	return {
		wrapping,
		strips,
		styles: styles + carriage(wrapping) + replacement(wrapping),
		still: momentAt(wrapping, 360 * TURNS_AT_REST),
	};
}
