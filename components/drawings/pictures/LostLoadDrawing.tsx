import { PALLET_HEIGHT } from "../dimensions.ts";
import { add, type Point, polar, times, vector } from "../geometry/projection.ts";
import { acrossY, circle } from "../geometry/round.ts";
import { Shadow } from "../parts/floor.tsx";
import { CartonLoad } from "../parts/load.tsx";
import { Faces, Lines, Outline } from "../shapes/shapes.tsx";
import { Box, Cylinder, onZ, parallelogram } from "../shapes/solids.tsx";
import { Drawing } from "./Drawing.tsx";

/** Top of the second layer of cartons. Inches. */
const SECOND_TOP = PALLET_HEIGHT + 24;
/** Top of the third layer of cartons. Inches. */
const THIRD_TOP = SECOND_TOP + 12;

/** A load without film: its cartons slide off, and the film runs over the floor. Decorative. */
export function LostLoadDrawing() {
	// One carton tips over the right edge of the load.
	const [cos, sin] = polar(24, 1);
	return (
		<Drawing alt="" viewBox="-230 -232 520 330">
			<Shadow x={24} y={[-20, 20]} length={14} />
			<CartonLoad z={0} layers={2} layerHeight={12} />
			<Box of="carton" at={[-24, 0, SECOND_TOP]} size={[16, 20, 12]} />
			<AskewCarton at={[-5, -19, SECOND_TOP]} {...edges(14, 16, 20)} height={[0, 0, 12]} />
			<AskewCarton at={[-21, -14, THIRD_TOP]} {...edges(-12, 16, 20)} height={[0, 0, 12]} />
			<AskewCarton
				at={[9, 5, 35]}
				length={[16 * cos, 0, -16 * sin]}
				width={[0, 15, 0]}
				height={[12 * sin, 0, 12 * cos]}
			/>
			<RunawayFilm />
			<OpenCarton />
		</Drawing>
	);
}

/** Length and width of a carton that lies at an angle in degrees. Inches. */
function edges(angle: number, length: number, width: number): { length: Point; width: Point } {
	return { length: [...polar(angle, length), 0], width: [...polar(angle + 90, width), 0] };
}

/** Film that slips off the load and runs out over the floor to a dropped roll. */
function RunawayFilm() {
	const course = [
		[24, 27],
		[26, 11],
		[31, 2],
		[40, 0],
		[78, 0],
	] as const;
	const edge = (y: number): Point[] => course.map(([x, z]) => [x, y, z]);
	const roll = { x: 80, from: -17, length: 18, radius: 5 };
	const end: Point = [roll.x, roll.from + roll.length, roll.radius];
	return (
		<>
			<Faces ink="film" shapes={[[...edge(-17), ...edge(1).reverse()]]} />
			<Lines ink="film-edge" shapes={[edge(-8)]} />
			<Shadow x={84} y={[-17, 1]} length={8} />
			<Cylinder
				cap="roll-end"
				side="roll"
				end={acrossY([roll.x, roll.from, roll.radius], roll.radius)}
				push={[0, roll.length, 0]}
			/>
			<Outline ink="moving-left" path={circle(acrossY(end, 1.8), [0, 1, 0])} />
		</>
	);
}

/**
 * A flap of a carton, from one corner to the next. It runs outwards, and tapers by an inch at both
 * ends.
 */
function flap(corner: Point, next: Point, out: Point): Point[] {
	const edge = vector(corner, next);
	const inch = times(edge, 1 / Math.hypot(...edge));
	return [corner, next, add(add(next, out), times(inch, -1)), add(add(corner, out), inch)];
}

/** An empty carton on the floor, with its flaps open. */
function OpenCarton() {
	const [left, right] = [-30, -12];
	const [far, near] = [42, 58];
	const top = 12;
	return (
		<>
			<Shadow x={right} y={[far, near]} length={10} />
			<Faces ink="carton-right" shapes={[flap([left, far, top], [left, near, top], [-6, 0, 5])]} />
			<Faces ink="carton-left" shapes={[flap([left, far, top], [right, far, top], [0, -6, 5])]} />
			<Box of="carton" at={[left, far, 0]} size={[right - left, near - far, top]} topless />
			<Faces ink="opening" shapes={[onZ(top, left, right, far, near)]} />
			<Faces
				ink="carton-top"
				shapes={[
					flap([right, far, top], [right, near, top], [8, 0, -1]),
					flap([left, near, top], [right, near, top], [0, 8, -2]),
				]}
			/>
		</>
	);
}

interface AskewCartonProps {
	/** The corner where the three edges meet. Inches. */
	readonly at: Point;
	/** The edges: length, width and height, in the order of x, y and z. */
	readonly length: Point;
	readonly width: Point;
	readonly height: Point;
}

/** A carton that is askew, but shows the same three faces as the others. */
function AskewCarton({ at, length, width, height }: AskewCartonProps) {
	return (
		<>
			<Faces ink="carton-top" shapes={[parallelogram(add(at, height), length, width)]} />
			<Faces ink="carton-right" shapes={[parallelogram(add(at, length), width, height)]} />
			<Faces ink="carton-left" shapes={[parallelogram(add(at, width), height, length)]} />
		</>
	);
}
