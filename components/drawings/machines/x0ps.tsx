import { RIGHT_CORNER, WoundFilm } from "../parts/film.tsx";
import { RoundShadow, TurnArrow } from "../parts/floor.tsx";
import { Cartons, PALLET_HEIGHT, Pallet } from "../parts/load.tsx";
import { ControlBox, FilmCarriage, Mast } from "../parts/mast.tsx";
import { Box, Drum } from "../parts/solids.tsx";
import { Turntable } from "../parts/turntable.tsx";
import type { Machine } from "./machine.ts";

const TABLE = 11;
const DISC = 3;
const CARRIAGE = 36;

function Drawing() {
	return (
		<>
			<RoundShadow radius={36} />
			<Box of="d" at={[-14, -80, 0]} size={[28, 60, 6]} />
			<Mast at={[-6, -76, 6]} size={[12, 12, 88]} />
			<ControlBox at={[6, -77, 34]} height={40} />
			<FilmCarriage
				z={CARRIAGE}
				roll={[12, -54]}
				back={-64}
				plate={[-10, 20]}
				preStretch
				webTo={[...RIGHT_CORNER, CARRIAGE + 2]}
			/>
			<Drum cap="d1" side="d2" at={[0, 0, 0]} radius={29} height={TABLE - DISC} />
			<Turntable from={TABLE - DISC} to={TABLE} radius={33} />
			<Pallet z={TABLE} />
			<Cartons z={TABLE + PALLET_HEIGHT} layers={5} layerHeight={11.2} />
			<WoundFilm foot={TABLE + 3} top={CARRIAGE + 16} pitch={8} leaves="right" />
			<TurnArrow radius={42} from={0} to={64} />
		</>
	);
}

/** Semi-automatic turntable wrapper: raised table, two pre-stretch rollers beside the film roll. */
export const x0ps: Machine = {
	Drawing,
	callouts: [
		{ part: [6, -74, 86], at: [225, -255], word: "Mast" },
		{ part: [11, -70, 68], at: [225, -200], word: "Control panel" },
		{ part: [-10, -62, 56], at: [-10, -275], word: "Film carriage" },
		{ part: [14, -48, 44], at: [225, -50], word: "Film rollers" },
		{ part: [-25, 21, TABLE], at: [-190, -85], word: "Raised turntable" },
	],
};
