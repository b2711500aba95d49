import { type ReactNode, use } from "react";
import { FILM_LENGTH, FILM_WIDTH, HALF_WIDTH, type Side } from "../dimensions.ts";
import { short } from "../geometry/path.ts";
import {
	add,
	DEGREE,
	type FloorPoint,
	interpolate,
	type Point,
	project,
	rotatePoint,
	type SheetPoint,
	times,
} from "../geometry/projection.ts";
import { acrossX } from "../geometry/round.ts";
import { overTime } from "../motion/time.ts";
import { stripsOf } from "../motion/winding.ts";
import { semiAutomatic, TURNS_IN_PICTURE } from "../motion/wrapping.ts";
import { VentedCrates } from "../parts/crates.tsx";
import { FilmWeb } from "../parts/film.tsx";
import { Shadow, TurnArrow } from "../parts/floor.tsx";
import { FilmCarriage, Mast } from "../parts/mast.tsx";
import * as plan from "../parts/plan.tsx";
import { Transfer } from "../parts/truck.tsx";
import { LoadingRamp, Turntable, TurntableShadow } from "../parts/turntable.tsx";
import { InPicture, InRun, Moving } from "../shapes/Moving.tsx";
import { TransformedPlane } from "../shapes/Panel.tsx";
import { type PlanePoint, SceneContext } from "../shapes/scene.ts";
import { Circle, Faces, Lines, line, Path } from "../shapes/shapes.tsx";
import { type Block, Box, Cylinder, Drum } from "../shapes/solids.tsx";
import type { Machine } from "./machine.ts";

/** Top of the turntable. Inches. */
const TABLE_TOP = 3;
/** Radius of the turntable. Inches. */
const RADIUS = 33;
/** From one band of rope to the next: the gaps let the crates breathe. Inches. */
const PITCH = 13;
const MAST: Block = { at: [-8, -88, 3], size: [16, 20, 86] };
const ROLL: FloorPoint = [12, -60];
/** Underside of the carriage when it rests on the base. Inches. */
const LOW = 3;
/** Where the film becomes a rope when the carriage rests on the base. Inches. */
const DEVICE: Point = [17, -38, LOW + 12];

/** How high the rope is tied to the pallet, above the table. Inches. */
const TIE = 3;
/** How high the rope is laid while the carriage is low, above the table. Inches. */
const FOOT = DEVICE[2] - TABLE_TOP;
/** The middle of the lowest full gap between two bands. Inches. */
const FULL_GAP = TABLE_TOP + FOOT + PITCH;

/** Middle of the detail: above the load, and beside the Run button on a phone. */
const DETAIL: Point = [-18, 18, 110];
/** The magnification of the detail. */
const DETAIL_SCALE = 1.16;
/** Radius of the circle around the detail. Sheet units. */
const DETAIL_RADIUS = 58;

/** A point of the detail, from its unscaled distance to the middle of the detail. Inches. */
function inDetail(x: number, y: number, z: number): Point {
	return add(DETAIL, times([x, y, z], DETAIL_SCALE));
}

/** Radius of the circle around the device in the machine. Sheet units. */
const DEVICE_RADIUS = 30;

/** In the detail, where the film leaves the roll. */
const FILM_EXIT = line(inDetail(-3, -9, -12), inDetail(-3, -9, FILM_WIDTH - 12));
/** In the detail, where the film is gathered. */
const GATHERED = inDetail(0, 8, -2);
/** In the detail, where the rope leaves the circle. */
const OUT = inDetail(0, 21, -2);

/** How far the film moves in a cycle: 50 dashes and gaps. Sheet units. */
const TRAVEL = 600;

/** The cycle of a turntable, whose carriage goes as high as the rope. */
const wrapping = semiAutomatic({ heights: [FOOT, FOOT + 3 * PITCH], turns: 5 });
const { drive, height, webFraction, gone, cycle } = wrapping;
const ROPE_FROM: FloorPoint = [DEVICE[0], DEVICE[1]];
const strips = stripsOf(wrapping, (angle) => rotatePoint(ROPE_FROM, -angle))
	// The first rope comes from the pallet.
	.map((strip, index) =>
		index ? strip : { ...strip, left: [strip.left[0], strip.left[1] - FOOT + TIE] as const },
	);
const FIRST_LAID = strips[0]?.laid ?? 0;

/**
 * How far below the device the rope ends: it is tied to the pallet until the first of it is laid.
 */
const drop = overTime([FIRST_LAID, gone], (seconds) =>
	seconds < FIRST_LAID || seconds > gone ? FOOT - TIE : 0,
);

/** How far the film has moved, to the right on the sheet. */
const filmTravel = drive.angle.map((angle): Point => {
	const units = (TRAVEL * angle) / drive.total;
	return [units / 4, -units / 4, 0];
});

