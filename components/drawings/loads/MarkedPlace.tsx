import { Faces } from "../parts/shapes.tsx";

/** A place for one pallet, in the middle of the sheet, marked on the floor. */
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
