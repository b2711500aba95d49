import type { Form } from "./forms.ts";
import { eased, type Frame, type OverTime, type Stretch, type Track } from "./time.ts";

/** How a part moves in a cycle. */
export interface Motion<Value> {
	readonly form: Form<Value>;
	readonly value: OverTime<Value> | Track<Value>;
	/** Seconds. */
	readonly cycle: number;
	/** How far the part extends from the origin of its plane. Inches. */
	readonly reach: number;
	/** Where the part is shown. Elsewhere it may be anywhere. */
	readonly shown: readonly Stretch[];
}

/** What a browser may draw differently between two keyframes: with the rounding of their numbers, half a sheet unit. */
const BEFORE_ROUNDING = 0.4;
/** A frame this close to the way between its neighbors is left out. Sheet units. */
const NOTHING = 0.02;
/** How far from its moment a jump may be. Seconds. */
const JUMP = 0.002;
/** The longest time between two looks at a function. Seconds. */
const LOOK = 0.02;
/** Just before and just after a moment at which a function may jump. Seconds. */
const INSTANT = 1e-6;

/**
 * The frames of a part in order of time: those of a track, or the fewest that stay within the tolerance of a function while
 * the part is shown. Two frames at one moment are a jump.
 */
export function framesOf<Value>(motion: Motion<Value>): Frame[] {
	const { form, value, cycle, shown } = motion;
	if (!("moments" in value)) return shown.flatMap((stretch) => framesIn(motion, stretch));
	const frames = value.moments.map(([at, one, easing = "linear"]) => ({
		at,
		numbers: form.numbersOf(one),
		easing,
	}));
	const [first, last] = [frames[0], frames.at(-1)];
	if (!first || !last) return [];
	const start = first.at > 0 ? [{ ...first, at: 0, easing: "linear" as const }] : [];
	return [...start, ...frames, { ...last, at: cycle }];
}

/** The frames of a function in a stretch. */
function framesIn<Value>({ form, value, reach }: Motion<Value>, [from, to]: Stretch): Frame[] {
	const frameAt = (at: number): Frame => ({ at, numbers: form.numbersOf(value(at)) });
	const apart = (one: Frame, other: Frame) => form.apart(one.numbers, other.numbers, reach);
	const isNear = (one: Frame, other: Frame) => apart(one, other) <= BEFORE_ROUNDING;
	const knots = [from, ...(value.knots ?? []).filter((knot) => knot > from && knot < to), to];
	const jumps = jumpsBetween(knots, frameAt, apart);
	const stops = [...knots, ...jumps].sort((a, b) => a - b);
	const pieces = stops.slice(1).flatMap((stop, index): Piece[] => {
		const [start, end] = [(stops[index] ?? from) + INSTANT, stop - INSTANT];
		return end > start ? [{ start: frameAt(start), end: frameAt(end) }] : [];
	});
	const frames = outset(pieces, frameAt, apart).flatMap(({ start, end }, index, all) => {
		const before = all[index - 1]?.end;
		const found = before && isMeeting(before, start, apart) ? [] : [start];
		for (let last = start; last.at < end.at; found.push(last)) {
			last = farthestOnWay(last, end, frameAt, isNear);
		}
		return found;
	});
	return thinned(frames, (one, other) => apart(one, other) <= NOTHING);
}

/** Whether two frames are the same state at one moment: there is no jump between them. */
function isMeeting(one: Frame, other: Frame, apart: (one: Frame, other: Frame) => number): boolean {
	return Math.abs(other.at - one.at) < 3 * INSTANT && apart(one, other) < NOTHING;
}

interface Piece {
	readonly start: Frame;
	readonly end: Frame;
}

/**
 * Between two keyframes a browser goes straight where a part goes in a curve. Moves the keyframes out of the curve by half of
 * the difference, so that the part is off by half as much, first to one side and then to the other.
 */
function outset(
	pieces: readonly Piece[],
	frameAt: (seconds: number) => Frame,
	apart: (one: Frame, other: Frame) => number,
): Piece[] {
	const bulges = pieces.map(({ start, end }) => {
		const straight = between(start, end, 0.5);
		const curved = frameAt(straight.at);
		const by = curved.numbers.map((number, index) => number - (straight.numbers[index] ?? 0));
		return { by, size: apart(straight, curved) };
	});
	const moved = (frame: Frame, index: number, neighbor: number): Frame => {
		const meets = [pieces[neighbor]?.start, pieces[neighbor]?.end].some(
			(other) => other && isMeeting(other, frame, apart),
		);
		const [one, other] = [bulges[index], meets ? bulges[neighbor] : undefined];
		const larger = one && other && other.size > one.size ? other : one;
		if (!larger || larger.size / 2 > BEFORE_ROUNDING) return frame;
		return {
			...frame,
			numbers: frame.numbers.map((number, place) => number + (larger.by[place] ?? 0) / 2),
		};
	};
	return pieces.map(({ start, end }, index) => ({
		start: moved(start, index, index - 1),
		end: moved(end, index, index + 1),
	}));
}

