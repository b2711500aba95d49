import { HALF_LENGTH, HALF_WIDTH } from "../dimensions.ts";
import { range } from "../geometry/range.ts";
import type { PlanePoint } from "../shapes/scene.ts";
import { Faces, rectangle } from "../shapes/shapes.tsx";
import { type Block, Box, Boxes } from "../shapes/solids.tsx";
import { LoadSides } from "./load.tsx";

interface BottlesProps {
	/** Underside. Inches. */
	readonly z: number;
	readonly layers: number;
}

/** Width of a bottle. Inches. */
const PITCH = 8;
/** Height of a bottle. Inches. */
const BOTTLE_HEIGHT = 14.4;
/** Thickness of the tier sheet on top of each layer. Inches. */
const TIER_SHEET = 0.8;

/** Outline of a vertical bottle: how far along the side of the load, and how high. Inches. */
const OUTLINE = [
	[0, 0],
	[0, 8.8],
	[3, 11.6],
	[3, 13.6],
	[5, 13.6],
	[5, 11.6],
	[8, 8.8],
	[8, 0],
] as const;

/** A light load: layers of empty bottles, with tier sheets of board between them and on top. */
export function Bottles({ z, layers }: BottlesProps) {
	const floors = Array.from({ length: layers }, (_, layer) => layer * BOTTLE_HEIGHT);
	const height = layers * BOTTLE_HEIGHT;
	return (
		<>
			<Box of="carton" {...tierSheetAt(z)} size={[2 * HALF_LENGTH, 2 * HALF_WIDTH, height]} />
			<LoadSides z={z}>
				{(pair, half) => (
					<>
						<Faces ink="steel-right" shapes={[rectangle(-half, half, 0, height)]} />
						<Faces
							ink={pair === "long" ? "housing-top" : "housing-left"}
							shapes={floors.flatMap((low) =>
								range(-half, half, PITCH).map((left) =>
									OUTLINE.map(([along, up]): PlanePoint => [left + along, low + up]),
								),
							)}
						/>
					</>
				)}
			</LoadSides>
			<Boxes
				of="carton"
				topless
				blocks={floors.map((low) => tierSheetAt(z + low + BOTTLE_HEIGHT - TIER_SHEET))}
			/>
		</>
	);
}

/** A thin sheet of the size of the pallet, at a height. */
function tierSheetAt(z: number): Block {
	return { at: [-HALF_LENGTH, -HALF_WIDTH, z], size: [2 * HALF_LENGTH, 2 * HALF_WIDTH, TIER_SHEET] };
}
