import type { Block } from "../../shapes/solids.tsx";

interface RidingBlock extends Block {
	/** Whether it rides up and down, with the others that do. */
	readonly rides?: boolean;
}

/**
 * Whether a block is wholly behind or under another, and so hides no part of it. A block that rides
 * does not stay under one that does not.
 */
function cannotHide(block: RidingBlock, other: RidingBlock): boolean {
	const { at, size, rides = false } = block;
	const [x, y, z] = other.at;
	const isUnder = at[2] + size[2] <= z && rides === (other.rides ?? false);
	return at[0] + size[0] <= x || at[1] + size[1] <= y || isUnder;
}

/**
 * Sorts blocks into paint order. The order holds as long as the same sides of the blocks are
 * visible.
 *
 * @throws Error if the blocks hide one another in a cycle
 */
export function paintOrder<B extends RidingBlock>(blocks: readonly B[]): B[] {
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

interface PaintGroup<B extends RidingBlock> {
	/** Whether all of its blocks ride up and down, or none does. */
	readonly rides: boolean;
	readonly blocks: B[];
}

/**
 * Sorts blocks into paint order, and puts those that follow one another and ride into one group.
 */
export function groupInPaintOrder<B extends RidingBlock>(blocks: readonly B[]): readonly PaintGroup<B>[] {
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