/** The last moment to which a browser gets from a frame without leaving the way in between. */
function farthestOnWay(
	from: Frame,
	end: Frame,
	frameAt: (seconds: number) => Frame,
	isNear: (one: Frame, other: Frame) => boolean,
): Frame {
	const isOnWay = (to: Frame) => {
		const looks = Math.max(Math.ceil((to.at - from.at) / LOOK), 8);
		for (let look = 1; look < looks; look++) {
			const part = look / looks;
			const there = frameAt(from.at + part * (to.at - from.at));
			if (!isNear(there, between(from, to, part))) return false;
		}
		return true;
	};
	if (isOnWay(end)) return end;
	let [reached, missed] = [from.at, end.at];
	while (missed - reached > LOOK / 20) {
		const middle = (reached + missed) / 2;
		if (isOnWay(frameAt(middle))) reached = middle;
		else missed = middle;
	}
	return frameAt(Math.min(Math.max(reached, from.at + LOOK / 20), end.at));
}

/** What a browser draws at a part of the way from one frame to the next. */
function between({ numbers, at, easing = "linear" }: Frame, to: Frame, part: number): Frame {
	const way = eased(easing, part);
	return {
		at: at + (to.at - at) * part,
		numbers: numbers.map((number, index) => number + ((to.numbers[index] ?? 0) - number) * way),
	};
}

/** Moments at which a function jumps, however close one looks. */
function jumpsBetween(
	knots: readonly number[],
	frameAt: (seconds: number) => Frame,
	apart: (one: Frame, other: Frame) => number,
): number[] {
	const looks = knots.slice(1).flatMap((end, index) => {
		const start = knots[index] ?? 0;
		const count = Math.max(Math.ceil((end - start) / LOOK), 1);
		return Array.from({ length: count }, (_, look) => start + ((end - start) * look) / count);
	});
	const frames = [...looks, ...knots.slice(-1)].map(frameAt);
	const ways = frames.slice(1).map((frame, index) => apart(frames[index] ?? frame, frame));
	return frames.slice(1).flatMap((next, index) => {
		let [early, late] = [frames[index] ?? next, next];
		let distance = ways[index] ?? 0;
		// Most parts only move fast here, so it would be in vain to look closer.
		if (distance < 1.5 * Math.min(ways[index - 1] ?? 0, ways[index + 1] ?? 0)) return [];
		while (distance > BEFORE_ROUNDING) {
			if (late.at - early.at <= INSTANT) return [late.at];
			const middle = frameAt((early.at + late.at) / 2);
			const [before, after] = [apart(early, middle), apart(middle, late)];
			distance = Math.max(before, after);
			if (before > after) late = middle;
			else early = middle;
		}
		return [];
	});
}

/** Leaves out the frames that a browser gets anyway on the way between others. */
function thinned(frames: readonly Frame[], isSame: (one: Frame, other: Frame) => boolean): Frame[] {
	const kept: Frame[] = [];
	let skipped: Frame[] = [];
	frames.forEach((frame, index) => {
		const [before, after] = [kept.at(-1), frames[index + 1]];
		skipped.push(frame);
		const isOnWay =
			before &&
			after &&
			after.at - before.at > 3 * INSTANT &&
			skipped.every((one) =>
				isSame(one, between(before, after, (one.at - before.at) / (after.at - before.at))),
			);
		if (isOnWay) return;
		kept.push(frame);
		skipped = [];
	});
	return kept;
}

/** How far a browser draws a part from where it has to be, in sheet units, and when, in seconds. */
export interface Deviation {
	readonly by: number;
	readonly at: number;
}

/** The largest deviation of a part while it is shown. */
export function largestDeviation<Value>(
	{ form, value, reach, shown }: Motion<Value>,
	frames: readonly Frame[],
): Deviation {
	const deviations = shown.flatMap(([from, to]) => {
		const looks = Math.ceil((to - from) / LOOK) * 2;
		return Array.from({ length: looks }, (_, look): Deviation => {
			const at = from + ((to - from) * (look + 0.5)) / looks;
			const next = frames.findIndex((frame) => frame.at > at);
			const [early, late] = [frames[next - 1] ?? frames[0], frames[next] ?? frames.at(-1)];
			if (!early || !late) return { by: Number.POSITIVE_INFINITY, at };
			const part = late.at > early.at ? (at - early.at) / (late.at - early.at) : 0;
			// A jump is at the nearest place for keyframes.
			const isJump = frames
				.slice(Math.max(next - 2, 0), next + 1)
				.some((frame) => frame.easing === "step-end" && Math.abs(frame.at - at) < JUMP);
			if (isJump) return { by: 0, at };
			return { by: form.apart(form.numbersOf(value(at)), between(early, late, part).numbers, reach), at };
		});
	});
	return deviations.reduce((largest, one) => (one.by > largest.by ? one : largest), { by: 0, at: 0 });
}
