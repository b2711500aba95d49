import { keysOf } from "../../../content/schema/keys.ts";
import type { FloorPoint, Point } from "../geometry/projection.ts";
import { range } from "../geometry/range.ts";
import { circle, openArc, type Round } from "../geometry/round.ts";
import { type OverTime, overTime, type TrackPoint, track } from "../motion/time.ts";
import type { Span } from "../motion/wrapping.ts";
import { Moving } from "../shapes/Moving.tsx";
import { VerticalPanel } from "../shapes/Panel.tsx";
import type { PlanePoint } from "../shapes/scene.ts";
import { Faces, Lines, line, Outline } from "../shapes/shapes.tsx";
import { Shadow } from "./floor.tsx";

// Points of the figure: inches to the viewer's right of its middle, and above the floor.

const BOOT: readonly PlanePoint[] = [
	[1.1, 0],
	[1.1, 3.4],
	[6.1, 3.4],
	[7, 1.4],
	[7, 0],
];
const LEG: readonly PlanePoint[] = [
	[0.4, 31],
	[1.3, 3],
	[6, 3],
	[6.6, 36],
	[0, 36],
];
const ARM: readonly PlanePoint[] = [
	[7.2, 57.4],
	[9.2, 54.5],
	[10.4, 43],
	[10, 33],
	[7.6, 33],
	[7.6, 43],
	[6.8, 51],
];
const HALF_JACKET: readonly PlanePoint[] = [
	[0, 34],
	[6.6, 34],
	[6.4, 44],
	[7.2, 57],
	[5.6, 59.2],
	[2.2, 60.4],
];
/** The hand of an arm that hangs. */
const HAND: PlanePoint = [8.8, 31.8];

function mirror(points: readonly PlanePoint[]): PlanePoint[] {
	return points.map(([right, up]) => [-right, up]);
}

function both(points: readonly PlanePoint[]): (readonly PlanePoint[])[] {
	return [points, mirror(points)];
}

/** An arm, and where its hand is. */
interface Arm {
	readonly arm: readonly PlanePoint[];
	readonly hand: PlanePoint;
}

/** Arms that hang. */
const HANGING = {
	left: { arm: mirror(ARM), hand: [-HAND[0], HAND[1]] },
	right: { arm: ARM, hand: HAND },
} as const satisfies Record<string, Arm>;

/** The arm on the viewer's left, reaching out to the left. */
const REACHES = {
	high: {
		arm: [
			[-6.8, 57.8],
			[-7, 51.5],
			[-28, 48.5],
			[-29, 51.5],
		],
		hand: [-30.2, 49.6],
	},
	low: {
		arm: [
			[-7.6, 57],
			[-4.6, 52],
			[-20.6, 31.4],
			[-23, 33],
		],
		hand: [-22.8, 30.8],
	},
} as const satisfies Record<string, Arm>;

/** The arm on the viewer's right, holding a tiller. */
const AT_TILLER: Arm = {
	arm: [
		[5.6, 58.6],
		[8.6, 57],
		[16.4, 44.6],
		[14, 42.4],
		[5, 51],
	],
	hand: [16.4, 42.6],
};

/** The position of a figure's point when the figure is at a place. */
function onFigure([x, y]: FloorPoint, [right, up]: PlanePoint): Point {
	return [x + right * Math.SQRT1_2, y - right * Math.SQRT1_2, up];
}

/** A person's hanging hand, on the viewer's right. */
export function handOf(at: FloorPoint): Point {
	return onFigure(at, HAND);
}

/** Where a person stands who holds the end of a tiller that is above this place. Inches. */
export function placeAtTiller([x, y]: FloorPoint): FloorPoint {
	const [right, back] = onFigure([0, 0], AT_TILLER.hand);
	return [x - right, y - back];
}

/** The time that a step takes, about. Seconds. */
const STEP = 0.45;
/** How high a foot is lifted. Inches. */
const LIFT = 3.5;

/** How high a foot is: it is lifted in the first step of each walk or in the second, and so on. */
function liftOf(firstStep: 0 | 1, walks: readonly Span[]): OverTime<Point> {
	const points = walks.flatMap(([from, to]) => {
		const steps = 2 * Math.round((to - from) / STEP / 2);
		const at = (step: number) => from + (step * (to - from)) / steps;
		return range(firstStep, steps, 2).flatMap((step): TrackPoint[] => [
			[at(step), 0],
			[at(step + 0.5), LIFT],
			[at(step + 1), 0],
		]);
	});
	return track(...points).map((up) => [0, 0, up]);
}

/** An oval of a figure. */
type Oval = (center: PlanePoint, width: number, height: number) => Round;

/** Makes the ovals of a figure at a place, with its feet at this height. Inches. */
function ovalsAt(at: FloorPoint, feet = 0): Oval {
	return ([right, up], width, height) => ({
		center: onFigure(at, [right, feet + up]),
		u: onFigure([0, 0], [width, 0]),
		v: [0, 0, height],
	});
}

