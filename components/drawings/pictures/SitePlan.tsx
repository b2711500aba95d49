import { range } from "../geometry/range.ts";
import { Faces, Lines, line } from "../shapes/shapes.tsx";
import { Box, onZ } from "../shapes/solids.tsx";
import { Drawing } from "./Drawing.tsx";

/** Square feet in an acre. https://www.nist.gov/document/appc-20-hb44-finalpdf */
const ACRE = 43_560;
/** Includes both end zones: 1.32 acres. Feet. https://operations.nfl.com/the-rules/nfl-rulebook/ */
const FIELD = { length: 360, width: 160, endZone: 30 };
/** Feet of the site for each inch of the drawing. */
const FEET = 5;
/** The side of a square acre. Inches of the drawing. */
const SIDE = Math.sqrt(ACRE) / FEET;
/** The thickness of the plot, which is a slab. Inches of the drawing. */
const THICKNESS = 5;
/**
 * The gap between the plot and the field in front of the middle of its short side. Inches of the
 * drawing.
 */
const GAP = 20;

interface Props {
	readonly acres: number;
}

/**
 * A site of `acres`, about twice as long as it is wide, in squares of one acre. In front of it is a
 * football field at the same scale.
 */
export function SitePlan({ acres }: Props) {
	const rows = Math.ceil(Math.sqrt(acres / 2));
	const [length, width] = [(acres / rows) * SIDE, rows * SIDE];
	const field = { length: FIELD.length / FEET, width: FIELD.width / FEET, endZone: FIELD.endZone / FEET };
	const [x, y] = [length + GAP, (width - field.length) / 2];
	const across = (at: number) => line([x, y + at, 0], [x + field.width, y + at, 0]);
	const left = -2 * width - 10;
	const right = 2 * Math.max(length, x + field.width - y) + 10;
	const bottom = length + width + 2.5 * THICKNESS + 10;
	return (
		<Drawing
			alt=""
			viewBox={[left, -10, right - left, bottom + 10].map(Math.round).join(" ")}
			variant="site-plan"
		>
			<Box of="housing" at={[0, 0, -THICKNESS]} size={[length, width, THICKNESS]} />
			<Lines
				ink="detail"
				shapes={[
					...range(1, acres / rows, 1).map((column) =>
						line([column * SIDE, 0, 0], [column * SIDE, width, 0]),
					),
					...range(1, rows, 1).map((row) => line([0, row * SIDE, 0], [length, row * SIDE, 0])),
				]}
			/>
			<Faces ink="moving-top" shapes={[onZ(0, x, x + field.width, y, y + field.length)]} />
			<Lines shapes={[field.endZone, field.length / 2, field.length - field.endZone].map(across)} />
		</Drawing>
	);
}
