import { Conveyor } from "../parts/conveyor.tsx";
import { RIGHT_CORNER, WoundFilm } from "../parts/film.tsx";
import { Shadow, TurnArrow } from "../parts/floor.tsx";
import { Cartons, PALLET_HEIGHT, Pallet } from "../parts/load.tsx";
import { ControlBox, FilmCarriage, Mast } from "../parts/mast.tsx";
import { Lines, Outline } from "../parts/shapes.tsx";
import { Box, Drum } from "../parts/solids.tsx";
import type { Point } from "../projection.ts";
import { flat, wall } from "../round.ts";
import type { Machine } from "./machine.ts";

/** Top of all rollers: infeed, turntable and outfeed run flush. Inches. */
const LINE = 14;
const HALF_WIDTH = 22;
/** The table turns between the two conveyors, which end beside it. */
const TABLE = 34;
const GAP = 2;
const END = 90;
const CARRIAGE = 24;

function Drawing() {
	return (
		<>
			<Shadow x={END - 6} y={[-HALF_WIDTH, HALF_WIDTH]} length={4} />
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
			<Conveyor from={-END} to={-TABLE - GAP} halfWidth={HALF_WIDTH} z={LINE} />
			<RollerTable />
			<TurnArrow radius={43} from={30} to={84} />
			<ClampArm />
			<Conveyor from={TABLE + GAP} to={END} halfWidth={HALF_WIDTH} z={LINE} />
			<Pallet z={LINE} />
			<Cartons z={LINE + PALLET_HEIGHT} layers={5} layerHeight={11.2} />
			<WoundFilm foot={LINE + 3} top={CARRIAGE + 16} pitch={8} leaves="right" />
		</>
	);
}

/** Round table on a foot, with rollers across it that take the load on and off. */
function RollerTable() {
	const rollers: Point[][] = [];
	for (let x = -27; x <= 27; x += 6) {
		const reach = Math.sqrt((TABLE - 2) ** 2 - x ** 2);
		rollers.push([
			[x, -reach, LINE],
			[x, reach, LINE],
		]);
	}
	return (
		<>
			<Outline ink="d2" path={wall(flat([0, 0, 0], 29), [0, 0, LINE - 5])} />
			<Drum cap="s1" side="s2" at={[0, 0, LINE - 5]} radius={TABLE} height={5} />
			<Lines ink="k" of={rollers} />
		</>
	);
}

/** Post beside the table; its arm reaches to the load with the jaw that clamps and cuts the film. */
function ClampArm() {
	return (
		<>
			<Box of="d" at={[27, -46, 0]} size={[6, 6, 18]} topless />
			<Box of="a" at={[27, -46, 18]} size={[6, 6, 4]} />
			<Box of="a" at={[28.5, -40, 18]} size={[3, 14, 4]} />
			<Box of="a" at={[26, -26, 15]} size={[8, 2, 10]} />
		</>
	);
}

/** Turntable in the conveyor line: the load rolls on, is turned, and rolls out. */
export const s300InLine: Machine = {
	Drawing,
	callouts: [
		{ part: [-78, 10, LINE], at: [-240, -135], word: "Infeed" },
		{ part: [9, -73, 82], at: [225, -235], word: "Mast" },
		{ part: [33, -43, 20], at: [205, -105], word: "Cut and clamp" },
		{ part: [84, -18, LINE], at: [248, -5], word: "Outfeed" },
		{ part: [-24, 24, LINE - 3], at: [-230, 12], word: "Turntable" },
	],
};
