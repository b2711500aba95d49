import type { FloorPoint } from "../projection.ts";
import { replacement, TAKEN_AWAY } from "./exchange.ts";
import { EASE, lifted, movingPart } from "./keyframes.ts";
import { type TurntableMotion, turntable } from "./turntable.ts";

interface SemiAutomatic {
	/** Prefix of the machine's part names. */
	readonly machine: string;
	/** Lower edge of the film at the foot and at the top of the load. Inches above the table. */
	readonly heights: readonly [foot: number, top: number];
	/** Where the film leaves its roll. */
	readonly roll: FloorPoint;
	readonly turns?: number;
}

interface SemiAutomaticMotion extends TurntableMotion {
	/** Seconds. */
	readonly cycle: number;
}

/** Seconds. */
const TURN = 1.5;
/** The time in which the film fades out, before the carriage comes down. */
export const CUT = 0.4;
export const SINK = 2;

/**
 * One cycle of a turntable: the load turns while the carriage climbs, the film is cut, and the load is replaced.
 * Besides the parts of the turntable, `-lift` is the carriage, `-film` the film in the air, and `-load` what is on the
 * table.
 */
export function semiAutomatic({ machine, heights, roll, turns = 6 }: SemiAutomatic): SemiAutomaticMotion {
	const end = turns * TURN + TURN;
	const cycle = Math.ceil(end + CUT + SINK + TAKEN_AWAY);
	const motion = turntable({ machine, cycle, turns, turn: TURN, heights, roll });
	const { whole, timeOf } = motion.clock;
	const rise = heights[1] - heights[0];
	return {
		...motion,
		cycle,
		styles: [
			motion.styles,
			replacement({ machine, cycle }),
			movingPart({
				name: `${machine}-lift`,
				cycle,
				frames: [
					{ at: 0, css: lifted(0) },
					{ at: timeOf(360), css: lifted(0) },
					{ at: timeOf(whole - 360), css: lifted(rise) },
					{ at: end + CUT, css: lifted(rise) + EASE },
					{ at: end + CUT + SINK, css: lifted(0) },
					{ at: cycle, css: lifted(0) },
				],
			}),
			movingPart({
				name: `${machine}-film`,
				cycle,
				frames: [
					{ at: 0, css: "opacity:1" },
					{ at: end, css: "opacity:1" },
					{ at: end + CUT, css: "opacity:0" },
					{ at: cycle - 0.3, css: "opacity:0" },
					{ at: cycle, css: "opacity:1" },
				],
			}),
		].join(""),
	};
}
