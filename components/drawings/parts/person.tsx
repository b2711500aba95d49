import { keysOf } from "../../../content/schema/keys.ts";
import type { FloorPoint, Point } from "../geometry/projection.ts";
import { circle, openArc, type Round } from "../geometry/round.ts";
import { type OverTime, overTime } from "../motion/time.ts";
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

function mirror(points: readonly PlanePoint[]): PlanePoint[] {
	return points.map(([right, up]) => [-right, up]);
}

/** The arm on the viewer's left, reaching out to the left, and where its hand is. */
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
} as const satisfies Record<string, { arm: readonly PlanePoint[]; hand: PlanePoint }>;

interface Props {
	/** Between the feet. Inches. */
	readonly at: FloorPoint;
	/** When the arm on the viewer's left reaches out, high or low. */
	readonly reaches?: Readonly<Record<keyof typeof REACHES, OverTime<boolean>>>;
}

/** The hand of an arm that hangs. */
const HAND: PlanePoint = [8.8, 31.8];

/** The position of a figure's point when the figure is at a place. */
function onFigure([x, y]: FloorPoint, [right, up]: PlanePoint): Point {
	return [x + right * Math.SQRT1_2, y - right * Math.SQRT1_2, up];
}

/** A person's hanging hand, on the viewer's right. */
export function handOf(at: FloorPoint): Point {
	return onFigure(at, HAND);
}

/**
 * A person who faces the viewer, six feet tall with the hard hat, flat like the figures in
 * architects' drawings.
 */
export function Person({ at: [x, y], reaches }: Props) {
	const place = (point: PlanePoint): Point => onFigure([x, y], point);
	const oval = (center: PlanePoint, width: number, height: number): Round => ({
		center: place(center),
		u: [width * Math.SQRT1_2, -width * Math.SQRT1_2, 0],
		v: [0, 0, height],
	});
	const both = (points: readonly PlanePoint[]) => [points, mirror(points)];
	const arms = (hands: readonly PlanePoint[], outlines: readonly (readonly PlanePoint[])[]) => (
		<>
			<Outline ink="wood-left" path={hands.flatMap((hand) => circle(oval(hand, 1.5, 2)))} />
			<Faces ink="steel-left" shapes={outlines} />
		</>
	);
	const hangs =
		reaches &&
		overTime(
			[...reaches.high.moments, ...reaches.low.moments],
			(seconds) => !reaches.high(seconds) && !reaches.low(seconds),
		);
	const hat = oval([0, 66.8], 4.6, 5.2);
	return (
		<VerticalPanel pose={{ at: [x, y, 0], along: onFigure([0, 0], [1, 0]) }}>
			<Shadow x={x + 2} y={[y - 5, y + 4]} length={10} />
			<Faces ink="frame-right" shapes={both(BOOT)} />
			<Faces ink="frame-left" shapes={both(LEG)} />
			{reaches && hangs ? (
				<>
					{arms([HAND], [ARM])}
					<Moving shown={hangs}>{arms(mirror([HAND]), [mirror(ARM)])}</Moving>
				</>
			) : (
				arms([...mirror([HAND]), HAND], [ARM, mirror(ARM)])
			)}
			<Faces ink="steel-left" shapes={[[...HALF_JACKET, ...mirror(HALF_JACKET).reverse()]]} />
			{reaches &&
				keysOf(REACHES).map((height) => (
					<Moving key={height} shown={reaches[height]}>
						{arms([REACHES[height].hand], [REACHES[height].arm])}
					</Moving>
				))}
			<Lines shapes={[line([0, 60], [0, 35])]} />
			<Outline ink="wood-top" path={circle(oval([0, 65], 3.3, 4.9))} />
			<Outline ink="housing-top" path={[...openArc(hat, 0, 180), { command: "close" }]} />
		</VerticalPanel>
	);
}
