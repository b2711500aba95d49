import type { Block } from "../../shapes/solids.tsx";

/** Whether a block is wholly behind or under another, and so hides no part of it. */
function cannotHide({ at: [x, y, z], size: [w, d, h] }: Block, { at }: Block): boolean {
	return x + w <= at[0] || y + d <= at[1] || z + h <= at[2];
}

/**
 * Sorts blocks into paint order. The order holds as long as the same sides of the blocks are
 * visible.
 *
 * @throws Error if the blocks hide one another in a cycle
 */
export function paintOrder<B extends Block>(blocks: readonly B[]): B[] {
	const remaining = [...blocks];
	const ordered: B[] = [];
	while (remaining.length > 0) {
		const next = remaining.findIndex((block) =>
			remaining.every((other) => !cannotHide(other, block) || cannotHide(block, other)),
		);
		if (next < 0) {
			throw new Error(
				"These blocks hide one another in a cycle, so none can be painted first. Split one of them.",
			);
		}
		ordered.push(...remaining.splice(next, 1));
	}
	return ordered;
}

interface PaintGroup<B extends Block> {
	/** Whether all of its blocks ride up and down, or none does. */
	readonly rides: boolean;
	readonly blocks: B[];
}

/**
 * Sorts blocks into paint order, and puts those that follow one another and ride into one group.
 */
export function groupInPaintOrder<B extends Block & { readonly rides?: boolean }>(
	blocks: readonly B[],
): readonly PaintGroup<B>[] {
	const groups: PaintGroup<B>[] = [];
	for (const block of paintOrder(blocks)) {
		const { rides = false } = block;
		const last = groups.at(-1);
		if (last?.rides === rides) {
			last.blocks.push(block);
		} else {
			groups.push({ rides, blocks: [block] });
		}
	}
	return groups;
}
