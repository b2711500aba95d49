import { Drawing } from "./Drawing.tsx";
import { Faces, Lines } from "./parts/shapes.tsx";
import { Box, onZ } from "./parts/solids.tsx";
import type { Point } from "./projection.ts";

/** Square feet in an acre. https://www.nist.gov/document/appc-20-hb44-finalpdf */
const ACRE = 43_560;
/** Includes both end zones: 1.32 acres. Feet. https://operations.nfl.com/the-rules/nfl-rulebook/ */
const FIELD = { length: 360, width: 160, endZone: 30 };
/** Feet of the site for each inch of the drawing. */
const FEET = 5;
/** The plot is five units long and four wide. */
const [COLUMNS, ROWS] = [10, 5];
const PROPORTION = 5 / 4;
/** The plot is a slab, with the field in front of the middle of its short side. Inches of the drawing. */
const THICKNESS = 5;
const GAP = 20;

interface Props {
	readonly acres: number;
}

/** A site of `acres`, with a football field in front of it at the same scale. */
export function SitePlan({ acres }: Props) {
	const width = Math.sqrt((acres * ACRE) / PROPORTION) / FEET;
	const length = PROPORTION * width;
	const field = { length: FIELD.length / FEET, width: FIELD.width / FEET, endZone: FIELD.endZone / FEET };
	const [x, y] = [length + GAP, (width - field.length) / 2];
	const across = (at: number): Point[] => [
		[x, at, 0],
		[x + field.width, at, 0],
	];
	const left = -2 * width - 10;
	const right = 2 * Math.max(length, x + field.width - y) + 10;
	const bottom = length + width + 2.5 * THICKNESS + 10;
	return (
		<Drawing
			alt=""
			viewBox={[left, -10, right - left, bottom + 10].map(Math.round).join(" ")}
			kind="site-plan"
		>
			<Box of="m" at={[0, 0, -THICKNESS]} size={[length, width, THICKNESS]} />
			<Lines
				ink="k"
				of={[
					...Array.from({ length: COLUMNS - 1 }, (_, index): Point[] => [
						[((index + 1) * length) / COLUMNS, 0, 0],
						[((index + 1) * length) / COLUMNS, width, 0],
					]),
					...Array.from({ length: ROWS - 1 }, (_, index): Point[] => [
						[0, ((index + 1) * width) / ROWS, 0],
						[length, ((index + 1) * width) / ROWS, 0],
					]),
				]}
			/>
			<Faces ink="a1" of={[onZ(0, x, x + field.width, y, y + field.length)]} />
			<Lines
				of={[
					across(y + field.endZone),
					across(y + field.length / 2),
					across(y + field.length - field.endZone),
				]}
			/>
		</Drawing>
	);
}
