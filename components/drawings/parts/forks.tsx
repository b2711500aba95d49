import { HALF_WIDTH } from "./load.tsx";
import { Boxes } from "./solids.tsx";

interface ForksProps {
	/** Underside of the pallet whose openings they fill. Inches. */
	readonly z: number;
}

/** Forks of a lift truck, in the openings of a pallet in the middle of the sheet: draw them before the load. */
export function Forks({ z }: ForksProps) {
	const tines = [-14, 8].map((x) => ({ at: [x, -HALF_WIDTH, z + 0.6], size: [6, 40, 1.6] }) as const);
	return <Boxes of="s" blocks={tines} />;
}

/** The carriage of those forks, with the backrest that keeps a load off the driver: draw it after the load. */
export function ForkCarriage({ z }: ForksProps) {
	const y = HALF_WIDTH + 0.5;
	return (
		<>
			<Boxes of="d" blocks={[-16, 0, 14].map((x) => ({ at: [x, y, z + 12], size: [2, 2, 18] }))} />
			<Boxes of="d" blocks={[{ at: [-18, y, z + 30], size: [36, 2, 2] }]} />
			<Boxes of="d" blocks={[{ at: [-18, y, z + 3], size: [36, 3, 9] }]} />
			<Boxes of="d" topless blocks={[-14, 8].map((x) => ({ at: [x, y, z + 0.6], size: [6, 2, 4] }))} />
		</>
	);
}
