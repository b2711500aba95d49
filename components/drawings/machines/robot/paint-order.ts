import type { Block } from "../../parts/solids.tsx";

/** Whether a block is behind or under another, so it has to be painted first. */
function isBehind({ at: [x, y, z], size: [w, d, h] }: Block, { at }: Block): boolean {
	return x + w <= at[0] || y + d <= at[1] || z + h <= at[2];
}

/**
 * Sorts things into paint order by their bounding blocks. The order holds as long as the same sides of the blocks are
 * visible.
 *
 * @throws Error if the blocks hide one another in a cycle
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
		if (next < 0)
			throw new Error(
				"These blocks hide one another in a cycle, so none can be painted first. Split one of them.",
			);
		ordered.push(...left.splice(next, 1));
	}
	return ordered;
}
