import { Drawing } from "./Drawing.tsx";
import { FloorSquares, Shadow } from "./parts/floor.tsx";
import { EmptyPallet } from "./parts/load.tsx";
import { Person } from "./parts/person.tsx";
import { viewBoxes } from "./view-boxes.ts";

/** An empty pallet in place of a machine's load, with a person beside it, on a floor of 2 ft squares. */
export function MeasureDrawing() {
	return (
		<Drawing alt="" viewBox={viewBoxes.bare} id="measure">
			<FloorSquares size={24} count={4} />
			<Shadow x={24} y={[-20, 20]} length={4} />
			<EmptyPallet />
			<Person at={[36, -36]} />
		</Drawing>
	);
}
