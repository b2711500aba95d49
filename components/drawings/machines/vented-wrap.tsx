import {
	AirRope,
	CrateSide,
	CrateTop,
	LaidRope,
	RunningDetail,
	roping,
	SideRope,
} from "../motion/roping.tsx";
import { semiAutomatic } from "../motion/semi-automatic.ts";
import { TurningBolts } from "../motion/TurningBolts.tsx";
import { TurningLoad } from "../motion/TurningLoad.tsx";
import { RIGHT_CORNER } from "../parts/film.tsx";
import { RoundShadow, Shadow, TurnArrow } from "../parts/floor.tsx";
import { PALLET_HEIGHT, Pallet } from "../parts/load.tsx";
import { FilmCarriage, Mast } from "../parts/mast.tsx";
import { inDetail, Rope, RopingDetail, RopingDevice, VentedCrates } from "../parts/roping.tsx";
import { type Block, Box } from "../parts/solids.tsx";
import { LoadingRamp, Turntable } from "../parts/turntable.tsx";
import { add, type FloorPoint, type Point } from "../projection.ts";
import type { TwofoldMachine as Machine } from "./machine.ts";

/** Top and radius of the turntable. Inches. */
const TABLE = 3;
export const RADIUS = 33;
/** From one band of rope to the next: the gaps let the crates breathe. */
const PITCH = 13;
export const MAST: Block = { at: [-8, -88, 3], size: [16, 20, 86] };
const ROLL: FloorPoint = [12, -60];
/** Underside of the carriage when it rests on the base, and where the film becomes a rope then. */
const LOW = 3;
export const DEVICE: Point = [17, -38, LOW + 12];
const CRATES = { layers: 6, layerHeight: 9.4 };

/** The still parts behind the load. */
function Frame() {
	return (
		<>
			<RoundShadow radius={34} />
			<Shadow x={14} y={[-92, -45]} length={4} />
			<Box of="frame" at={[-14, -92, 0]} size={[28, 66, 3]} />
			<Mast {...MAST} />
		</>
	);
}

interface RopingCarriageProps {
	/** Underside. Inches. */
	readonly z: number;
	/** Where its rope touches the load. */
	readonly ropeTo?: Point;
}

/** Film carriage with the bracket that holds the roping device. */
function RopingCarriage({ z, ropeTo }: RopingCarriageProps) {
	const device = add(DEVICE, [0, 0, z - LOW]);
	return (
		<>
			<FilmCarriage z={z} roll={ROLL} back={-68} plate={[-12, 18]} />
			<Box of="moving" at={[11, -54, z]} size={[2, 16, 2]} />
			<RopingDevice
				film={[
					[9, -57, z + 2],
					[9, -57, z + 22],
				]}
				at={device}
			>
				{ropeTo && <Rope runs={[[device, ropeTo]]} />}
			</RopingDevice>
		</>
	);
}

/** The rope above the table: tied to the pallet, and laid while the carriage is low. */
const TIE = 3;
const FOOT = DEVICE[2] - TABLE;
const { wrapping, strips, styles, still } = semiAutomatic({
	machine: "vented",
	heights: [FOOT, FOOT + 3 * PITCH],
	roll: [DEVICE[0], DEVICE[1]],
	turns: 5,
});
/** The first rope comes from the pallet. */
const ropes = strips.map((strip, index) =>
	index ? strip : { ...strip, left: [strip.left[0], strip.left[1] - FOOT + TIE] as const },
);

function Still() {
	const up = still.height - FOOT;
	const device = add(DEVICE, [0, 0, up]);
	return (
		<>
			<Frame />
			<RopingCarriage z={LOW + up} ropeTo={[...RIGHT_CORNER, device[2]]} />
			<LoadingRamp halfWidth={16} from={26} to={57} rise={TABLE} />
			<Turntable to={TABLE} radius={RADIUS} />
			<Pallet z={TABLE} />
			<VentedCrates z={TABLE + PALLET_HEIGHT} {...CRATES} />
			<LaidRope strips={ropes} at={still.at} z={TABLE} />
			<TurnArrow radius={42} from={0} to={64} />
			<RopingDetail device={device} />
		</>
	);
}

function Running() {
	return (
		<>
			<Frame />
			<g className="vented-lift">
				<RopingCarriage z={LOW} />
			</g>
			<LoadingRamp halfWidth={16} from={26} to={57} rise={TABLE} />
			<Turntable to={TABLE} radius={RADIUS} bolts={false} />
			<TurningBolts name="vented-turn" z={TABLE} radius={RADIUS} />
			<g className="vented-load">
				<TurningLoad
					machine="vented"
					from={TABLE}
					to={TABLE + PALLET_HEIGHT + CRATES.layers * CRATES.layerHeight}
					strips={ropes}
					Film={SideRope}
					long={<CrateSide side="long" shade="vented-long-shade" {...CRATES} />}
					short={<CrateSide side="short" shade="vented-short-shade" {...CRATES} />}
					top={<CrateTop />}
				/>
			</g>
			<AirRope machine="vented" z={TABLE} />
			<RunningDetail machine="vented" device={DEVICE} />
		</>
	);
}

/** A turntable wrapper with a roping device, which gathers the film into a rope so that air reaches the load. */
export const ventedWrap: Machine = {
	still: () => <Still />,
	run: {
		drawing: <Running />,
		styles: styles + roping({ wrapping, laid: strips[0]?.at ?? 0, drop: FOOT - TIE, device: DEVICE }),
		start: still.at,
	},
	callouts: [
		{ part: inDetail(-2, -4, -2), at: [-25, -300], word: "film-web" },
		{ part: inDetail(-3.5, 10.5, 3), at: [-245, -240], word: "roping-device" },
		{ part: inDetail(0, 18, -2), at: [-245, -170], word: "film-rope" },
		{ part: [-16, 20, 34.5], at: [-190, -110], word: "rope-bands" },
		{ part: [-17, 20, 28], at: [-190, -50], word: "vented-crates" },
	],
};
