import { Conveyor } from "../parts/conveyor.tsx";
import { TurnArrow } from "../parts/floor.tsx";
import { Cartons, PALLET_HEIGHT, Pallet } from "../parts/load.tsx";
import { Box } from "../parts/solids.tsx";

/** Top of the rollers. Inches. */
const LINE = 18;
const DECK = LINE + PALLET_HEIGHT;

/** A low, mixed load on a conveyor: nothing on it shifts when it turns. */
export function SteadyLoad() {
	return (
		<>
			<Conveyor from={-66} to={66} halfWidth={22} z={LINE} />
			<Pallet z={LINE} />
			<Cartons z={DECK} layers={3} layerHeight={11.2} />
			<Box of="m" at={[-24, -20, DECK + 33.6]} size={[28, 40, 11]} />
			<TurnArrow radius={46} from={20} to={80} />
		</>
	);
}
