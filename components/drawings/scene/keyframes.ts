import type { Form } from "./forms.ts";
import type { Frame } from "./time.ts";

/**
 * Keyframes are at thousandths of a percent: at hundredths, what moves fast would be off by a third of a sheet unit. At one
 * moment there can be one only.
 */
const PLACES = 100_000;

/** The two sides of a jump are less apart than this. Seconds. */
const JUMP = 1e-5;

/** A number in CSS, without trailing zeros. */
function short(number: number, decimals = 0): string {
	const power = 10 ** decimals;
	const rounded = Math.round(number * power) / power || 0;
	return Math.abs(rounded) < 1 ? `${rounded}`.replace("0.", ".") : `${rounded}`;
}

/**
 * Frames as a style sheet has them: rounded, without those that change nothing, and at places where keyframes can be.
 * Before a jump, the frame holds until the next, so that no state in between is ever visible.
 */
export function written(
	frames: readonly Frame[],
	decimals: readonly number[],
	cycle: number,
): readonly Frame[] {
	// Both sides of a jump are at one place, even if they would be rounded to two.
	const momentOf = (at: number, before = at) => (at - before < JUMP ? before : at);
	const rounded = frames.map((frame, index) => ({
		...frame,
		place: Math.round((momentOf(frame.at, frames[index - 1]?.at) / cycle) * PLACES),
		numbers: frame.numbers.map((number, place) => Number(number.toFixed(decimals[place]))),
	}));
	const changing = rounded.filter((frame, index) => {
		const [before, after] = [rounded[index - 1], rounded[index + 1]];
		const isSame = (other: Frame) => other.numbers.every((number, place) => number === frame.numbers[place]);
		if (before && isSame(before) && before.place === frame.place) return false;
		return !(before && after && isSame(before) && isSame(after));
	});
	return changing.flatMap(({ place, ...frame }, index): Frame[] => {
		const [isAfter, isBefore] = [changing[index - 1], changing[index + 1]].map((one) => one?.place === place);
		if (isAfter && isBefore) return [];
		const at = ((place - (isBefore ? 1 : 0)) / PLACES) * cycle;
		return [isBefore ? { ...frame, at, easing: "step-end" } : { ...frame, at }];
	});
}

/**
 * The contents of a `@keyframes` rule. Moments that look the same share one block, so a part that repeats within its cycle
 * takes few bytes.
 */
export function keyframes<Value>(
	{ decimals, css }: Form<Value>,
	frames: readonly Frame[],
	cycle: number,
): string {
	const blocks = new Map<string, string[]>();
	frames.forEach(({ at, numbers, easing = "linear" }, index) => {
		const state = css(numbers.map((number, place) => short(number, decimals[place])));
		const isLinear = easing === "linear" || index === frames.length - 1;
		const block = isLinear ? state : `${state};animation-timing-function:${easing}`;
		blocks.set(block, [...(blocks.get(block) ?? []), `${short((at / cycle) * 100, 3)}%`]);
	});
	return [...blocks].map(([block, places]) => `${places.join()}{${block}}`).join("");
}
