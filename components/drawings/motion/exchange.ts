import { LINE_END } from "../parts/conveyor.tsx";
import { EASE, type Frame, HOLD, JUMP, LOADS_CHANGE, movedAlong, movingPart } from "./keyframes.ts";

interface Exchange {
	/** Prefix of the machine's part names. */
	readonly machine: string;
	/** Seconds. */
	readonly cycle: number;
	/** When both loads start to move. Seconds. */
	readonly start: number;
	/** When the next load is in its place. Seconds. */
	readonly arrival?: number;
}

/**
 * Replaces a wrapped load with the next: `-out` is the wrapped load, which leaves the picture on the line; `-in` is
 * the bare one, which comes from beyond the picture. Once it is in its place, `-out` takes that place, bare.
 */
export function exchange({ machine, cycle, start, arrival = cycle - LOADS_CHANGE }: Exchange): string {
	const part = (name: string, from: number) => {
		const frames: Frame[] = [
			{ at: 0, css: movedAlong(from) },
			{ at: start, css: movedAlong(from) + EASE },
			{ at: arrival, css: movedAlong(from + LINE_END) + HOLD },
			{ at: arrival + JUMP, css: movedAlong(from) },
			{ at: cycle, css: movedAlong(from) },
		];
		return movingPart({ name: `${machine}-${name}`, cycle, frames });
	};
	return part("out", 0) + part("in", -LINE_END);
}
