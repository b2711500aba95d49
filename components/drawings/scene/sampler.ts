import { apart, type Form } from "./forms.ts";
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
/** What only the precision of numbers keeps apart. Sheet units. */
const EXACTLY = 1e-9;
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

/** A frame, and where it puts the far ends of the part. */
interface Sample extends Frame {
	readonly ends: readonly number[];
}

function farApart(one: Sample, other: Sample): number {
	return apart(one.ends, other.ends);
}

/** A movement by a function. */
interface Course {
	/** Where the part has to be at a moment. Seconds. */
	readonly at: (seconds: number) => Sample;
	/** Where a browser draws it at a part of the way between two keyframes. */
	readonly between: (from: Frame, to: Frame, part: number) => Sample;
}

function courseOf<Value>({ form, value, reach }: Motion<Value>): Course {
	const sample = (at: number, numbers: readonly number[]): Sample => ({
		at,
		numbers,
		ends: form.endsOf(numbers, reach),
	});
	return {
		at: (seconds) => sample(seconds, form.numbersOf(value(seconds))),
		between: (from, to, part) =>
			sample(from.at + (to.at - from.at) * part, numbersBetween(from.numbers, to.numbers, part)),
	};
}

function numbersBetween(from: readonly number[], to: readonly number[], part: number): number[] {
	return from.map((number, index) => number + ((to[index] ?? 0) - number) * part);
}

/** A course between two moments at which it may jump. */
interface Piece {
	readonly start: Sample;
	readonly end: Sample;
	/** Looks at it from its start to its end, at even distances. */
	readonly looks: readonly Sample[];
}

/** The number of even parts in which to look at a course. */
function partsOf(seconds: number): number {
	return Math.max(Math.ceil(seconds / LOOK), 8);
}

/** The pieces of a course between these moments. */
function piecesBetween(stops: readonly number[], course: Course): Piece[] {
	return stops.slice(1).flatMap((stop, index) => {
		const [from, to] = [(stops[index] ?? 0) + INSTANT, stop - INSTANT];
		if (to <= from) return [];
		const [start, end] = [course.at(from), course.at(to)];
		const looks = [start];
		const parts = partsOf(to - from);
		for (let look = 1; look < parts; look++) looks.push(course.at(from + (look / parts) * (to - from)));
		looks.push(end);
		return [{ start, end, looks }];
	});
}

/** The frames of a function in a stretch. */
function framesIn<Value>(motion: Motion<Value>, [from, to]: Stretch): Frame[] {
	const course = courseOf(motion);
	const knots = (motion.value.knots ?? []).filter((knot) => knot > from && knot < to);
	const pieces = piecesBetween([from, ...knots, to], course).flatMap((piece) => {
		const jumps = jumpsIn(piece, course);
		if (jumps.length === 0) return [piece];
		return piecesBetween([piece.start.at - INSTANT, ...jumps, piece.end.at + INSTANT], course);
	});
	const frames = outset(pieces, course).flatMap(({ start, end, looks }, index, all) => {
		const before = all[index - 1]?.end;
		const found = before && isMeeting(before, start) ? [] : [start];
		for (let last = start; last.at < end.at; found.push(last)) {
			last = farthestOnWay(last, end, last === start ? looks : [], course);
		}
		return found;
	});
	return thinned(frames, course);
}

/** Whether two samples are the same state at one moment: there is no jump between them. */
function isMeeting(one: Sample, other: Sample): boolean {
	return Math.abs(other.at - one.at) < 3 * INSTANT && farApart(one, other) < NOTHING;
}

/**
 * Between two keyframes a browser goes straight where a part goes in a curve. Moves the keyframes out of the curve by half of
 * the difference, so that the part is off by half as much, first to one side and then to the other.
 */
