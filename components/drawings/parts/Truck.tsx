import { HALF_WIDTH } from "./load.tsx";
import { Person } from "./person.tsx";
import { Faces } from "./shapes.tsx";
import { Box, Boxes, parallelogram } from "./solids.tsx";

/** How far the body of a truck is from the middle of its load, along y. Inches. */
const FRONT = HALF_WIDTH + 4;

interface TruckProps {
	/** Underside of its pallet. Inches. */
	readonly z: number;
}

/** Forks in a pallet, on the y+ side of the load. */
function Forks({ z }: TruckProps) {
	return (
		<Boxes of="moving" blocks={[-14, 8].map((x) => ({ at: [x, HALF_WIDTH, z + 1], size: [6, 4, 2] }))} />
	);
}

/** A pallet jack with its forks in a pallet, on the y+ side of the load. */
export function PalletJack({ z }: TruckProps) {
	return (
		<>
			<Forks z={z} />
			<Box of="moving" at={[-14, FRONT, z]} size={[28, 6, 8]} />
			<Faces ink="frame-left" of={[parallelogram([-1.5, FRONT + 6, z + 8], [3, 0, 0], [0, 16, 30])]} />
			<Box of="frame" at={[-7, FRONT + 21, z + 37]} size={[14, 3, 3]} />
		</>
	);
}

/** A stacker: its forks reach a pallet on a raised table. */
export function Stacker({ z }: TruckProps) {
	return (
		<>
			<Forks z={z} />
			<Box of="moving" at={[-14, FRONT, z]} size={[28, 2, 12]} />
			<Boxes of="frame" blocks={[-14, 10].map((x) => ({ at: [x, FRONT + 2, 0], size: [4, 4, 58] }))} />
			<Box of="moving" at={[-14, FRONT + 6, 2]} size={[28, 14, 24]} />
		</>
	);
}

/** Who walks in front of a truck, at its handle. */
export function Driver() {
	return <Person at={[12, FRONT + 32]} />;
}
