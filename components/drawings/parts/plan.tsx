import { CONVEYOR_HALF_WIDTH, HALF_LENGTH, HALF_WIDTH } from "../dimensions.ts";
import { DEGREE, type FloorPoint, polar } from "../geometry/projection.ts";
import type { Ink } from "../shapes/inks.ts";
import { useInk } from "../shapes/medium.ts";
import { Circle, Path } from "../shapes/shapes.tsx";
import type { Block } from "../shapes/solids.tsx";

/**
 * A line through points, as path data. Plans are drawn in inches of the floor: x to the right and y
 * down.
 */
function polyline(...points: readonly FloorPoint[]): string {
	return `M${points.map((point) => point.map(Math.round).join(" ")).join("L")}`;
}

/** Where conveyor lines end, just beyond the edge of a plan. Inches from the middle of the load. */
export const EDGE = 82;

interface FootprintProps {
	readonly ink: Ink;
	/**
	 * The corner with the smallest x and y, and the width and depth from there. Ignores the height.
	 */
	readonly at: readonly number[];
	readonly size: readonly number[];
}

/** The footprint of a block. */
export function Footprint({ ink, at: [x, y], size: [width, depth] }: FootprintProps) {
	return <rect {...useInk(ink)} x={x} y={y} width={width} height={depth} />;
}

/** The load on its pallet, with the joints between its cartons. */
export function Load() {
	return (
		<>
			<Footprint ink="carton-top" at={[-HALF_LENGTH, -HALF_WIDTH]} size={[2 * HALF_LENGTH, 2 * HALF_WIDTH]} />
			<Path
				ink="joint"
				d={`M${-HALF_LENGTH} 0h${2 * HALF_LENGTH}M-8${-HALF_WIDTH}v${2 * HALF_WIDTH}m16 0v${-2 * HALF_WIDTH}`}
			/>
		</>
	);
}

/** The angle of a load on a turntable, which shows that it turns. Degrees. */
const TURNED = 24;

/** The corner of that load that the film touches. */
const TURNED_CORNER = polar(
	TURNED - Math.atan2(HALF_WIDTH, HALF_LENGTH) / DEGREE,
	Math.hypot(HALF_WIDTH, HALF_LENGTH),
);

interface TurntableProps {
	/** Radius of the table. Inches. */
	readonly radius: number;
	readonly mast: Block;
	readonly roll: FloorPoint;
	/** Where a device gathers the film into a rope. */
	readonly roping?: FloorPoint;
}

/** A load on a turntable, and the film from the roll beside the mast. */
export function TurntableWrapper({ radius, mast, roll, roping }: TurntableProps) {
	return (
		<>
			<Circle ink="moving-top" r={radius} />
			<g transform={`rotate(${TURNED})`}>
				<Load />
			</g>
			<TurnArrow radius={radius + 15} from={20} to={160} />
			<Footprint ink="frame-left" {...mast} />
			{roping && <Path ink="rope" d={polyline(roping, TURNED_CORNER)} />}
			<Roll at={roll} to={roping ?? TURNED_CORNER} />
		</>
	);
}

interface RollProps {
	readonly at: FloorPoint;
	/** Where its film ends: a corner of the load, or a roping device. */
	readonly to: FloorPoint;
}

/** The roll, from above, with its film. */
export function Roll({ at: [x, y], to }: RollProps) {
	return (
		<>
			<Path ink="web" d={polyline([x, y], to)} />
			<Circle ink="roll" cx={x} cy={y} r={6} />
		</>
	);
}

interface ConveyorProps {
	readonly from: number;
	readonly to: number;
	/** If it is not one for pallets. */
	readonly halfWidth?: number;
}

/** Roller conveyor along x. */
export function Conveyor({ from, to, halfWidth = CONVEYOR_HALF_WIDTH }: ConveyorProps) {
	const width = 2 * halfWidth;
	const rollers = Math.floor((to - from) / 12);
	const gap = (to - from) / rollers;
	return (
		<>
			<Footprint ink="steel-top" at={[from, -halfWidth]} size={[to - from, width]} />
			<Path
				ink="detail"
				d={Array.from({ length: rollers - 1 }, (_, index) =>
					polyline([from + (index + 1) * gap, -halfWidth], [from + (index + 1) * gap, halfWidth]),
				).join("")}
			/>
		</>
	);
}

/** Reach of an arrow's barbs. Inches. */
export const BARB = 11;

interface TurnArrowProps {
	/** Tail and tip. Degrees from x+ towards y+, clockwise on the sheet. */
	readonly from: number;
	readonly to: number;
	/** Radius of its circle. Inches. */
	readonly radius: number;
}

/** An arrow around the load that shows which way something turns. */
export function TurnArrow({ from, to, radius }: TurnArrowProps) {
	const turn = Math.sign(to - from);
	const back = to - (turn * BARB) / (radius * DEGREE);
	const [x, y] = polar(to, radius).map(Math.round);
	const flags = `${Math.abs(to - from) > 180 ? 1 : 0} ${turn > 0 ? 1 : 0}`;
	return (
		<Path
			ink="arrow"
			d={`${polyline(polar(from, radius))}A${radius} ${radius} 0 ${flags} ${x} ${y}${polyline(polar(back, radius - BARB), polar(to, radius), polar(back, radius + BARB))}`}
		/>
	);
}
