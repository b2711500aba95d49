import { HALF_WIDTH } from "./load.tsx";
import { Faces } from "./shapes.tsx";
import { Box, Boxes } from "./solids.tsx";

/** How far the body of a truck is from the middle of its load, along y. Inches. */
const FRONT = HALF_WIDTH + 4;

interface PalletJackProps {
	/** Underside of its pallet. Inches. */
	readonly z: number;
}

/** A pallet jack with its forks in a pallet, on the y+ side of the load. */
export function PalletJack({ z }: PalletJackProps) {
	return (
		<>
			<Boxes of="moving" blocks={[-14, 8].map((x) => ({ at: [x, HALF_WIDTH, z + 1], size: [6, 4, 2] }))} />
			<Box of="moving" at={[-14, FRONT, z]} size={[28, 6, 8]} />
			<Faces
				ink="frame-left"
				of={[
					[
						[-1.5, FRONT + 6, z + 8],
						[1.5, FRONT + 6, z + 8],
						[1.5, FRONT + 22, z + 38],
						[-1.5, FRONT + 22, z + 38],
					],
				]}
			/>
			<Box of="frame" at={[-7, FRONT + 21, z + 37]} size={[14, 3, 3]} />
		</>
	);
}
