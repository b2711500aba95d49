import { RIGHT_CORNER, RISE } from "../parts/film.tsx";
import { RoundShadow, Shadow, TurnArrow } from "../parts/floor.tsx";
import { PALLET_HEIGHT, Pallet } from "../parts/load.tsx";
import { FilmCarriage, Mast } from "../parts/mast.tsx";
import { inDetail, RopeBands, RopingDetail, RopingDevice, VentedCrates } from "../parts/roping.tsx";
import { Box } from "../parts/solids.tsx";
import { LoadingRamp, Turntable } from "../parts/turntable.tsx";
import type { Point } from "../projection.ts";
import type { Machine } from "./machine.ts";

const TABLE = 3;
const CARRIAGE = 36;
/** Lowest band on the pallet itself; each next one leaves the crates room to breathe. */
const BANDS = [3, 16, 29, 42];
const ROPE = 42 + 2 * RISE;
/** Where the film becomes a rope. */
const DEVICE: Point = [17, -38, ROPE];

function Drawing() {
	return (
		<>
			<RoundShadow radius={34} />
			<Shadow x={14} y={[-92, -45]} length={4} />
			<Box of="d" at={[-14, -92, 0]} size={[28, 66, 3]} />
			<Mast at={[-8, -88, 3]} size={[16, 20, 86]} />
			<FilmCarriage z={CARRIAGE} roll={[12, -60]} back={-68} plate={[-12, 18]} />
			<Box of="a" at={[11, -54, CARRIAGE]} size={[2, 16, 2]} />
			<RopingDevice
				film={[
					[9, -57, CARRIAGE + 2],
					[9, -57, CARRIAGE + 22],
				]}
				at={DEVICE}
				to={[...RIGHT_CORNER, ROPE]}
			/>
			<LoadingRamp halfWidth={16} from={26} to={57} rise={TABLE} />
			<Turntable to={TABLE} radius={33} />
			<Pallet z={TABLE} />
			<VentedCrates z={TABLE + PALLET_HEIGHT} layers={6} layerHeight={9.4} />
			<RopeBands at={BANDS} />
			<TurnArrow radius={42} from={0} to={64} />
			<RopingDetail of={DEVICE} radius={30} />
		</>
	);
}

/** Turntable wrapper with a roping device: the film becomes a rope, the load keeps its air. */
export const ventedWrap: Machine = {
	Drawing,
	callouts: [
		{ part: inDetail(-2, -4, -2), at: [-25, -300], word: "Film web" },
		{ part: inDetail(-3.5, 10.5, 3), at: [-245, -290], word: "Roping device" },
		{ part: inDetail(0, 18, -2), at: [-245, -170], word: "Film rope" },
		{ part: [-16, 20, 43], at: [-190, -110], word: "Rope bands" },
		{ part: [-17, 20, 25], at: [-190, -50], word: "Vented crates" },
	],
};
