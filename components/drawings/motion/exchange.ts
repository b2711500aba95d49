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

/** Seconds. So short that nobody looks through a load. */
const FADE = 0.15;
const EMPTY = 0.5;
/** When the wrapped load begins to fade. Seconds before the end of the cycle. */
const TAKEN_AWAY = LOADS_CHANGE + EMPTY + FADE;

/**
 * Replaces a load where no line carries it: `-load` is the wrapped load, which fades with its pallet and its film. Its
 * place is empty for a moment. Then the next load is put there, bare.
 */
export function replacement({ machine, cycle }: Omit<Exchange, "start">): string {
	const frames = [
		[0, 1],
		[cycle - TAKEN_AWAY, 1],
		[cycle - LOADS_CHANGE - EMPTY, 0],
		[cycle - LOADS_CHANGE, 0],
		[cycle - LOADS_CHANGE + FADE, 1],
		[cycle, 1],
	].map(([at = 0, opacity]): Frame => ({ at, css: `opacity:${opacity}` }));
	return movingPart({ name: `${machine}-load`, cycle, frames });
}