/** Film gathered into a rope. */
function Rope({ along }: { readonly along: readonly (Point | PlanePoint)[] }) {
	return (
		<>
			<Lines ink="rope" shapes={[along]} />
			<Lines ink="film-edge" shapes={[along]} />
		</>
	);
}

interface RopingDeviceProps {
	/** The line where the film leaves the roll: its lower and its upper end. Inches. */
	readonly film: readonly [low: Point, high: Point];
	/** Where the film passes between the two rollers. */
	readonly at: Point;
	/** The rope, from between the rollers. Without it, no rope leaves the device. */
	readonly children?: ReactNode;
	/** The magnification. */
	readonly scale?: number;
	/** The number of strips between the folds of the web. */
	readonly strips?: number;
}

/**
 * Two rollers on a bracket, one above the other, which gather the web into a rope on its way to the
 * load.
 */
function RopingDevice({ film: [low, high], at, children, scale = 1, strips = 1 }: RopingDeviceProps) {
	const near = (x: number, y: number, z: number): Point => add(at, times([x, y, z], scale));
	const roller = (z: number) => (
		<Cylinder
			cap="steel-top"
			side="steel-left"
			end={acrossX(near(-2.5, 0, z), 2.4 * scale)}
			push={[5 * scale, 0, 0]}
		/>
	);
	const fold = (strip: number) => interpolate(low, high, strip / strips);
	const web = Array.from({ length: strips }, (_, strip) => [fold(strip), fold(strip + 1), at]);
	return (
		<>
			<Box of="moving" at={near(-4.5, -2.5, -9)} size={times([2, 5, 16], scale)} />
			{roller(-2.8)}
			<Faces ink="film" shapes={web} />
			{children}
			{roller(2.8)}
		</>
	);
}

/** The rope on one side of a load, where the lower edge of its film would be. */
function laidRope(side: Side, half: number) {
	return strips
		.filter((strip) => strip.side === side)
		.map(({ laid, shown, left, right }) => (
			<Moving key={laid} shown={shown}>
				<Rope along={line([-half, left[1] - FILM_WIDTH], [half, right[1] - FILM_WIDTH])} />
			</Moving>
		));
}

/**
 * The circles around the device and around its detail, and the leader between them: to the right,
 * and then down.
 */
function DetailCircles() {
	const { moment, animations } = use(SceneContext);
	const [detailX, detailY] = project(DETAIL);
	const [x, y] = project(DEVICE);
	const start: SheetPoint = [detailX + DETAIL_RADIUS, detailY];
	const corner: SheetPoint = [x - DEVICE_RADIUS / 2, detailY];
	const length = height.map((rope) => y - DEVICE_RADIUS * Math.sqrt(0.75) - detailY - 2.5 * (rope - FOOT));
	const scaled = length.map((units) => `transform:scaleY(${short(units / 100, 3)})`);
	return (
		<>
			<Circle ink="dimension" cx={detailX} cy={detailY} r={DETAIL_RADIUS} />
			<Moving at={height.map((rope) => [0, 0, rope - FOOT])}>
				<Circle ink="dimension" cx={x} cy={y} r={DEVICE_RADIUS} />
			</Moving>
			<Path ink="dimension" d={`M${start.join()}h${corner[0] - start[0]}`} />
			{animations ? (
				// It is drawn 100 sheet units long.
				<g transform={`translate(${corner.join(" ")})`}>
					<g className={animations.addAnimation(scaled)}>
						<Path ink="dimension" d="M0 0V100" />
					</g>
				</g>
			) : (
				<Path ink="dimension" d={`M${corner.join()}v${Math.round(length(moment))}`} />
			)}
		</>
	);
}

/**
 * The roping device, enlarged in a circle: a web goes in, a rope comes out. In a run, film, rope
 * and rollers move.
 */
function RopingDetail() {
	const threads = [0.125, 0.375, 0.625, 0.875].map((fraction) => {
		const leaves = interpolate(...FILM_EXIT, fraction);
		return placedLine(leaves, interpolate(leaves, GATHERED, 0.85));
	});
	const ropeLine = placedLine(GATHERED, OUT);
	return (
		<>
			<DetailCircles />
			<Drum
				of="roll"
				at={inDetail(0, -12, -12)}
				radius={4 * DETAIL_SCALE}
				height={FILM_WIDTH * DETAIL_SCALE}
			/>
			<RopingDevice film={FILM_EXIT} at={GATHERED} scale={DETAIL_SCALE} strips={threads.length}>
				<Moving shown={webFraction.map((fraction) => fraction === 1)}>
					<Rope along={[GATHERED, OUT]} />
					<InRun>
						<g strokeDasharray="5 7">{runningLine("rope-dash", ropeLine)}</g>
					</InRun>
				</Moving>
			</RopingDevice>
			<InRun>
				<g strokeDasharray="5 7">{threads.map((thread) => runningLine("film-edge", thread))}</g>
				{cross("2 1-2 1", inDetail(0, -12, FILM_WIDTH - 12), 5)}
				{cross("2-1 0-2.5", inDetail(2.5, 8, -4.8), 3)}
				{cross("-2 1 0-2.5", inDetail(2.5, 8, 0.8), 3)}
			</InRun>
		</>
	);
}

