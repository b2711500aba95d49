import { Conveyor } from "../parts/conveyor.tsx";
import { TurnArrow } from "../parts/floor.tsx";
import { CartonLoad } from "../parts/load.tsx";

/** Top of the rollers. Inches. */
const LINE = 14;

/** A low, even load on a conveyor: nothing on it shifts when it turns. */
export function SteadyLoad() {
	return (
		<>
			<Conveyor from={-84} to={84} halfWidth={22} z={LINE} />
			<CartonLoad z={LINE} layers={3} />
			<TurnArrow radius={46} from={20} to={80} />
		</>
	);
}
