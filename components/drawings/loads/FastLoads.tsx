import { Conveyor } from "../parts/conveyor.tsx";
import { TravelArrow } from "../parts/floor.tsx";
import { Cartons, PALLET_HEIGHT, Pallet } from "../parts/load.tsx";

/** Top of the rollers, and from the middle of one load to the next. Inches. */
const LINE = 14;
const PITCH = 56;

/** Loads that follow one another closely on a conveyor. */
export function FastLoads() {
	return (
		<>
			<Conveyor from={-84} to={84} halfWidth={22} z={LINE} />
			{[-PITCH, 0, PITCH].map((x) => (
				<g key={x}>
					<Pallet z={LINE} x={x} />
					<Cartons z={LINE + PALLET_HEIGHT} x={x} layers={3} layerHeight={11.2} />
				</g>
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
