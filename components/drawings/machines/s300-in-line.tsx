import { CONVEYOR_END, CONVEYOR_TOP, FILM_WIDTH, LOAD_HEIGHT } from "../dimensions.ts";
import { type FloorPoint, polar, rotatePoint } from "../geometry/projection.ts";
import { softDrive } from "../motion/drive.ts";
import { not } from "../motion/time.ts";
import { automatic } from "../motion/wrapping.ts";
import { ConveyorLine } from "../parts/conveyor.tsx";
import { FilmWeb, laidFilm } from "../parts/film.tsx";
import { TurnArrow } from "../parts/floor.tsx";
import { CartonLoad } from "../parts/load.tsx";
import { ControlBox, FilmCarriage, filmExitOf, Mast, mastCalloutPoint } from "../parts/mast.tsx";
import * as plan from "../parts/plan.tsx";
import { RollerTable } from "../parts/RollerTable.tsx";
import { InPicture, Moving } from "../shapes/Moving.tsx";
import { type Block, Box } from "../shapes/solids.tsx";
import type { Machine } from "./machine.ts";

/** Radius of the table. Inches. */
const RADIUS = 34;
/** The gap between the table and the conveyor on each side. Inches. */
const GAP = 2;
const MAST: Block = { at: [-9, -80, 5], size: [18, 18, 84] };
const ROLL: FloorPoint = [14, -52];
const CARRIAGE = { roll: ROLL, back: -62, plate: [-14, 20] } as const;

/** The jaw of the clamp, which cuts the film and holds its end until the next load. */
const CLAMP: FloorPoint = [30, -26];

const filmExit = filmExitOf(CARRIAGE);
const wrapping = automatic({
	// The carriage comes down to the clamp.
	heights: [3, LOAD_HEIGHT - FILM_WIDTH],
	drive: softDrive({ turns: 7, turn: 1.5 }),
	pause: 0.2,
	travel: 3.4,
	rest: 1,
});
const { drive, height, currentLoad, nextLoad, cycle } = wrapping;
const film = laidFilm(wrapping, (angle) => rotatePoint(filmExit, -angle));
/**
 * Whether film runs to a load. Otherwise it only runs to the clamp, and loads pass in front of
 * both.
 */
const isAttached = wrapping.webFraction.map((fraction) => fraction > 0);

/**
 * A post beside the table. Its arm holds, next to the load, the jaw that clamps and cuts the film.
 */
function ClampArm() {
	return (
		<>
			<Box of="frame" at={[27, -46, 0]} size={[6, 6, 18]} topless />
			<Box of="moving" at={[27, -46, 18]} size={[6, 6, 4]} />
			<Box of="moving" at={[28.5, -40, 18]} size={[3, 14, 4]} />
			<Box of="moving" at={[26, -26, 15]} size={[8, 2, 10]} />
		</>
	);
}

function Scene() {
	const web = <FilmWeb wrapping={wrapping} z={CONVEYOR_TOP} exit={filmExit} clamp={CLAMP} />;
	return (
		<>
			<Box of="frame" at={[-14, -84, 0]} size={[28, 28, 5]} />
			<Mast {...MAST} />
			<ControlBox at={[9, -80, 44]} />
			<Moving at={height.map((z) => [0, 0, z])}>
				<FilmCarriage z={CONVEYOR_TOP - 2} {...CARRIAGE} />
			</Moving>
			<ConveyorLine to={-RADIUS - GAP} />
			<RollerTable radius={RADIUS} drive={drive} />
			<InPicture>
				<TurnArrow radius={RADIUS + 9} from={30} to={84} />
			</InPicture>
			<Moving shown={not(isAttached)}>
				{web}
				<ClampArm />
			</Moving>
			<ConveyorLine from={RADIUS + GAP} />
			<Moving {...nextLoad}>
				<CartonLoad z={CONVEYOR_TOP} />
			</Moving>
			<Moving at={currentLoad}>
				<CartonLoad z={CONVEYOR_TOP} drive={drive} film={film} />
			</Moving>
			<Moving shown={isAttached}>
				{web}
				<ClampArm />
			</Moving>
		</>
	);
}

/** A turntable in the conveyor line: the load rolls on, turns, and rolls off. */
export const s300InLine = {
	scene: <Scene />,
	cycle,
	moment: drive.timeOf(2 * 360),
	callouts: [
		{ point: [-62, 16, CONVEYOR_TOP], at: [-245, -50], word: "infeed" },
		{ point: mastCalloutPoint(MAST), at: [225, -235], word: "mast" },
		{ point: [33, -43, 20], at: [205, -105], word: "cut-and-clamp" },
		{ point: [84, -18, CONVEYOR_TOP], at: [248, -5], word: "outfeed" },
		{ point: [...polar(135, RADIUS), CONVEYOR_TOP - 3], at: [-230, 12], word: "turntable" },
	],
	plan: (
		<>
			<plan.Conveyor from={-CONVEYOR_END} to={-RADIUS - GAP} />
			<plan.Conveyor from={RADIUS + GAP} to={CONVEYOR_END} />
			<plan.TurntableWrapper radius={RADIUS} mast={MAST} roll={ROLL} />
		</>
	),
} satisfies Machine;
