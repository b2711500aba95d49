import type { ReactNode } from "react";
import type { Wrapping } from "../mechanisms/wrapping.ts";
import { add, DEGREE, type Point, project, type SheetPoint, times } from "../projection.ts";
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
	readonly runs: readonly (readonly (Point | PlanePoint)[])[];
}

/** Film gathered into a rope. */
export function Rope({ runs }: RopeProps) {
	return (
		<>
			<Lines ink="rope" of={runs} />
			<Lines ink="film-edge" of={runs} />
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
 * Two rollers on a bracket, one above the other, which gather the web into a rope on its way to
 * the load.
 */
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
	const onRoll = (strip: number) => add(low, times(add(high, times(low, -1)), strip / strips));
	const web = Array.from({ length: strips }, (_, strip) => [onRoll(strip), onRoll(strip + 1), at]);
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

/** Where the leader starts at the detail, and how far right and then down it runs to the circle around the device. */
function leader(device: Point): { start: SheetPoint; along: number; down: number } {
	const [detailX, detailY] = project(DETAIL);
	const [x, y] = project(device);
	const start: SheetPoint = [detailX + DETAIL_RADIUS, detailY];
	return { start, along: x - CIRCLE / 2 - start[0], down: y - CIRCLE * Math.sqrt(0.75) - start[1] };
}

/** The rope on one side of a load, at the place of the upper edge that its film would have. */
export function LaidRope({ strips, wrapping: { turns, gone }, side }: LaidProps) {
	const half = halfOf(side);
	return strips
		.filter((strip) => strip.side === side)
		.map((strip) => (
			<Moving key={strip.angle} shown={during(turns.timeOf(strip.angle), gone)}>
				<Rope runs={[line([-half, strip.left[1] - FILM_WIDTH], [half, strip.right[1] - FILM_WIDTH])]} />
			</Moving>
		));
}

/** The circle of the detail. */
function DetailCircle() {
	const [x, y] = project(DETAIL);
	return <Circle ink="dimension" cx={x} cy={y} r={DETAIL_RADIUS} />;
}

/** The film on the enlarged roll, where it is gathered, and where its rope goes out of the picture. */
const ENLARGED = {
	film: [inDetail(-3, -9, -12), inDetail(-3, -9, FILM_WIDTH - 12)],
	at: inDetail(0, 8, -2),
	to: inDetail(0, 21, -2),
} as const;

/** The contents of the circle, with the rope as its children. */
function EnlargedDevice({ children }: Pick<RopingDeviceProps, "children">) {
	return (
		<>
			<Drum
				cap="roll-end"
				side="roll"
				at={inDetail(0, -12, -12)}
				radius={4 * DETAIL_SCALE}
				height={FILM_WIDTH * DETAIL_SCALE}
			/>
			<RopingDevice {...ENLARGED} scale={DETAIL_SCALE} strips={4}>
				{children}
			</RopingDevice>
		</>
	);
}

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
	const [x, y] = project(device);
	const { start, along, down } = leader(device);
	const [low, high] = ENLARGED.film;
	const threads = [0.125, 0.375, 0.625, 0.875].map((part) => {
		const leaves = add(low, times(add(high, times(low, -1)), part));
		const ends = add(leaves, times(add(ENLARGED.at, times(leaves, -1)), 0.85));
		return { part, ...leveled(leaves, ends) };
	});
	const rope = leveled(ENLARGED.at, ENLARGED.to);
	const isOut = (seconds: number) => web(seconds) > 0.5;
	const running = (ink: "rope" | "film-edge", length: number) => (
		<RunningLine
			ink={ink}
			length={length}
			at={turns.driving((angle) => right((WAY * angle) / turns.total))}
		/>
	);
	return (
		<>
			<DetailCircle />
			<Moving at={height.to((z) => [0, 0, z - foot])}>
				<Circle ink="dimension" cx={x} cy={y} r={CIRCLE} />
			</Moving>
			<Path ink="dimension" d={`M${start.join()}h${along}`} />
			<HangingLine from={[start[0] + along, start[1]]} length={height.to((z) => down - 2.5 * (z - foot))} />
			<EnlargedDevice>
				<Moving shown={isOut}>
					<Rope runs={[[ENLARGED.at, ENLARGED.to]]} />
					<InRun>
						<g className="film-runs" transform={rope.transform}>
							{running("rope", rope.length)}
						</g>
					</InRun>
				</Moving>
			</EnlargedDevice>
			<InRun>
				<g className="film-runs">
					{threads.map(({ part, transform, length }) => (
						<g key={part} transform={transform}>
							{running("film-edge", length)}
						</g>
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

interface RunningLineProps {
	readonly ink: "rope" | "film-edge";
	/** Sheet units. */
	readonly length: number;
	readonly at: OverTime<Point>;
}

/** A dashed line that moves on under a window of its own, so that its dashes run from one end to the other. */
function RunningLine({ ink, length, at }: RunningLineProps) {
	return (
		<svg aria-hidden="true" y="-1" width={length} height="2">
			<Moving at={at}>
				<Path ink={ink} d={`M${-WAY} 1H${length}`} />
			</Moving>
		</svg>
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
