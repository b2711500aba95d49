import { HALF_LENGTH, HALF_WIDTH, PALLET_HEIGHT } from "../dimensions.ts";
import { Faces, Lines, line, rectangle } from "../shapes/shapes.tsx";
import { type LoadProps, Pallet } from "./load.tsx";

interface VentedCratesProps extends LoadProps {
	readonly layers: number;
}

/** Height of a crate. Inches. */
const CRATE = 9.4;

/** Height of a load of crates with its pallet. Inches. */
export function heightOfCrates(layers: number): number {
	return PALLET_HEIGHT + layers * CRATE;
}

/**
 * Layers of open crates on a pallet, with two short slots in each front. Produce is visible in the
 * top layer.
 */
export function VentedCrates({ layers, ...place }: VentedCratesProps) {
	const height = heightOfCrates(layers);
	const floors = Array.from({ length: layers }, (_, layer) => heightOfCrates(layer));
	const across = (half: number, z: number) => line([-half, z], [half, z]);
	const slots = { long: { left: [-21, -11, 3, 13], width: 8 }, short: { left: [-17, -9, 3, 11], width: 6 } };
	const side = (pair: "long" | "short", half: number) => {
		const { left, width } = slots[pair];
		return (
			<>
				<Faces
					ink="opening"
					shapes={floors.flatMap((floor) =>
						left.map((u) => rectangle(u, u + width, floor + CRATE - 4.4, floor + CRATE - 2.2)),
					)}
				/>
				<Lines
					ink="joint"
					shapes={[
						line([0, PALLET_HEIGHT], [0, height]),
						...floors.slice(1).map((floor) => across(half, floor)),
					]}
				/>
			</>
		);
	};
	const top = (
		<>
			<Lines ink="joint" shapes={[across(HALF_LENGTH, 0), line([0, -HALF_WIDTH], [0, HALF_WIDTH])]} />
			<Lines ink="produce" shapes={[-15, -5, 5, 15].map((row) => across(20, row))} />
		</>
	);
	return <Pallet {...place} load={{ of: "wood", height, side, top }} />;
}
