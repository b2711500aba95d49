import type { ReactNode } from "react";
import type { Wrapping } from "../mechanisms/wrapping.ts";
import { add, between, DEGREE, type Point, project, type SheetPoint, times } from "../projection.ts";
import { acrossX } from "../round.ts";
import { HangingLine } from "../scene/HangingLine.tsx";
import { InRun } from "../scene/InRun.tsx";
import { Moving } from "../scene/Moving.tsx";
import type { PlanePoint } from "../scene/scene.ts";
import { during, type OverTime } from "../scene/time.ts";
import type { Turns } from "../scene/turns.ts";
import { FILM_WIDTH } from "./film.tsx";
import type { LaidProps } from "./LaidFilm.tsx";
import { halfOf } from "./load.tsx";
import { Circle, Faces, Lines, line, Path } from "./shapes.tsx";
import { Box, Cylinder, Drum } from "./solids.tsx";

interface RopeProps {
	readonly along: readonly (Point | PlanePoint)[];
}

/** Film gathered into a rope. */
export function Rope({ along }: RopeProps) {
	return (
		<>
			<Lines ink="rope" of={[along]} />
			<Lines ink="film-edge" of={[along]} />
		</>
	);
}

/** The rope on one side of a load, at the place of the upper edge that its film would have. */
export function LaidRope({ strips, wrapping: { turns, gone }, side }: LaidProps) {
	const half = halfOf(side);
	return strips
		.filter((strip) => strip.side === side)
		.map(({ angle, left, right }) => (
			<Moving key={angle} shown={during(turns.timeOf(angle), gone)}>
				<Rope along={line([-half, left[1] - FILM_WIDTH], [half, right[1] - FILM_WIDTH])} />
			</Moving>
		));
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

/** Two rollers on a bracket, one above the other, which gather the web into a rope on its way to the load. */
export function RopingDevice({ film: [low, high], at, children, scale = 1, strips = 1 }: RopingDeviceProps) {
	const near = (x: number, y: number, z: number): Point => add(at, times([x, y, z], scale));
	const roller = (z: number) => (
		<Cylinder
			cap="steel-top"
			side="steel-left"
			end={acrossX(near(-2.5, 0, z), 2.4 * scale)}
			push={[5 * scale, 0, 0]}
		/>
	);
	const fold = (strip: number) => between(low, high, strip / strips);
	const web = Array.from({ length: strips }, (_, strip) => [fold(strip), fold(strip + 1), at]);
	return (
		<>
			<Box of="moving" at={near(-4.5, -2.5, -9)} size={times([2, 5, 16], scale)} />
			{roller(-2.8)}
			<Faces ink="film" of={web} />
			{children}
			{roller(2.8)}
		</>
	);
}

/** Middle of the detail, its magnification, and the radius of its circle in sheet units. */
const DETAIL: Point = [-35, 35, 98];
const DETAIL_SCALE = 1.6;
const DETAIL_RADIUS = 80;

/** A place in the detail, in inches of the machine from its middle. */
export function inDetail(x: number, y: number, z: number): Point {
	return add(DETAIL, times([x, y, z], DETAIL_SCALE));
}

/** Radius of the circle around the device in the machine. Sheet units. */
const CIRCLE = 30;

/** The film on the enlarged roll, where it is gathered, and where its rope goes out of the picture. */
const FILM = line(inDetail(-3, -9, -12), inDetail(-3, -9, FILM_WIDTH - 12));
const GATHERED = inDetail(0, 8, -2);
const OUT = inDetail(0, 21, -2);

interface RopingDetailProps {
	readonly wrapping: Wrapping;
	/** The roping device in the machine when it is low. */
	readonly device: Point;
	/** Height of the rope when it is low. Inches above the underside of the load. */
	readonly foot: number;
}

/** How far the film moves in a cycle: fifty dashes and gaps. Sheet units. */
const WAY = 600;

/**
 * A detail view of the roping device, enlarged in a circle: a web goes in, a rope comes out. In a run the film runs from the
 * roll, its rollers turn, and the rope moves on to the load until it is cut.
 */
export function RopingDetail({ wrapping: { turns, height, web }, device, foot }: RopingDetailProps) {
	const [detailX, detailY] = project(DETAIL);
	const [x, y] = project(device);
	// The leader runs to the right from the detail, and then down to the circle around the device.
	const start: SheetPoint = [detailX + DETAIL_RADIUS, detailY];
	const corner: SheetPoint = [x - CIRCLE / 2, detailY];
	const down = y - CIRCLE * Math.sqrt(0.75) - detailY;
	const threads = [0.125, 0.375, 0.625, 0.875].map((part) => {
		const leaves = between(...FILM, part);
		return leveled(leaves, between(leaves, GATHERED, 0.85));
	});
	const rope = leveled(GATHERED, OUT);
	const runs = turns.driving((angle) => right((WAY * angle) / turns.total));
	return (
		<>
			<Circle ink="dimension" cx={detailX} cy={detailY} r={DETAIL_RADIUS} />
			<Moving at={height.to((z) => [0, 0, z - foot])}>
				<Circle ink="dimension" cx={x} cy={y} r={CIRCLE} />
			</Moving>
			<Path ink="dimension" d={`M${start.join()}h${corner[0] - start[0]}`} />
			<HangingLine from={corner} length={height.to((z) => down - 2.5 * (z - foot))} />
			<Drum
				cap="roll-end"
				side="roll"
				at={inDetail(0, -12, -12)}
				radius={4 * DETAIL_SCALE}
				height={FILM_WIDTH * DETAIL_SCALE}
			/>
			<RopingDevice film={FILM} at={GATHERED} scale={DETAIL_SCALE} strips={threads.length}>
				<Moving shown={(seconds) => web(seconds) > 0.5}>
					<Rope along={[GATHERED, OUT]} />
					<InRun>
						<g className="film-runs">
							<RunningLine ink="rope" {...rope} at={runs} />
						</g>
					</InRun>
				</Moving>
			</RopingDevice>
			<InRun>
				<g className="film-runs">
					{threads.map((thread) => (
						<RunningLine key={thread.transform} ink="film-edge" {...thread} at={runs} />
					))}
				</g>
				<Mark turns={turns} plane="2 1-2 1" at={inDetail(0, -12, FILM_WIDTH - 12)} reach={5} />
				<Mark turns={turns} plane="2-1 0-2.5" at={inDetail(2.5, 8, -4.8)} reach={3} />
				<Mark turns={turns} plane="-2 1 0-2.5" at={inDetail(2.5, 8, 0.8)} reach={3} />
			</InRun>
		</>
	);
}

/** A point that many sheet units to the right. */
function right(units: number): Point {
	return [units / 4, -units / 4, 0];
}

/** Draws a level line from one point to another, and its length there. */
function leveled(from: Point, to: Point) {
	const [[x, y], [toX, toY]] = [project(from), project(to)];
	const slope = Math.atan2(toY - y, toX - x) / DEGREE;
	return {
		transform: `translate(${x.toFixed(1)} ${y.toFixed(1)})rotate(${slope.toFixed(1)})`,
		length: Math.round(Math.hypot(toX - x, toY - y)),
	};
}

interface RunningLineProps extends ReturnType<typeof leveled> {
	readonly ink: "rope" | "film-edge";
	readonly at: OverTime<Point>;
}

/** A dashed line that moves on under a window of its own, so that its dashes run from one end to the other. */
function RunningLine({ ink, transform, length, at }: RunningLineProps) {
	return (
		<g transform={transform}>
			<svg aria-hidden="true" y="-1" width={length} height="2">
				<Moving at={at}>
					<Path ink={ink} d={`M${-WAY} 1H${length}`} />
				</Moving>
			</svg>
		</g>
	);
}

interface MarkProps {
	readonly turns: Turns;
	/** The two axes of the face on which it turns, on the sheet. */
	readonly plane: string;
	readonly at: Point;
	/** Inches. */
	readonly reach: number;
}

/** A cross on the end of a roller, which shows that it turns. */
function Mark({ turns, plane, at, reach }: MarkProps) {
	const [x, y] = project(at);
	return (
		<g className="inches" transform={`matrix(${plane} ${x.toFixed(1)} ${y.toFixed(1)})`}>
			<Moving turned={turns.angleAt}>
				<Path ink="detail" d={`M${-reach} 0H${reach}M0 ${-reach}V${reach}`} />
			</Moving>
		</g>
	);
}
