import { RIGHT_CORNER, WoundFilm } from "../parts/film.tsx";
import { RoundShadow, Shadow, TurnArrow } from "../parts/floor.tsx";
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
			<Shadow x={15} y={[-91, -62]} length={4} />
			<Box of="d" at={[-10, -62, 0]} size={[20, 32, 2.4]} />
			<Box of="d" at={[-15, -91, 0]} size={[30, 29, 5]} />
			<Mast at={[-9, -88, 5]} size={[18, 22, 84]} />
			<ControlBox at={[9, -87, 44]} />
			<FilmCarriage
				z={CARRIAGE}
				roll={[13, -56]}
				back={-66}
				plate={[-13, 19]}
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
		{ part: [9, -78, 82], at: [240, -255], word: "Mast" },
		{ part: [14, -84, 47], at: [218, -200], word: "Control box" },
		{ part: [-10, -63, 50], at: [-10, -275], word: "Film carriage" },
		{ part: [-25, 20, TABLE], at: [-190, -65], word: "Turntable" },
		{ part: [-10, 48, 1], at: [-220, -5], word: "Loading ramp" },
	],
};
