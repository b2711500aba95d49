import { RIGHT_CORNER, RISE } from "../parts/film.tsx";
import { RoundShadow, TurnArrow } from "../parts/floor.tsx";
import { PALLET_HEIGHT, Pallet } from "../parts/load.tsx";
import { FilmCarriage, Mast } from "../parts/mast.tsx";
import { RopeBands, RopingDevice, VentedCrates } from "../parts/roping.tsx";
import { Box } from "../parts/solids.tsx";
import { LoadingRamp, Turntable } from "../parts/turntable.tsx";
import type { Machine } from "./machine.ts";

const TABLE = 3;
const CARRIAGE = 36;
/** Lowest band on the pallet itself; each next one leaves the crates room to breathe. */
const BANDS = [3, 16, 29, 42];
const ROPE = 42 + 2 * RISE;

function Drawing() {
	return (
		<>
			<RoundShadow radius={34} />
			<Box of="d" at={[-14, -82, 0]} size={[28, 56, 3]} />
			<Mast at={[-8, -78, 3]} size={[16, 16, 86]} />
			<FilmCarriage z={CARRIAGE} roll={[12, -54]} back={-62} plate={[-10, 18]} />
			<RopingDevice
				film={[
					[9, -51, CARRIAGE + 2],
					[9, -51, CARRIAGE + 22],
				]}
				at={[17, -36, ROPE]}
				to={[...RIGHT_CORNER, ROPE]}
			/>
			<LoadingRamp halfWidth={16} from={26} to={57} rise={TABLE} />
			<Turntable to={TABLE} radius={33} />
			<Pallet z={TABLE} />
			<VentedCrates z={TABLE + PALLET_HEIGHT} layers={6} layerHeight={9.4} />
			<RopeBands at={BANDS} />
			<TurnArrow radius={42} from={0} to={64} />
		</>
	);
}

/** Turntable wrapper with a roping device: the film becomes a rope, the load keeps its air. */
export const ventedWrap: Machine = {
	Drawing,
	callouts: [
		{ part: [8, -74, 78], at: [225, -240], word: "Mast" },
		{ part: [18, -62, 52], at: [225, -170], word: "Film carriage" },
		{ part: [17, -34, 54], at: [-20, -265], word: "Roping device" },
		{ part: [-24, 20, 43], at: [-190, -150], word: "Rope bands" },
		{ part: [-24, 20, 24], at: [-190, -95], word: "Vented crates" },
	],
};
