import type { Point } from "../geometry/projection.ts";
import { range } from "../geometry/range.ts";
import { Shadow } from "../parts/floor.tsx";
import { Faces, Lines, line } from "../shapes/shapes.tsx";
import { type Block, Box, Boxes, onX, onY, onZ, parallelogram } from "../shapes/solids.tsx";
import { Drawing } from "./Drawing.tsx";

/** Square feet in an acre. https://www.nist.gov/document/appc-20-hb44-finalpdf */
const ACRE = 43_560;
/** Includes both end zones: 1.32 acres. Feet. https://operations.nfl.com/the-rules/nfl-rulebook/ */
const FIELD = { length: 360, width: 160, tenYards: 30 };
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
/** Height of the walls of all halls: 40 ft. Inches of the drawing. */
const WALL = 8;
/** A semitrailer of 53 ft: its width, length and height. Inches of the drawing. */
const TRAILER: Point = [1.8, 10.6, 2.8];

interface Props {
	readonly acres: number;
}

/**
 * A site of `acres`, about twice as long as it is wide, in squares of one acre, with halls that
 * only show that it is a factory. In front of it is a football field at the same scale.
 */
export function SitePlan({ acres }: Props) {
	const rows = Math.ceil(Math.sqrt(acres / 2));
	const [length, width] = [(acres / rows) * SIDE, rows * SIDE];
	const field = { length: FIELD.length / FEET, width: FIELD.width / FEET, tenYards: FIELD.tenYards / FEET };
	const [x, y] = [length + GAP, (width - field.length) / 2];
	const left = -2 * width - 10;
	const right = 2 * Math.max(length, x + field.width - y) + 10;
	const bottom = length + width + 2.5 * THICKNESS + 10;
	return (
		<Drawing
			alt=""
			viewBox={[left, -10, right - left, bottom + 10].map(Math.round).join(" ")}
			variant="site-plan"
			id="site-plan"
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
			<Factory length={length} width={width} />
			<Faces ink="field" shapes={[onZ(0, x, x + field.width, y, y + field.length)]} />
			<Lines
				ink="film-edge"
				shapes={range(field.tenYards, field.length, field.tenYards).map((at) =>
					line([x, y + at, 0], [x + field.width, y + at, 0]),
				)}
			/>
		</Drawing>
	);
}

interface FactoryProps {
	/** The size of its site. Inches of the drawing. */
	readonly length: number;
	readonly width: number;
}

/** A works with a sawtooth roof, a warehouse with trucks at its docks, and an office with cars. */
function Factory({ length, width }: FactoryProps) {
	const place = (x: number, y: number): Point => [x * length, y * width, 0];
	const hall = (x: number, y: number, w: number, d: number) => ({
		at: place(x, y),
		size: [w * length, d * width, WALL] as const,
	});
	const warehouse = hall(0.62, 0.12, 0.32, 0.46);
	const [dockX, dockY] = [warehouse.at[0], warehouse.at[1] + warehouse.size[1]];
	const docks = range(dockX + 8, dockX + warehouse.size[0] - 6, 7);
	const office = hall(0.08, 0.7, 0.26, 0.16);
	return (
		<>
			<Works {...hall(0.06, 0.12, 0.5, 0.42)} />
			<Hall {...warehouse} />
			<Faces ink="opening" shapes={docks.map((x) => onY(dockY, x, x + 3, 0, 4))} />
			<Boxes
				of="steel"
				blocks={docks
					.filter((_, dock) => dock % 4 !== 2)
					.map((x) => ({ at: [x + 0.6, dockY + 1, 1], size: TRAILER }))}
			/>
			<Hall {...office} />
			<Lines ink="floor-path" shapes={[0.72, 0.8, 0.88].map((y) => line(place(0.4, y), place(0.56, y)))} />
		</>
	);
}

/** A hall with a flat roof. */
function Hall({ at, size }: Block) {
	const [x, y] = at;
	return (
		<>
			<Shadow x={x + size[0]} y={[y, y + size[1]]} length={8} />
			<Box of="steel" at={at} size={size} />
		</>
	);
}

/** A hall whose sawtooth roof has a window in each tooth. */
function Works({ at: [x, y], size: [length, width, wall] }: Block) {
	const tooth = { length: length / 9, height: 6 };
	const teeth = range(0, 9, 1).map((index) => x + index * tooth.length);
	const top = wall + tooth.height;
	const [end, front] = [x + length, y + width];
	return (
		<>
			<Shadow x={end} y={[y, front]} length={10} />
			<Faces
				ink="steel-top"
				shapes={teeth.map((start) =>
					parallelogram([start, y, wall], [tooth.length, 0, tooth.height], [0, width, 0]),
				)}
			/>
			<Faces ink="roll" shapes={teeth.map((start) => onX(start + tooth.length, y, front, wall, top))} />
			<Faces
				ink="steel-left"
				shapes={[
					[
						[x, front, 0],
						...teeth.flatMap((start): Point[] => [
							[start, front, wall],
							[start + tooth.length, front, top],
						]),
						[end, front, 0],
					],
				]}
			/>
			<Faces ink="steel-right" shapes={[onX(end, y, front, 0, wall)]} />
		</>
	);
}
