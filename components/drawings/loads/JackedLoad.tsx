import { CartonLoad } from "../parts/load.tsx";
import { PalletJack } from "../parts/Truck.tsx";
import { MarkedPlace } from "./MarkedPlace.tsx";

/** A pallet on a pallet jack, at a marked place on the floor. */
export function JackedLoad() {
	return (
		<>
			<MarkedPlace />
			<CartonLoad z={2} layers={3} />
			<PalletJack z={2} />
		</>
	);
}
