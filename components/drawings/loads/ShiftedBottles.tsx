import { Bottles } from "../parts/bottles.tsx";
import { Shadow } from "../parts/floor.tsx";
import { HALF_LENGTH, HALF_WIDTH, PALLET_HEIGHT, Pallet } from "../parts/load.tsx";

/** Empty bottles on tier sheets, each layer a little out of place. */
export function ShiftedBottles() {
	return (
		<>
			<Shadow x={HALF_LENGTH} y={[-HALF_WIDTH, HALF_WIDTH]} length={8} />
			<Pallet z={0} />
			<Bottles z={PALLET_HEIGHT} layers={1} />
			<g transform="translate(12-30)">
				<Bottles z={PALLET_HEIGHT} layers={1} />
			</g>
			<g transform="translate(-8-76)">
				<Bottles z={PALLET_HEIGHT} layers={1} />
			</g>
		</>
	);
}
