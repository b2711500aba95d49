import { RAMP } from "../dimensions.ts";
import type { Point } from "../geometry/projection.ts";
import { range } from "../geometry/range.ts";
import { circle, levelCircle } from "../geometry/round.ts";
import type { Drive } from "../motion/drive.ts";
import { LevelPanel } from "../shapes/Panel.tsx";
import { Part } from "../shapes/Part.tsx";
import { Discs, Faces, Lines, line, Outline } from "../shapes/shapes.tsx";
import { Drum } from "../shapes/solids.tsx";

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

/** Where the upper corners of a loading ramp touch the rim of its table. Inches along y. */
function rampStart(radius: number): number {
	return Math.sqrt(radius ** 2 - HALF_WIDTH ** 2);
}

/** Where the callout of a loading ramp points: on its left, near its foot. */
export function rampCalloutPoint({ radius, rise }: LoadingRampProps): Point {
	const to = radius + RAMP;
	return [-10, to - 9, (9 * rise) / (to - rampStart(radius))];
}

/**
 * The ramp towards the viewer, on which a pallet jack rolls the load up. It ends at the rim of the
 * table: paint it after the table.
 */
export function LoadingRamp({ radius, rise }: LoadingRampProps) {
	const [from, to] = [rampStart(radius), radius + RAMP];
	const at = (x: number, y: number): Point => [x, y, (rise * (to - y)) / (to - from)];
	const rim = range(-HALF_WIDTH, HALF_WIDTH + 1, 4).map((x) => at(x, Math.sqrt(radius ** 2 - x ** 2)));
	const treads = range(radius + 1, to - 2, 6).map((y) => line(at(3 - HALF_WIDTH, y), at(HALF_WIDTH - 3, y)));
	return (
		<Part name="loading-ramp">
			<Faces ink="steel-top" shapes={[[...rim, at(HALF_WIDTH, to), at(-HALF_WIDTH, to)]]} />
			<Faces ink="steel-right" shapes={[[at(HALF_WIDTH, from), at(HALF_WIDTH, to), [HALF_WIDTH, from, 0]]]} />
			<Lines ink="detail" shapes={treads} />
		</Part>
	);
}
