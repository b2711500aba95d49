import { Faces } from "../parts/shapes.tsx";

/** A place for one pallet, marked on the floor in the middle of the drawing. */
export function MarkedPlace() {
	return (
		<Faces
			ink="y"
			of={[
				[
					[-32, -28, 0],
					[32, -28, 0],
					[32, 28, 0],
					[-32, 28, 0],
				],
			]}
		/>
	);
}