/**
 * The transform that places a horizontal line between two points, and the length of that line.
 * Sheet units.
 */
function placedLine(from: Point, to: Point) {
	const [[x, y], [toX, toY]] = [project(from), project(to)];
	const slope = Math.atan2(toY - y, toX - x) / DEGREE;
	return {
		transform: `translate(${short(x, 1)} ${short(y, 1)})rotate(${short(slope, 1)})`,
		length: Math.round(Math.hypot(toX - x, toY - y)),
	};
}

/** A line whose dashes scroll from one end to the other. It is clipped to its length. */
function runningLine(ink: "rope-dash" | "film-edge", { transform, length }: ReturnType<typeof placedLine>) {
	return (
		<g key={transform} transform={transform}>
			<svg aria-hidden="true" y="-1" width={length} height="2">
				<Moving at={filmTravel}>
					<Path ink={ink} d={`M${-TRAVEL} 1H${length}`} />
				</Moving>
			</svg>
		</g>
	);
}

/**
 * A cross on the end of a roll or roller, which shows that it turns. `plane` is the first four
 * numbers of its SVG matrix.
 */
function cross(plane: string, at: Point, arm: number) {
	const [x, y] = project(at);
	return (
		<TransformedPlane transform={`matrix(${plane} ${short(x, 1)} ${short(y, 1)})`}>
			<Moving turned={drive.angle}>
				<Path ink="detail" d={`M${-arm} 0H${arm}M0 ${-arm}V${arm}`} />
			</Moving>
		</TransformedPlane>
	);
}

function Scene() {
	return (
		<>
			<TurntableShadow to={TABLE_TOP} radius={RADIUS} />
			<Shadow x={14} y={[-92, -45]} length={4} />
			<Box of="frame" at={[-14, -92, 0]} size={[28, 66, 3]} />
			<Mast {...MAST} />
			<Moving at={height.map((rope) => [0, 0, rope - FOOT])}>
				<FilmCarriage z={LOW} roll={ROLL} back={-68} plate={[-12, 18]} />
				<Box of="moving" at={[11, -54, LOW]} size={[2, 16, 2]} />
				<RopingDevice film={line([9, -57, LOW + 2], [9, -57, LOW + 22])} at={DEVICE} />
			</Moving>
			<Turntable to={TABLE_TOP} radius={RADIUS} drive={drive} />
			<LoadingRamp radius={RADIUS} rise={TABLE_TOP} />
			<Transfer exchange={wrapping.exchange} z={TABLE_TOP} truck="pallet-jack">
				<VentedCrates z={TABLE_TOP} layers={6} drive={drive} film={laidRope} />
			</Transfer>
			<FilmWeb wrapping={wrapping} z={TABLE_TOP} exit={ROPE_FROM} drop={drop}>
				<Rope along={line([0, 0], [FILM_LENGTH, 0])} />
			</FilmWeb>
			<InPicture>
				<TurnArrow radius={RADIUS + 9} from={0} to={64} />
			</InPicture>
			<RopingDetail />
		</>
	);
}

/**
 * A turntable wrapper with a roping device, which gathers the film into a rope so that air reaches
 * the load.
 */
export const ventedWrap = {
	scene: <Scene />,
	cycle,
	moment: drive.timeOf(360 * TURNS_IN_PICTURE),
	callouts: [
		{ point: inDetail(-2, -4, -2), at: [10, -305], word: "film-web" },
		{ point: inDetail(-3.5, 10.5, 3), at: [-190, -262], word: "roping-device" },
		{ point: inDetail(0, 18, -2), at: [-190, -215], word: "film-rope" },
		{ point: [-16, HALF_WIDTH, FULL_GAP + PITCH / 2], at: [-190, -110], word: "rope-bands" },
		{ point: [-17, HALF_WIDTH, FULL_GAP], at: [-190, -50], word: "vented-crates" },
	],
	// Its roll is clear of the mast, as in the other plans.
	plan: <plan.TurntableWrapper radius={RADIUS} mast={MAST} roll={[13, -57]} roping={ROPE_FROM} />,
} satisfies Machine;
