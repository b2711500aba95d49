import type { Block } from "../parts/solids.tsx";

/** Whether a block lies behind another one, or under it, so that it is painted first. */
function isBehind({ at: [x, y, z], size: [w, d, h] }: Block, { at }: Block): boolean {
	return x + w <= at[0] || y + d <= at[1] || z + h <= at[2];
}

/**
 * Things in the order in which they are painted, by the blocks that hold them. It is right for every turn of the
 * blocks in which the same sides of them show.
 *
 * @throws Error when each of the blocks hides another one
 */
export function paintOrder<Thing>(things: readonly Thing[], blockOf: (thing: Thing) => Block): Thing[] {
	const left = [...things];
	const ordered: Thing[] = [];
	while (left.length > 0) {
		const next = left.findIndex((thing) =>
			left.every(
				(other) => !isBehind(blockOf(other), blockOf(thing)) || isBehind(blockOf(thing), blockOf(other)),
			),
		);
		if (next < 0) throw new Error("Blocks hide one another in a circle, so none can be painted first.");
		ordered.push(...left.splice(next, 1));
	}
	return ordered;
}
