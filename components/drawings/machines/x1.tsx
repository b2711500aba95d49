import { RIGHT_CORNER, WoundFilm } from "../parts/film.tsx";
import { RoundShadow, TurnArrow } from "../parts/floor.tsx";
import { Cartons, PALLET_HEIGHT, Pallet } from "../parts/load.tsx";
import { ControlBox, FilmCarriage, Mast } from "../parts/mast.tsx";
import { Box } from "../parts/solids.tsx";
import { LoadingRamp, Turntable } from "../parts/turntable.tsx";
import type { Machine } from "./machine.ts";

const TABLE = 3;
const CARRIAGE = 36;

function Drawing() {
	return (
		<>
			<RoundShadow radius={34} />
			<Box of="d" at={[-10, -60, 0]} size={[20, 30, 2.4]} />
			<Box of="d" at={[-17, -82, 0]} size={[34, 28, 5]} />
			<Mast at={[-9, -78, 5]} size={[18, 18, 84]} />
			<ControlBox at={[9, -77, 44]} />
			<FilmCarriage
				z={CARRIAGE}
				roll={[13, -50]}
				back={-60}
				plate={[-13, 21]}
				webTo={[...RIGHT_CORNER, CARRIAGE + 2]}
			/>
			<LoadingRamp halfWidth={16} from={26} to={57} rise={TABLE} />
			<Turntable to={TABLE} radius={33} />
			<Pallet z={TABLE} />
			<Cartons z={TABLE + PALLET_HEIGHT} layers={5} layerHeight={11.2} />
			<WoundFilm foot={TABLE + 3} top={CARRIAGE + 16} pitch={8} leaves="right" />
			<TurnArrow radius={42} from={0} to={64} />
		</>
	);
}

/** Semi-automatic turntable wrapper: thin disc with a loading ramp, film straight from the roll. */
export const x1: Machine = {
	Drawing,
	callouts: [
		{ part: [9, -78, 76], at: [235, -250], word: "Mast" },
		{ part: [14, -77, 58], at: [235, -195], word: "Control box" },
		{ part: [-13, -59, 55], at: [-10, -275], word: "Film carriage" },
		{ part: [-25, 20, TABLE], at: [-190, -65], word: "Turntable" },
		{ part: [-14, 48, 1], at: [-220, -5], word: "Loading ramp" },
	],
};
