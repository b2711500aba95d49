import type { Clock } from "./clock.ts";
import { closed, EASE, type Frame, lifted, movingPart } from "./keyframes.ts";

/** One cycle of a machine whose film carriage goes up or down once, while the load or the film turns. */
export interface Wrapping {
	/** Prefix of the machine's part names. */
	readonly machine: string;
	/** Seconds. */
	readonly cycle: number;
	readonly clock: Clock;
	/** Lower edge of the film in the first turn and in the last. Inches above the underside of the load. */
	readonly heights: readonly [first: number, last: number];
	/** When the film is cut, if not at once after the last turn. Seconds. */
	readonly cut?: number;
	/** When the carriage is back where it began. Seconds. */
	readonly back: number;
	/** When the next load arrives, if the carriage stays away until then. Seconds. */
	readonly arrival?: number;
}

/** The time in which the film is cut, before the carriage leaves. Seconds. */
export const CUT = 0.4;
/** The time in which the roll draws the cut film in: at once, so that no loose end is in sight. Seconds. */
const DRAWN_IN = 0.15;
/** The time at the end of the cycle in which film is drawn out to the next load. Seconds. */
export const THREADING = 0.4;

/** A moment of the run that the still drawing shows. */
export interface Moment {
	/** Seconds from the start of the cycle. */
	readonly at: number;
	/** Lower edge of the film at the roll. Inches above the underside of the load. */
	readonly height: number;
}

/** Lower edge of the film at the roll. The first and the last turn are level. Inches above the underside of the load. */
export function heightAt({ clock: { whole }, heights: [first, last] }: Wrapping, angle: number): number {
	return first + (last - first) * Math.min(Math.max((angle - 360) / (whole - 720), 0), 1);
}

/** The time at which the clock has turned this far. Degrees. */
export function momentAt(wrapping: Wrapping, angle: number): Moment {
	return { at: wrapping.clock.timeOf(angle), height: heightAt(wrapping, angle) };
}

/** The frames of what follows the carriage. `pose` gets how far the carriage has climbed, in inches. */
function following(wrapping: Wrapping, pose: (up: number) => string): Frame[] {
	const {
		cycle,
		clock: { whole, end, timeOf },
		heights: [first, last],
		cut = end,
		back,
		arrival = cut + CUT,
	} = wrapping;
	const [before, after] = [pose(0), pose(last - first)];
	return closed(
		[
			{ at: 0, css: before },
			{ at: timeOf(360), css: before },
			{ at: timeOf(whole - 360), css: after },
			{ at: arrival, css: after + EASE },
			{ at: back, css: before },
		],
		cycle,
	);
}

/**
 * The style sheet of `-lift`, the carriage, and of `-air`, the film in the air: its end runs back to the roll when it is
 * cut, and out to the next load.
 */
export function carriage(wrapping: Wrapping): string {
	const { machine, cycle, clock, cut = clock.end } = wrapping;
	const [out, drawnIn] = ["transform:scaleX(1)", "transform:scaleX(0)"];
	return [
		movingPart({ name: `${machine}-lift`, cycle, frames: following(wrapping, lifted) }),
		movingPart({
			name: `${machine}-air`,
			cycle,
			frames: [
				{ at: 0, css: out },
				{ at: cut, css: out },
				{ at: cut + DRAWN_IN, css: drawnIn },
				{ at: cycle - THREADING, css: drawnIn },
				{ at: cycle, css: out },
			],
		}),
	].join("");
}
