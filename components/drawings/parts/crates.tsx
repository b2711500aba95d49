import {
	HALF,
	HALF_LENGTH,
	HALF_WIDTH,
	Load,
	type LoadProps,
	LoadSide,
	type LoadSideProps,
	PALLET_HEIGHT,
} from "./load.tsx";
import { Faces, Lines, line, panel } from "./shapes.tsx";

interface VentedCratesProps extends LoadProps {
	readonly layers: number;
}

/** Height of a crate. Inches. */
const CRATE = 9.4;

/** Height of a load of crates with its pallet. Inches. */
export function heightOfCrates(layers: number): number {
	return PALLET_HEIGHT + layers * CRATE;
}

/** Layers of open crates on a pallet, with two short slots in each front. Produce is visible in the top layer. */
export function VentedCrates({ layers, ...load }: VentedCratesProps) {
	const height = heightOfCrates(layers);
	const floors = Array.from({ length: layers }, (_, layer) => heightOfCrates(layer));
	const across = (half: number, z: number) => line([-half, z], [half, z]);
	const columns = { long: [-21, -11, 3, 13], short: [-17, -9, 3, 11] };
	const width = { long: 8, short: 6 };
	const side = (props: LoadSideProps) => (
		<>
			<LoadSide
				{...props}
				of={[
					["wood", PALLET_HEIGHT],
					["wood", height],
				]}
			/>
			<Faces
				ink="opening"
				of={floors.flatMap((floor) =>
					columns[props.side].map((u) =>
						panel(u, u + width[props.side], floor + CRATE - 4.4, floor + CRATE - 2.2),
					),
				)}
			/>
			<Lines
				ink="joint"
				of={[
					line([0, PALLET_HEIGHT], [0, height]),
					...floors.slice(1).map((floor) => across(HALF[props.side], floor)),
				]}
			/>
		</>
	);
	const [x, y] = [HALF_LENGTH, HALF_WIDTH];
	const shapes = (
		<>
			<Faces ink="wood-top" of={[panel(-x, x, -y, y)]} />
			<Lines ink="joint" of={[across(x, 0), line([0, -y], [0, y])]} />
			<Lines ink="produce" of={[-15, -5, 5, 15].map((row) => across(20, row))} />
		</>
	);
	return <Load {...load} side={side} top={{ height, shapes }} />;
}
