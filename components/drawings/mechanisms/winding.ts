import { FILM_WIDTH } from "../parts/film.tsx";
import { CORNERS, SIDES, type Side } from "../parts/load.tsx";
import type { FloorPoint } from "../projection.ts";
import { during, type OverTime } from "../scene/time.ts";
import type { Wrapping } from "./wrapping.ts";

/** Where film leaves the roll when the load stands still and the roll has gone this far around it. Degrees and inches. */
type RollAt = (angle: number) => FloorPoint;

type Winding = Pick<Wrapping, "heightAt" | "turns" | "gone">;

/** The film that is laid on one side of the load at once, when the web lies along it. */
interface Band {
	readonly side: Side;
	/** Degrees from the start. */
	readonly angle: number;
	/** Its lower edge at the left and the right end of the side. Inches. */
	readonly heights: readonly [left: number, right: number];
}

/** The side whose end the web touches: the outermost corner, as seen from the roll. */
function touchedBy([x, y]: FloorPoint): Side {
	let touched: Side = "front";
	let least = Number.POSITIVE_INFINITY;
	for (const side of SIDES) {
		const [dx, dy] = [CORNERS[side][0] - x, CORNERS[side][1] - y];
		const turn = Math.atan2(y * dx - x * dy, -x * dx - y * dy);
		if (turn < least) [touched, least] = [side, turn];
	}
	return touched;
}

/** The corner of the load that the web touches. Inches. */
export function webCorner(roll: FloorPoint): FloorPoint {
	return CORNERS[touchedBy(roll)];
}

/** The samples of the roll's path: enough that no corner is missed. */
const SAMPLES = 2000;

/** The bands of film in the order in which they are laid. */
function bandsOf({ heightAt, turns }: Winding, rollAt: RollAt): Band[] {
	const bands: Band[] = [];
	let left = heightAt(0);
	const step = turns.total / SAMPLES;
	let before = touchedBy(rollAt(0));
	for (let sample = 0; sample < SAMPLES; sample++) {
		let [early, late] = [sample * step, (sample + 1) * step];
		const after = touchedBy(rollAt(late));
		if (after === before) continue;
		while (late - early > step / 1000) {
			const middle = (early + late) / 2;
			if (touchedBy(rollAt(middle)) === before) early = middle;
			else late = middle;
		}
		const right = heightAt(late);
		bands.push({ side: after, angle: late, heights: [left, right] });
		left = right;
		before = after;
	}
	return bands;
}

/** What a band adds to the film already on its side. */
export interface Strip {
	readonly side: Side;
	/** When it is laid. Seconds. */
	readonly laid: number;
	/** It is on its load until that is out of sight. */
	readonly shown: OverTime<boolean>;
	/** Its lower and its upper edge, at the left and at the right end of the side. Inches above the underside of the load. */
	readonly left: Edges;
	readonly right: Edges;
}

type Edges = readonly [low: number, high: number];

/** The part outside the existing film: above it, or below it where film is wound from the top down. */
function beyond([low, high]: Edges, [from, to]: Edges, isRising: boolean): Edges {
	return isRising ? [Math.max(high, from), Math.max(high, to)] : [Math.min(low, from), Math.min(low, to)];
}

/**
 * The strips of film by which the wrapped part of each side grows. They do not overlap, so the film has one tint. Where film
 * falls does not depend on the speed, so it is the same for a roll that goes around a load and for a load that turns.
 */
export function wind(winding: Winding, rollAt: RollAt): Strip[] {
	const covered = new Map<Side, { left: Edges; right: Edges }>();
	const grown = (old: Edges, now: Edges): Edges => [Math.min(old[0], now[0]), Math.max(old[1], now[1])];
	return bandsOf(winding, rollAt).flatMap(({ side, angle, heights }) => {
		const [leftLow, rightLow] = heights;
		const left: Edges = [leftLow, leftLow + FILM_WIDTH];
		const right: Edges = [rightLow, rightLow + FILM_WIDTH];
		// The first film on a side is above a line.
		const there = covered.get(side) ?? { left: [leftLow, leftLow], right: [rightLow, rightLow] };
		covered.set(side, { left: grown(there.left, left), right: grown(there.right, right) });
		const isRising = left[1] + right[1] > there.left[1] + there.right[1];
		const strip = { left: beyond(there.left, left, isRising), right: beyond(there.right, right, isRising) };
		const isNew = strip.left[1] - strip.left[0] + strip.right[1] - strip.right[0] > 0.5;
		const laid = winding.turns.timeOf(angle);
		return isNew ? [{ side, laid, shown: during(laid, winding.gone), ...strip }] : [];
	});
}
