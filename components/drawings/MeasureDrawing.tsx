import { Drawing } from "./Drawing.tsx";
import { VIEW_BOX } from "./MachineDrawing.tsx";
import { Shadow } from "./parts/floor.tsx";
import { EmptyPallet } from "./parts/load.tsx";
import { Person } from "./parts/person.tsx";

/** An empty pallet where the machines have their load, and a person beside it, at the scale of the machines. */
export function MeasureDrawing() {
	return (
		<Drawing alt="" viewBox={VIEW_BOX.bare}>
			<Shadow x={24} y={[-20, 20]} length={4} />
			<EmptyPallet />
			<Person at={[34, -34]} />
		</Drawing>
	);
}
