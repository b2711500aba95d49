import { wind } from "../mechanisms/winding.ts";
import { semiAutomatic, TURNS_IN_PICTURE } from "../mechanisms/wrapping.ts";
import { AirFilm, LENGTH } from "../parts/AirFilm.tsx";
import { VentedCrates } from "../parts/crates.tsx";
import { Shadow, TurnArrow } from "../parts/floor.tsx";
import { HALF_WIDTH } from "../parts/load.tsx";
import { FilmCarriage, Mast } from "../parts/mast.tsx";
import * as plan from "../parts/plan.tsx";
import { inDetail, LaidRope, Rope, RopingDetail, RopingDevice } from "../parts/roping.tsx";
import { line } from "../parts/shapes.tsx";
import { type Block, Box } from "../parts/solids.tsx";
import { Transfer } from "../parts/Transfer.tsx";
import { LoadingRamp, Turntable, TurntableShadow } from "../parts/turntable.tsx";
import { type FloorPoint, type Point, turned } from "../projection.ts";
import { InPicture } from "../scene/InPicture.tsx";
import { Moving } from "../scene/Moving.tsx";
import type { Machine } from "./machine.ts";

/** Top and radius of the turntable. Inches. */
const TABLE = 3;
const RADIUS = 33;
/** From one band of rope to the next: the gaps let the crates breathe. */
const PITCH = 13;
const MAST: Block = { at: [-8, -88, 3], size: [16, 20, 86] };
const ROLL: FloorPoint = [12, -60];
/** Underside of the carriage when it rests on the base, and where the film becomes a rope then. */
const LOW = 3;
const DEVICE: Point = [17, -38, LOW + 12];

/** Film carriage with the bracket that holds the roping device. */
function RopingCarriage() {
	return (
		<>
			<FilmCarriage z={LOW} roll={ROLL} back={-68} plate={[-12, 18]} />
			<Box of="moving" at={[11, -54, LOW]} size={[2, 16, 2]} />
			<RopingDevice film={line([9, -57, LOW + 2], [9, -57, LOW + 22])} at={DEVICE} />
		</>
	);
}

/** The rope above the table: tied to the pallet, and laid while the carriage is low. */
const TIE = 3;
const FOOT = DEVICE[2] - TABLE;
const wrapping = semiAutomatic({ radius: RADIUS, heights: [FOOT, FOOT + 3 * PITCH], turns: 5 });
const { turns, height, gone, cycle } = wrapping;
const ROPE_FROM: FloorPoint = [DEVICE[0], DEVICE[1]];
const strips = wind(wrapping, (angle) => turned(ROPE_FROM, -angle))
	// The first rope comes from the pallet.
	.map((strip, index) =>
		index ? strip : { ...strip, left: [strip.left[0], strip.left[1] - FOOT + TIE] as const },
	);
const FIRST_LAID = turns.timeOf(strips[0]?.angle ?? 0);

/** How far below the device the rope ends: it is tied to the pallet until the first of it is laid. */
function drop(seconds: number): number {
	return seconds < FIRST_LAID || seconds > gone ? FOOT - TIE : 0;
}

function Scene() {
	return (
		<>
			<TurntableShadow to={TABLE} radius={RADIUS} />
			<Shadow x={14} y={[-92, -45]} length={4} />
			<Box of="frame" at={[-14, -92, 0]} size={[28, 66, 3]} />
			<Mast {...MAST} />
			<Moving at={height.to((rope) => [0, 0, rope - FOOT])}>
				<RopingCarriage />
			</Moving>
			<LoadingRamp radius={RADIUS} rise={TABLE} />
			<Turntable to={TABLE} radius={RADIUS} turns={turns} />
			<Transfer wrapping={wrapping} z={TABLE} overRamp>
				<VentedCrates
					z={TABLE}
					layers={6}
					turns={turns}
					film={(side) => <LaidRope side={side} strips={strips} wrapping={wrapping} />}
				/>
			</Transfer>
			<AirFilm wrapping={wrapping} z={TABLE} roll={ROPE_FROM} drop={drop}>
				<Rope along={line([0, 0], [LENGTH, 0])} />
			</AirFilm>
			<InPicture>
				<TurnArrow radius={RADIUS + 9} from={0} to={64} />
			</InPicture>
			<RopingDetail wrapping={wrapping} device={DEVICE} foot={FOOT} />
		</>
	);
}

/** The middle of the first gap between two bands. Inches. */
const LOWEST_GAP = TABLE + FOOT + PITCH;

/** A turntable wrapper with a roping device, which gathers the film into a rope so that air reaches the load. */
export const ventedWrap = {
	scene: Scene,
	cycle,
	moment: turns.timeOf(360 * TURNS_IN_PICTURE),
	callouts: [
		{ part: inDetail(-2, -4, -2), at: [-25, -300], word: "film-web" },
		{ part: inDetail(-3.5, 10.5, 3), at: [-245, -240], word: "roping-device" },
		{ part: inDetail(0, 18, -2), at: [-245, -170], word: "film-rope" },
		{ part: [-16, HALF_WIDTH, LOWEST_GAP + PITCH / 2], at: [-190, -110], word: "rope-bands" },
		{ part: [-17, HALF_WIDTH, LOWEST_GAP], at: [-190, -50], word: "vented-crates" },
	],
	// Its detail is in the upper left corner.
	runKey: "lower-right",
	// Its roll is clear of the mast, as in the other plans.
	plan: <plan.Turntable radius={RADIUS} mast={MAST} roll={[13, -57]} roping={ROPE_FROM} />,
} satisfies Machine;
