import type { Frame, OverTime, Stretch } from "./time.ts";

/** The time between two samples of whether a part is shown, and the precision of the moments found. Seconds. */
const SAMPLE = 0.02;
const PRECISION = 1e-7;

/** The stretches of the cycle in which `isShown` is true, in order. */
export function stretchesOf(isShown: OverTime<boolean>, cycle: number): Stretch[] {
	const switches: number[] = [];
	const samples = Math.ceil(cycle / SAMPLE);
	let [before, seen] = [isShown(0), 0];
	for (let sample = 1; sample <= samples; sample++) {
		// The cycle ends just before it starts again.
		let [early, late] = [seen, (cycle * sample) / samples - PRECISION];
		seen = late;
		if (isShown(late) === before) continue;
		while (late - early > PRECISION) {
			const middle = (early + late) / 2;
			if (isShown(middle) === before) early = middle;
			else late = middle;
		}
		switches.push(late);
		before = !before;
	}
	const starts = isShown(0) ? [0, ...switches] : switches;
	return starts
		.filter((_, index) => index % 2 === 0)
		.map((from, index): Stretch => [from, starts[2 * index + 1] ?? cycle]);
}

/** The stretches that are in both of two lists. */
export function inBoth(ones: readonly Stretch[], others: readonly Stretch[]): Stretch[] {
	return ones.flatMap(([from, to]) =>
		others
			.map(([start, end]): Stretch => [Math.max(from, start), Math.min(to, end)])
			.filter(([start, end]) => start < end),
	);
}

/** What these stretches cover together, in order. */
export function joined(stretches: readonly Stretch[]): Stretch[] {
	const all: Stretch[] = [];
	for (const [from, to] of [...stretches].sort(([one], [other]) => one - other)) {
		const last = all.at(-1);
		if (last && from <= last[1]) all[all.length - 1] = [last[0], Math.max(last[1], to)];
		else all.push([from, to]);
	}
	return all;
}

/** The frames of an opacity that is 1 in these stretches and 0 elsewhere. Each holds until the next. */
export function steps(stretches: readonly Stretch[], cycle: number): Frame[] {
	const isShownFirst = stretches[0]?.[0] === 0;
	return [
		{ at: 0, numbers: [isShownFirst ? 1 : 0] },
		...stretches.flatMap(([from, to]) => [
			{ at: from, numbers: [1] },
			{ at: to, numbers: [0] },
		]),
	].filter(({ at }, index) => index === 0 || (at > 0 && at < cycle));
}
