import { closed, EASE, type Frame, movedAlong, movingPart } from "./keyframes.ts";

interface Exchange {
	/** Prefix of the machine's part names. */
	readonly machine: string;
	/** Seconds. */
	readonly cycle: number;
	/** When the next load starts to fade in, when both start to move, and when they stop. */
	readonly appears: number;
	readonly start: number;
	readonly arrival: number;
	/** How far the loads move along x. Inches. */
	readonly way: number;
}

/**
 * Replaces a wrapped load with the next: `-out` is the wrapped load, which leaves and disappears at the end of the
 * conveyor; `-in` is the bare one, which waits, moves in, and starts the next cycle. They fade by `-done` and
 * `-next`.
 */
export function exchange({ machine, cycle, appears, start, arrival, way }: Exchange): string {
	const part = (name: string, frames: readonly Frame[]) =>
		movingPart({ name: `${machine}-${name}`, cycle, frames: closed(frames, cycle) });
	return [
		part("out", [
			{ at: 0, css: movedAlong(0) },
			{ at: start, css: movedAlong(0) + EASE },
			{ at: arrival, css: movedAlong(way) },
		]),
		part("in", [
			{ at: 0, css: movedAlong(-way) },
			{ at: start, css: movedAlong(-way) + EASE },
			{ at: arrival, css: movedAlong(0) },
		]),
		part("done", [
			{ at: 0, css: "opacity:1" },
			{ at: arrival, css: "opacity:1" },
			{ at: cycle - 0.1, css: "opacity:0" },
		]),
		part("next", [
			{ at: 0, css: "opacity:0" },
			{ at: appears, css: "opacity:0" },
			{ at: appears + 0.6, css: "opacity:1" },
		]),
	].join("");
}