function outset(pieces: readonly Piece[], course: Course): Piece[] {
	const bulges = pieces.map(({ start, end, looks }) => {
		const straight = course.between(start, end, 0.5);
		const curved = looks[(looks.length - 1) / 2] ?? course.at(straight.at);
		const by = curved.numbers.map((number, index) => number - (straight.numbers[index] ?? 0));
		return { by, size: farApart(straight, curved) };
	});
	const moved = (sample: Sample, index: number, neighbor: number): Sample => {
		const meets = [pieces[neighbor]?.start, pieces[neighbor]?.end].some(
			(other) => other && isMeeting(other, sample),
		);
		const [one, other] = [bulges[index], meets ? bulges[neighbor] : undefined];
		const larger = one && other && other.size > one.size ? other : one;
		if (!larger || larger.size / 2 > BEFORE_ROUNDING) return sample;
		const beyond = sample.numbers.map((number, place) => number + (larger.by[place] ?? 0));
		return course.between(sample, { at: sample.at, numbers: beyond }, 0.5);
	};
	return pieces.map(({ start, end, looks }, index) => ({
		start: moved(start, index, index - 1),
		end: moved(end, index, index + 1),
		looks,
	}));
}

/**
 * The last moment to which a browser gets from a frame without leaving the way in between. `looks` are those from the frame to
 * the end, if it was looked at before.
 */
function farthestOnWay(from: Sample, end: Sample, looks: readonly Sample[], course: Course): Sample {
	const isOnWay = (to: Sample, known: readonly Sample[] = []) => {
		const parts = partsOf(to.at - from.at);
		for (let look = 1; look < parts; look++) {
			const part = look / parts;
			const there = known[look] ?? course.at(from.at + part * (to.at - from.at));
			if (farApart(there, course.between(from, to, part)) > BEFORE_ROUNDING) return false;
		}
		return true;
	};
	if (isOnWay(end, looks)) return end;
	let [reached, missed] = [from.at, end.at];
	while (missed - reached > LOOK / 20) {
		const middle = (reached + missed) / 2;
		if (isOnWay(course.at(middle))) reached = middle;
		else missed = middle;
	}
	return course.at(Math.min(Math.max(reached, from.at + LOOK / 20), end.at));
}

/** Moments at which a course jumps, however close one looks. */
function jumpsIn({ start, end, looks }: Piece, course: Course): number[] {
	const ways = looks.slice(1).map((look, index) => farApart(looks[index] ?? start, look));
	return ways.flatMap((way, index) => {
		// Most parts only move fast here, so it would be in vain to look closer.
		if (way < 1.5 * Math.min(ways[index - 1] ?? way, ways[index + 1] ?? way)) return [];
		let [early, late] = [looks[index] ?? start, looks[index + 1] ?? end];
		let distance = way;
		while (distance > BEFORE_ROUNDING) {
			if (late.at - early.at <= INSTANT) return [late.at];
			const middle = course.at((early.at + late.at) / 2);
			const [before, after] = [farApart(early, middle), farApart(middle, late)];
			distance = Math.max(before, after);
			if (before > after) late = middle;
			else early = middle;
		}
		return [];
	});
}

/** Leaves out the samples that a browser gets anyway on the way between others. */
function thinned(samples: readonly Sample[], course: Course): Sample[] {
	const kept: Sample[] = [];
	let skipped: Sample[] = [];
	samples.forEach((sample, index) => {
		const [before, after] = [kept.at(-1), samples[index + 1]];
		skipped.push(sample);
		if (before && after && after.at - before.at > 3 * INSTANT) {
			const isOff = (one: Sample) => {
				const part = (one.at - before.at) / (after.at - before.at);
				return farApart(one, course.between(before, after, part));
			};
			const off = isOff(sample);
			// On exactly the way that led to it, the others are still where they were.
			if (off < EXACTLY || (off <= NOTHING && skipped.every((one) => isOff(one) <= NOTHING))) return;
		}
		kept.push(sample);
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
export function largestDeviation<Value>(motion: Motion<Value>, frames: readonly Frame[]): Deviation {
	const course = courseOf(motion);
	const deviations = motion.shown.flatMap(([from, to]) => {
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
			const drawn = course.between(early, late, eased(early.easing ?? "linear", part));
			return { by: farApart(course.at(at), drawn), at };
		});
	});
	return deviations.reduce((largest, one) => (one.by > largest.by ? one : largest), { by: 0, at: 0 });
}
