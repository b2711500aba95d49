import { Conveyor } from "../parts/conveyor.tsx";
import { TravelArrow } from "../parts/floor.tsx";
import { CartonLoad } from "../parts/load.tsx";

/** Top of the rollers, and from the middle of one load to the next. Inches. */
const LINE = 14;
const PITCH = 56;

/** Loads that follow one another closely on a conveyor. */
export function FastLoads() {
	return (
		<>
			<Conveyor from={-84} to={84} halfWidth={22} z={LINE} />
			{[-PITCH, 0, PITCH].map((x) => (
				<CartonLoad key={x} z={LINE} x={x} layers={3} />
			))}
			<TravelArrow
				from={[-24, 40, 0]}
				to={[60, 40, 0]}
				barbs={[
					[-12, -9, 0],
					[-12, 9, 0],
				]}
			/>
		</>
	);
}
