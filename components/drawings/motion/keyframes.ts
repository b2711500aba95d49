import { project } from "../projection.ts";

/** The state of a moving part at one moment of the cycle. */
export interface Frame {
	/** Seconds from the start of the cycle. */
	readonly at: number;
	/** Declarations of transform or opacity, which the compositor animates. */
	readonly css: string;
}

interface Part {
	/** The name of its class and of its keyframes. Unique among all machines. */
	readonly name: string;
	/** Seconds. Every cycle of a machine is a multiple of the shortest one, so that its parts stay in step. */
	readonly cycle: number;
	/** In order of time, from 0 to the end of the cycle. The first and the last look the same, or are invisible. */
	readonly frames: readonly Frame[];
	/** Holds each frame until the next, without interpolation. */
	readonly steps?: boolean;
}

/** The duration of a jump: keyframes at the same time would replace each other. Seconds. */
export const JUMP = 0.002;

/** Holds the frame before a jump until the next, so that no state in between is visible. */
export const HOLD = ";animation-timing-function:step-end";

/** A number in CSS, without trailing zeros. */
export function short(number: number, decimals = 1): string {
	const power = 10 ** decimals;
	const rounded = Math.round(number * power) / power || 0;
	return Math.abs(rounded) < 1 ? `${rounded}`.replace("0.", ".") : `${rounded}`;
}

/**
 * The style rule and the keyframes of a moving part. Moments that look the same share one block, so a part that
 * repeats within its cycle takes few bytes.
 */
export function movingPart({ name, cycle, frames, steps = false }: Part): string {
	const moments = new Map<string, string[]>();
	frames.forEach(({ at, css }, index) => {
		const [before, after] = [frames[index - 1]?.css, frames[index + 1]?.css];
		const isIdle = before === css && (after === css || (steps && after !== undefined));
		if (!isIdle) moments.set(css, [...(moments.get(css) ?? []), `${short((at / cycle) * 100, 2)}%`]);
	});
	const blocks = [...moments].map(([css, times]) => `${times.join()}{${css}}`);
	const timing = steps ? HOLD : "";
	return `.is-running .${name}{animation-name:${name};animation-duration:${cycle}s${timing}}@keyframes ${name}{${blocks.join("")}}`;
}

/** The frames, held at the last one until a jump back to the first at the end of the cycle. */
export function closed(frames: readonly Frame[], cycle: number): Frame[] {
	const [first, last] = [frames[0], frames.at(-1)];
	if (!first || !last) return [];
	return [...frames, { at: cycle - JUMP, css: last.css + HOLD }, { at: cycle, css: first.css }];
}

/** When neither the wrapped load nor the next one is in sight. Seconds before the end of the cycle. */
export const LOADS_CHANGE = 1;

interface LaidStrip {
	readonly name: string;
	/** When it is laid. Seconds. */
	readonly at: number;
}

/** A strip of film appears when it is laid, and disappears while no load is in sight. */
export function strip({ name, at }: LaidStrip, cycle: number, gone = cycle - LOADS_CHANGE): string {
	const percent = (seconds: number) => `${short((seconds / cycle) * 100, 2)}%`;
	const frames = `${percent(at)}{opacity:1}${percent(gone)}{opacity:0}`;
	return `.is-running .${name}{animation-name:${name};animation-duration:${cycle}s}@keyframes ${name}{${frames}}`;
}

/** Eases the interpolation to the next frame in and out. */
export const EASE = ";animation-timing-function:ease-in-out";

/** The transform of a move up. Inches. */
export function lifted(inches: number): string {
	return `transform:translateY(${short(-2.5 * inches)}px)`;
}

/** The transform of a move along the conveyors. Inches. */
export function movedAlong(inches: number): string {
	const [right, down] = project([inches, 0, 0]);
	return `transform:translate(${right}px,${down}px)`;
}
