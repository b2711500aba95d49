import type { Point } from "../projection.ts";
import { HALF_LENGTH, HALF_WIDTH } from "./load.tsx";
import { Faces, Lines } from "./shapes.tsx";
import { type Block, leftOf, rightOf, topOf } from "./solids.tsx";

interface LightCartonsProps {
	/** Underside. Inches. */
	readonly z: number;
	readonly layers: number;
	readonly layerHeight: number;
}

/** A load that weighs little: large white cartons, two to a side, in dashed outline. */
export function LightCartons({ z, layers, layerHeight }: LightCartonsProps) {
	const height = layers * layerHeight;
	const load: Block = {
		at: [-HALF_LENGTH, -HALF_WIDTH, z],
		size: [2 * HALF_LENGTH, 2 * HALF_WIDTH, height],
	};
	const top = z + height;
	const joints: Point[][] = [
		[
			[0, HALF_WIDTH, z],
			[0, HALF_WIDTH, top],
			[0, -HALF_WIDTH, top],
		],
	];
	for (let layer = 1; layer < layers; layer++) {
		const low = z + layer * layerHeight;
		joints.push([
			[-HALF_LENGTH, HALF_WIDTH, low],
			[HALF_LENGTH, HALF_WIDTH, low],
			[HALF_LENGTH, -HALF_WIDTH, low],
		]);
	}
	const nearEdges: Point[][] = [
		[
			[-HALF_LENGTH, HALF_WIDTH, top],
			[HALF_LENGTH, HALF_WIDTH, top],
			[HALF_LENGTH, -HALF_WIDTH, top],
		],
		[
			[HALF_LENGTH, HALF_WIDTH, top],
			[HALF_LENGTH, HALF_WIDTH, z],
		],
	];
	const silhouette: Point[] = [
		[HALF_LENGTH, HALF_WIDTH, z],
		[-HALF_LENGTH, HALF_WIDTH, z],
		[-HALF_LENGTH, HALF_WIDTH, top],
		[-HALF_LENGTH, -HALF_WIDTH, top],
		[HALF_LENGTH, -HALF_WIDTH, top],
		[HALF_LENGTH, -HALF_WIDTH, z],
		[HALF_LENGTH, HALF_WIDTH, z],
	];
	return (
		<>
			<Faces ink="b" of={[topOf(load), leftOf(load)]} />
			<Faces ink="u" of={[rightOf(load)]} />
			<Lines ink="k" of={joints} />
			<Lines ink="l" of={[silhouette, ...nearEdges]} />
		</>
	);
}
