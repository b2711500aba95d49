import { use } from "react";
import { HALF_LENGTH, HALF_WIDTH } from "../dimensions.ts";
import { type Point, project } from "../geometry/projection.ts";
import { circle, levelCircle } from "../geometry/round.ts";
import { during } from "../motion/time.ts";
import type { Wrapping } from "../motion/wrapping.ts";
import { Shadow, TurnArrow } from "../parts/floor.tsx";
import { ControlBox } from "../parts/mast.tsx";
import { InPicture, Moving } from "../shapes/Moving.tsx";
import { MediumContext } from "../shapes/medium.ts";
import { Lines, line, Outline, Path } from "../shapes/shapes.tsx";
import { Box, Drum } from "../shapes/solids.tsx";
import type { Machine } from "./machine.ts";
import { turntableWrapper } from "./turntable-wrapper.tsx";

/** Underside, top and radius of the table. Inches. */
const TABLE = { from: 0.8, to: 4.8, radius: 34 };
/** Top of the foot of the mast. Inches. */
const FOOT = 6;
/** The middles of the bolts in the foot. */
const BOLTS = [
	[-16, -60, FOOT],
	[16, -60, FOOT],
	[16, -86, FOOT],
] as const;

/** Distance of the dimension lines from the middle of the pallet. Inches. */
const DIMENSION_LINE = 58;
/** How far the extension lines run past the dimension line. Inches. */
const BEYOND = 3;
/** The gap between the extension lines and the pallet. Inches. */
const GAP = 2;
/** From the dimension line to the baseline of its text, with room for the larger text on phones. */
const TEXT = 12;

const { cycle, moment, scene } = turntableWrapper({
	frame: (
		<>
			<Lines ink="axis" shapes={[line([-70, 0, 0], [50, 0, 0]), line([0, 50, 0], [0, -112, 0])]} />
			<Shadow x={20} y={[-90, -56]} length={12} />
			<Box of="frame" at={[-20, -90, 0]} size={[40, 34, FOOT]} />
			<Outline ink="opening" path={BOLTS.flatMap((bolt) => circle(levelCircle(bolt, 1.4)))} />
			<Box of="frame" at={[-12, -56, 0]} size={[24, 26, 4]} />
		</>
	),
	mast: { at: [-10, -86, FOOT], size: [20, 22, 94] },
	fittings: fittingsOf,
	table: TABLE,
	carriage: { roll: [14, -53], back: -64, plate: [-16, 22] },
	filmFrom: 5,
	// The headline is beside it.
	away: 22,
});

/** The turntable wrapper beside the headline, with the dimensions of a standard pallet. */
export const hero: Machine = {
	scene: (
		<>
			{scene}
			<InPicture>
				<PalletDimensions />
				<TurnArrow radius={TABLE.radius + 8} from={-14} to={62} />
			</InPicture>
		</>
	),
	cycle,
	moment,
	callouts: [],
};

/**
 * On the mast: its louvers, a beacon and the controls, with a mark on their screen for each turn of
 * film on the load.
 */
function fittingsOf({ drive, gone }: Wrapping) {
	const louvers = [0, 1, 2, 3, 4].map((slat) => line([10, -70, 18 + slat * 2.4], [10, -80, 18 + slat * 2.4]));
	const [x, y] = project([15, -74.25, 56.5]);
	const marks = Array.from({ length: drive.total / 360 }, (_, index) => index + 1);
	return (
		<>
			<Lines ink="detail" shapes={louvers} />
			<Drum of="moving" at={[0, -75, 100]} radius={2.4} height={5.6} />
			<ControlBox at={[10, -84, 44]} />
			<g transform={`matrix(0-1 1-.5 ${x} ${y})`}>
				{marks.map((turn) => (
					<Moving key={turn} shown={during(drive.timeOf(360 * turn), gone)}>
						<Path ink="film-edge" d={`M0 ${2.5 * turn - 2.5}H11`} />
					</Moving>
				))}
			</g>
		</>
	);
}

/**
 * Length and width of the standard pallet, with extension lines from its corners. Left out of image
 * files, such as cards: their numbers would be set in whatever font the build machine has.
 */
function PalletDimensions() {
	if (use(MediumContext).is === "image") return null;
	const at = (x: number, y: number): Point => [x, y, TABLE.to];
	const tick = (x: number, y: number) => line(at(x - 1.6, y + 1.6), at(x + 1.6, y - 1.6));
	const lengthEnds = [-HALF_LENGTH, HALF_LENGTH];
	const widthEnds = [HALF_WIDTH, -HALF_WIDTH];
	return (
		<>
			<Lines
				ink="dimension"
				shapes={[
					...lengthEnds.map((x) => line(at(x, HALF_WIDTH + GAP), at(x, DIMENSION_LINE + BEYOND))),
					lengthEnds.map((x) => at(x, DIMENSION_LINE)),
					...widthEnds.map((y) => line(at(HALF_LENGTH + GAP, y), at(DIMENSION_LINE + BEYOND, y))),
					widthEnds.map((y) => at(DIMENSION_LINE, y)),
				]}
			/>
			<Lines
				ink="tick"
				shapes={[
					...lengthEnds.map((x) => tick(x, DIMENSION_LINE)),
					...widthEnds.map((y) => tick(DIMENSION_LINE, y)),
				]}
			/>
			{levelText(at(0, DIMENSION_LINE + TEXT), ".9 .45 -.9 .45", `${2 * HALF_LENGTH} in`)}
			{levelText(at(DIMENSION_LINE + TEXT, 0), ".9 -.45 .9 .45", `${2 * HALF_WIDTH} in`)}
		</>
	);
}

/**
 * Text parallel to the floor. `at` is the middle of its baseline, `slant` the first four numbers of
 * its SVG matrix.
 */
function levelText(at: Point, slant: string, text: string) {
	return <text transform={`matrix(${slant} ${project(at).join(" ")})`}>{text}</text>;
}
