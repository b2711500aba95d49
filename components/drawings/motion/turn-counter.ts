import type { Wrapping } from "./carriage.ts";
import { LOADS_CHANGE, movingPart } from "./keyframes.ts";

/** The style sheet of `-count-1` and so on, the marks of a counter: each appears after a turn, until the next load. */
export function turnCounter({ machine, cycle, clock: { whole, timeOf } }: Wrapping): string {
	const turns = Array.from({ length: whole / 360 }, (_, index) => index + 1);
	return turns
		.map((turn) => {
			const [hidden, shown] = ["opacity:0", "opacity:1"];
			const frames = [
				{ at: 0, css: hidden },
				{ at: timeOf(360 * turn), css: shown },
				{ at: cycle - LOADS_CHANGE, css: hidden },
				{ at: cycle, css: hidden },
			];
			return movingPart({ name: `${machine}-count-${turn}`, cycle, frames, steps: true });
		})
		.join("");
}
