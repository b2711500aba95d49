import { type FloorPoint, project } from "../projection.ts";
import { CUT, THREADING, type Wrapping } from "./carriage.ts";
import { EASE, movingPart, short } from "./keyframes.ts";

interface Walk {
	/** The place in the still drawing, where the operator watches the machine. Inches. */
	readonly from: FloorPoint;
	/** Within reach of the film. Inches. */
	readonly to: FloorPoint;
}

/** Seconds each way. */
export const WALK = 1;

/** The style sheet of `-operator`, who walks to the film to cut it, and to attach it to the next load. */
export function operator({ machine, cycle, clock, cut = clock.end }: Wrapping, { from, to }: Walk): string {
	const [right, down] = project([to[0] - from[0], to[1] - from[1], 0]);
	const away = "transform:translate(0)";
	const atFilm = `transform:translate(${short(right)}px,${short(down)}px)`;
	const frames = [
		{ at: 0, css: atFilm + EASE },
		{ at: WALK, css: away },
		{ at: cut - WALK, css: away + EASE },
		{ at: cut, css: atFilm },
		{ at: cut + CUT, css: atFilm + EASE },
		{ at: cut + CUT + WALK, css: away },
		{ at: cycle - THREADING - WALK, css: away + EASE },
		{ at: cycle - THREADING, css: atFilm },
		{ at: cycle, css: atFilm },
	];
	return movingPart({ name: `${machine}-operator`, cycle, frames });
}