function legs(boots: readonly (readonly PlanePoint[])[], legs: readonly (readonly PlanePoint[])[]) {
	return (
		<>
			<Faces ink="frame-right" shapes={boots} />
			<Faces ink="frame-left" shapes={legs} />
		</>
	);
}

function arms(oval: Oval, arms: readonly Arm[]) {
	return (
		<>
			<Outline ink="wood-left" path={arms.flatMap(({ hand }) => circle(oval(hand, 1.5, 2)))} />
			<Faces ink="steel-left" shapes={arms.map(({ arm }) => arm)} />
		</>
	);
}

function jacket() {
	return <Faces ink="steel-left" shapes={[[...HALF_JACKET, ...mirror(HALF_JACKET).reverse()]]} />;
}

/** What shows only from the front: the zipper and the face. */
function front(oval: Oval) {
	return (
		<>
			<Lines shapes={[line([0, 60], [0, 35])]} />
			<Outline ink="wood-top" path={circle(oval([0, 65], 3.3, 4.9))} />
		</>
	);
}

function backOfHead(oval: Oval) {
	return <Outline ink="frame-left" path={circle(oval([0, 65], 3.3, 4.6))} />;
}

function hat(oval: Oval) {
	return (
		<Outline ink="housing-top" path={[...openArc(oval([0, 66.8], 4.6, 5.2), 0, 180), { command: "close" }]} />
	);
}

interface Props {
	/** Between the feet. Inches. */
	readonly at: FloorPoint;
	/** When the arm on the viewer's left reaches out, high or low. */
	readonly reaches?: Readonly<Record<keyof typeof REACHES, OverTime<boolean>>>;
	/** When the person walks, in order of time: the feet are lifted in turn. */
	readonly walks?: readonly Span[];
	/** When the face shows: always, by default. */
	readonly facesViewer?: OverTime<boolean>;
	/** Whether the arm on the viewer's right holds a tiller: see `placeAtTiller`. */
	readonly holdsTiller?: boolean;
}

/**
 * A person who faces the viewer, six feet tall with the hard hat, flat like the figures in
 * architects' drawings.
 */
export function Person({ at, reaches, walks, facesViewer, holdsTiller = false }: Props) {
	const [x, y] = at;
	const oval = ovalsAt(at);
	const right = holdsTiller ? AT_TILLER : HANGING.right;
	const hangs =
		reaches &&
		overTime(
			[...reaches.high.moments, ...reaches.low.moments],
			(seconds) => !reaches.high(seconds) && !reaches.low(seconds),
		);
	return (
		<VerticalPanel pose={{ at: [x, y, 0], along: onFigure([0, 0], [1, 0]) }}>
			<Shadow x={x + 2} y={[y - 5, y + 4]} length={holdsTiller ? 3 : 10} />
			{walks ? (
				<>
					<Moving at={liftOf(0, walks)}>{legs([mirror(BOOT)], [mirror(LEG)])}</Moving>
					<Moving at={liftOf(1, walks)}>{legs([BOOT], [LEG])}</Moving>
				</>
			) : (
				legs(both(BOOT), both(LEG))
			)}
			{hangs ? (
				<>
					{arms(oval, [right])}
					<Moving shown={hangs}>{arms(oval, [HANGING.left])}</Moving>
				</>
			) : (
				arms(oval, [HANGING.left, right])
			)}
			{jacket()}
			{reaches &&
				keysOf(REACHES).map((height) => (
					<Moving key={height} shown={reaches[height]}>
						{arms(oval, [REACHES[height]])}
					</Moving>
				))}
			{facesViewer ? (
				<>
					{backOfHead(oval)}
					<Moving shown={facesViewer}>{front(oval)}</Moving>
				</>
			) : (
				front(oval)
			)}
			{hat(oval)}
		</VerticalPanel>
	);
}

/** From the seat of a driver to the floor on which the same person would stand. Inches. */
const SEAT = 33;

/** The upper arms of a driver, whose forearms are in front of the body. */
const BENT_ARM: readonly PlanePoint[] = [
	[7, 57.6],
	[9.2, 54.5],
	[11.6, 43],
	[7.6, 41],
	[6.6, 50],
];

interface DriverProps {
	/** The middle of the seat. Inches. */
	readonly seat: Point;
}

/** Someone who sits in a truck, from behind: what shows above the seat. */
export function Driver({ seat: [x, y, z] }: DriverProps) {
	const oval = ovalsAt([x, y], z - SEAT);
	return (
		<VerticalPanel pose={{ at: [x, y, z - SEAT], along: onFigure([0, 0], [1, 0]) }}>
			<Faces ink="steel-left" shapes={both(BENT_ARM)} />
			{jacket()}
			{backOfHead(oval)}
			{hat(oval)}
		</VerticalPanel>
	);
}
