import { Faces } from "../parts/shapes.tsx";
import { onZ } from "../parts/solids.tsx";

/** A place for one pallet, marked on the floor in the middle of the drawing. */
export function MarkedPlace() {
	return <Faces ink="floor-path" of={[onZ(0, -32, 32, -28, 28)]} />;
}
