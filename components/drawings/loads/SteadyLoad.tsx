import { Conveyor } from "../parts/conveyor.tsx";
import { TurnArrow } from "../parts/floor.tsx";
import { CartonLoad, LAYER_HEIGHT, PALLET_HEIGHT } from "../parts/load.tsx";
import { Box } from "../parts/solids.tsx";

/** Top of the rollers. Inches. */
const LINE = 14;
const LAYERS = 3;
const TOP = LINE + PALLET_HEIGHT + LAYERS * LAYER_HEIGHT;

/** A low, mixed load on a conveyor: nothing on it shifts when it turns. */
export function SteadyLoad() {
	return (
		<>
			<Conveyor from={-84} to={84} halfWidth={22} z={LINE} />
			<CartonLoad z={LINE} layers={LAYERS} />
			<Box of="wood" at={[-24, -20, TOP]} size={[26, 40, 11]} />
			<Box of="housing" at={[2, -20, TOP]} size={[22, 40, 7]} />
			<TurnArrow radius={46} from={20} to={80} />
		</>
	);
}
