import type { FloorPoint } from "../projection.ts";
import { heightAt, type Wrapping } from "./carriage.ts";
import { closed, type Frame, HOLD, JUMP, movingPart, short, strip } from "./keyframes.ts";
import { WEB_LENGTH } from "./side.tsx";
import { fromRightEdge, SAMPLE, sidePose, turned, uprightPose } from "./turning.ts";
import { SIDE_OF, SIDES, type Side, type Strip, strips, webCorner, wind } from "./winding.ts";

/** A load that is wrapped on a turntable. */
interface TurntableMotion {
	readonly strips: readonly Strip[];
	/**
	 * The style sheet of the parts: `-turn` turns with the table, in inches of the floor; `-long` and `-short` are the
	 * two sides that show, with `-long-shade` and `-short-shade` on them; `-front`, `-right`, `-back` and `-left` hold
	 * what only that side has; `-web` is the film in the air.
	 */
	readonly styles: string;
}

/** Sides that share an element, because one leaves view where the other comes into view. */
const PAIRS = { long: ["front", "back"], short: ["right", "left"] } as const;

/** The load turns from right to left in front, from the start of the cycle. `roll` is where the film leaves its roll. */
export function turntable(wrapping: Wrapping, roll: FloorPoint): TurntableMotion {
	const { machine, cycle, clock, heights } = wrapping;
	const { whole, timeOf } = clock;
	// Angles serve as times here: where film falls does not depend on the speed of the table.
	const bands = wind({
		rollAt: (angle) => turned(roll, -angle),
		heightAt: (angle) => heightAt(wrapping, angle),
		to: whole,
	});
	const timed = bands.map((band) => ({ ...band, at: timeOf(band.at) }));
	const angles = Array.from({ length: whole / SAMPLE + 1 }, (_, index) => index * SAMPLE);

	const frames = (pose: (angle: number) => string, jumps: (angle: number) => boolean): Frame[] =>
		angles.flatMap((angle) => {
			const at = timeOf(angle);
			const before = { at: at - JUMP, css: pose(angle - 1e-6) + HOLD };
			return jumps(angle) ? [before, { at, css: pose(angle) }] : [{ at, css: pose(angle) }];
		});
	const part = (name: string, moving: readonly Frame[], steps = false) =>
		movingPart({ name: `${machine}-${name}`, cycle, frames: closed(moving, cycle), steps });

	/** The visible side of a pair, and its direction. */
	const shown = (pair: readonly Side[], angle: number) => {
		const all = pair.map((side) => ({ side, direction: fromRightEdge(SIDE_OF[side].direction + angle) }));
		return all.find(({ direction }) => direction < 135) ?? { side: "front" as const, direction: 90 };
	};
	const changes = (pair: readonly Side[]) => (angle: number) =>
		angle > 0 && shown(pair, angle).side !== shown(pair, angle - 1e-6).side;

	const sides = Object.entries(PAIRS).flatMap(([name, pair]) => [
		part(
			name,
			frames((angle) => {
				const { side, direction } = shown(pair, angle);
				return sidePose(direction, SIDE_OF[side].distance);
			}, changes(pair)),
		),
		part(
			`${name}-shade`,
			frames((angle) => {
				const { direction } = shown(pair, angle);
				return `opacity:${short(Math.min(Math.max((90 - direction) / 90, 0), 1), 2)}`;
			}, changes(pair)),
		),
	]);
	const visible = SIDES.map((side) => {
		const pair =
			Object.values(PAIRS).find((sidesOfPair) => sidesOfPair.some((other) => other === side)) ?? [];
		return part(
			side,
			frames(
				(angle) => `opacity:${shown(pair, angle).side === side ? 1 : 0}`,
				() => false,
			),
			true,
		);
	});

	const web = (angle: number) => {
		const corner = turned(webCorner(turned(roll, -angle)), angle);
		return uprightPose(
			roll,
			[(corner[0] - roll[0]) / WEB_LENGTH, (corner[1] - roll[1]) / WEB_LENGTH],
			heights[0],
		);
	};
	const webFrames = [
		...angles.map((angle) => ({ at: timeOf(angle), css: web(angle) })),
		...bands.flatMap(({ at: angle }) => [
			{ at: timeOf(angle) - JUMP, css: web(angle - 0.01) + HOLD },
			{ at: timeOf(angle), css: web(angle + 0.01) },
		]),
	].sort((a, b) => a.at - b.at);

	const spin = angles
		.filter((angle) => angle <= 180 || angle >= whole - 180)
		.map((angle) => ({ at: timeOf(angle), css: `transform:rotate(${angle}deg)` }));
	const turningFilm = strips(`${machine}-film`, timed);
	return {
		strips: turningFilm,
		styles: [
			part("turn", spin),
			...sides,
			...visible,
			part("web", webFrames),
			...turningFilm.map((film) => strip(film, cycle)),
		].join(""),
	};
}
