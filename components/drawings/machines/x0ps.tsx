import { RIGHT_CORNER, WoundFilm } from "../parts/film.tsx";
import { RoundShadow, Shadow, TurnArrow } from "../parts/floor.tsx";
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
			<Shadow x={13} y={[-96, -45]} length={3} />
			<Box of="d" at={[-13, -96, 0]} size={[26, 76, 6]} />
			<Mast at={[-6, -94, 6]} size={[12, 22, 82]} />
			<ControlBox at={[6, -93, 34]} height={40} />
			<FilmCarriage
				z={CARRIAGE}
				roll={[12, -62]}
				back={-72}
				plate={[-10, 18]}
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
		{ part: [6, -82, 82], at: [215, -300], word: "Mast" },
		{ part: [11, -90, 44], at: [222, -200], word: "Control box" },
		{ part: [-7, -69, 50], at: [-10, -275], word: "Film carriage" },
		{ part: [14, -56, 44], at: [208, -118], word: "Film rollers" },
		{ part: [-25, 21, TABLE], at: [-190, -85], word: "Raised turntable" },
	],
};
