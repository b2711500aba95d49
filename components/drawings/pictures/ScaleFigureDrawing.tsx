import { HALF_LENGTH, HALF_WIDTH, PALLET_HEIGHT } from "../dimensions.ts";
import { range } from "../geometry/range.ts";
import { Shadow } from "../parts/floor.tsx";
import { Pallet } from "../parts/load.tsx";
import { Person } from "../parts/person.tsx";
import { Faces, Lines, line } from "../shapes/shapes.tsx";
import { onZ } from "../shapes/solids.tsx";
import { Drawing } from "./Drawing.tsx";
import { viewBoxes } from "./view-boxes.ts";

/** The side of the squares on the floor. Inches. */
const SQUARE = 24;
/** Where the squares end, on all sides of the origin. Inches. */
const END = 48;

/**
 * An empty pallet in place of a machine's load, with a person beside it, on a floor of 2 ft
 * squares.
 */
export function ScaleFigureDrawing() {
	return (
		<Drawing alt="" viewBox={viewBoxes.bare} id="measure">
			<Lines
				ink="dimension"
				shapes={range(-END, END + SQUARE, SQUARE).flatMap((place) => [
					line([-END, place, 0], [END, place, 0]),
					line([place, -END, 0], [place, END, 0]),
				])}
			/>
			<Shadow x={24} y={[-20, 20]} length={4} />
			<EmptyPallet />
			<Person at={[36, -36]} />
		</Drawing>
	);
}

/** A pallet in the middle of the floor, without a load: its deck of seven boards is visible. */
function EmptyPallet() {
	const boards = [-24, -16.8, -9.6, -2.4, 4.8, 12, 19.2];
	const deck = (from: number, to: number) => onZ(PALLET_HEIGHT, from, to, -HALF_WIDTH, HALF_WIDTH);
	return (
		<>
			<Pallet z={0} />
			<Faces ink="opening" shapes={[deck(-HALF_LENGTH, HALF_LENGTH)]} />
			<Faces ink="wood-top" shapes={boards.map((x) => deck(x, x + 4.8))} />
		</>
	);
}
