import { Conveyor } from "../parts/conveyor.tsx";
import { RIGHT_CORNER, WoundFilm } from "../parts/film.tsx";
import { TurnArrow } from "../parts/floor.tsx";
import { Cartons, PALLET_HEIGHT, Pallet } from "../parts/load.tsx";
import { ControlBox, FilmCarriage, Mast } from "../parts/mast.tsx";
import { Box, Drum } from "../parts/solids.tsx";
import type { Machine } from "./machine.ts";

/** Top of all rollers: infeed, turntable and outfeed run flush. */
const LINE = 14;
const HALF_WIDTH = 22;
const CARRIAGE = 42;

function Drawing() {
	return (
		<>
			<Box of="d" at={[-14, -84, 0]} size={[28, 28, 5]} />
			<Mast at={[-9, -80, 5]} size={[18, 18, 84]} />
			<ControlBox at={[9, -80, 44]} />
			<FilmCarriage
				z={CARRIAGE}
				roll={[14, -52]}
				back={-62}
				plate={[-14, 20]}
				webTo={[...RIGHT_CORNER, CARRIAGE + 2]}
			/>
			<Conveyor from={-90} to={-36} halfWidth={HALF_WIDTH} z={LINE} />
			<Drum cap="s2" side="d2" at={[0, 0, 0]} radius={35} height={6} />
			<TurnArrow radius={41} from={22} to={72} />
			<Drum cap="d1" side="d2" at={[0, 0, 6]} radius={20} height={4} />
			<Conveyor from={-33} to={33} halfWidth={HALF_WIDTH} z={LINE} legs={false} />
			<ClampArm />
			<Conveyor from={36} to={90} halfWidth={HALF_WIDTH} z={LINE} />
			<Pallet z={LINE} />
			<Cartons z={LINE + PALLET_HEIGHT} layers={5} layerHeight={11.2} />
			<WoundFilm foot={LINE + 3} top={CARRIAGE + 16} pitch={8} leaves="right" />
		</>
	);
}

/** Post at the edge of the table whose arm clamps and cuts the film. */
function ClampArm() {
	return (
		<>
			<Box of="d" at={[36, -44, 0]} size={[7, 7, 20]} />
			<Box of="a" at={[37, -43, 20]} size={[5, 5, 3]} />
			<Box of="a" at={[27, -42, 23]} size={[14, 3, 3]} />
			<Box of="a" at={[25, -42, 18]} size={[3, 20, 6]} />
		</>
	);
}

/** Turntable in the conveyor line: the load rolls on, is turned, and rolls out. */
export const s300InLine: Machine = {
	Drawing,
	callouts: [
		{ part: [-78, 10, LINE], at: [-260, -135], word: "Infeed" },
		{ part: [9, -80, 80], at: [235, -235], word: "Mast" },
		{ part: [42, -43, 24], at: [215, -100], word: "Cut and clamp" },
		{ part: [84, -18, LINE], at: [250, 5], word: "Outfeed" },
		{ part: [-25, 25, 4], at: [-230, -5], word: "Turntable" },
	],
};
