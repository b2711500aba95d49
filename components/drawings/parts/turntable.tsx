import { RAMP } from "../dimensions.ts";
import type { Point } from "../geometry/projection.ts";
import { range } from "../geometry/range.ts";
import { circle, levelCircle } from "../geometry/round.ts";
import type { Drive } from "../motion/drive.ts";
import { LevelPanel } from "../shapes/Panel.tsx";
import { Part } from "../shapes/Part.tsx";
import { Discs, Faces, Lines, line, Outline } from "../shapes/shapes.tsx";
import { Drum, parallelogram } from "../shapes/solids.tsx";

interface TurntableProps {
	/** Underside, top and radius of the table, whose middle is above the origin. Inches. */
	readonly from?: number;
	readonly to: number;
	readonly radius: number;
	/** The drive that turns it. */
	readonly drive?: Drive;
	/** False omits the bolts. */
	readonly bolts?: boolean;
}

/** The number of bolts around the rim. */
const BOLTS = 24;
/** The distance of the bolts from the rim. Inches. */
const BOLT_INSET = 1.5;

/** The round steel table that turns the load. Its bolts show that it turns. */
export function Turntable({ from = 0, to, radius, drive, bolts = true }: TurntableProps) {
	return (
		<Part name="turntable">
			<Drum of="steel" at={[0, 0, from]} radius={radius} height={to - from} />
			<Outline ink="detail" path={circle(levelCircle([0, 0, to], radius - 3))} />
			{bolts && (
				<LevelPanel at={[0, 0, to]} angle={drive?.angle}>
					<Discs ink="bolts" shapes={[[0, 0, radius - BOLT_INSET]]} pathLength={BOLTS} />
				</LevelPanel>
			)}
		</Part>
	);
}

/** Shadow of a turntable; the light comes from the left. A higher table has a larger one. */
export function TurntableShadow({ to, radius }: Pick<TurntableProps, "to" | "radius">) {
	return <Outline ink="shadow" path={circle(levelCircle([5, -5, 0], radius + Math.ceil(to / 4)))} />;
}

interface LoadingRampProps {
	/** Radius and height of the table. Inches. */
	readonly radius: number;
	readonly rise: number;
}

/** Half the width of a loading ramp. Inches. */
const HALF_WIDTH = 16;
/** How far a loading ramp reaches in past the rim of its table. Inches. */
const UNDER_TABLE = 7;

/** Where the callout of a loading ramp points: on its left, near its foot. */
export function rampCalloutPoint({ radius, rise }: LoadingRampProps): Point {
	return [-10, radius + RAMP - 9, (9 * rise) / (RAMP + UNDER_TABLE)];
}

/** The ramp towards the viewer, on which a pallet jack rolls the load up. */
export function LoadingRamp({ radius, rise }: LoadingRampProps) {
	const [from, to] = [radius - UNDER_TABLE, radius + RAMP];
	const treads = range(from + 8, to - 2, 6).map((y) => {
		const z = (rise * (to - y)) / (to - from);
		return line([3 - HALF_WIDTH, y, z], [HALF_WIDTH - 3, y, z]);
	});
	return (
		<Part name="loading-ramp">
			<Faces
				ink="steel-top"
				shapes={[parallelogram([-HALF_WIDTH, from, rise], [2 * HALF_WIDTH, 0, 0], [0, to - from, -rise])]}
			/>
			<Faces
				ink="steel-right"
				shapes={[
					[
						[HALF_WIDTH, from, rise],
						[HALF_WIDTH, to, 0],
						[HALF_WIDTH, from, 0],
					],
				]}
			/>
			<Lines ink="detail" shapes={treads} />
		</Part>
	);
}
