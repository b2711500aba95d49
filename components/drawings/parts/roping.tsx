import type { ReactNode } from "react";
import { add, type Point, project, type SheetPoint, times } from "../projection.ts";
import { acrossX } from "../round.ts";
import { FILM_WIDTH } from "./film.tsx";
import { HALF_LENGTH, HALF_WIDTH } from "./load.tsx";
import { Circle, Faces, Lines, Path } from "./shapes.tsx";
import { Box, Cylinder, Drum, onX, onY } from "./solids.tsx";

interface VentedCratesProps {
	/** Underside of the lowest layer. Inches. */
	readonly z: number;
	readonly layers: number;
	readonly layerHeight: number;
}

/** Layers of open crates with two short slots in each front. Produce is visible in the top layer. */
export function VentedCrates({ z, layers, layerHeight }: VentedCratesProps) {
	const top = z + layers * layerHeight;
	const slots: Point[][] = [];
	const joints: Point[][] = [
		[
			[0, HALF_WIDTH, z],
			[0, HALF_WIDTH, top],
			[0, -HALF_WIDTH, top],
		],
		[
			[HALF_LENGTH, 0, z],
			[HALF_LENGTH, 0, top],
			[-HALF_LENGTH, 0, top],
		],
	];
	for (let layer = 0; layer < layers; layer++) {
		const low = z + layer * layerHeight;
		const [slotLow, slotHigh] = [low + layerHeight - 4.4, low + layerHeight - 2.2];
		if (layer) {
			joints.push([
				[-HALF_LENGTH, HALF_WIDTH, low],
				[HALF_LENGTH, HALF_WIDTH, low],
				[HALF_LENGTH, -HALF_WIDTH, low],
			]);
		}
		for (const x of [-21, -11, 3, 13]) {
			slots.push(onY(HALF_WIDTH, x, x + 8, slotLow, slotHigh));
		}
		for (const y of [-17, -9, 3, 11]) {
			slots.push(onX(HALF_LENGTH, y, y + 6, slotLow, slotHigh));
		}
	}
	return (
		<>
			<Box
				of="wood"
				at={[-HALF_LENGTH, -HALF_WIDTH, z]}
				size={[2 * HALF_LENGTH, 2 * HALF_WIDTH, layers * layerHeight]}
			/>
			<Faces ink="opening" of={slots} />
			<Lines ink="joint" of={joints} />
			<Lines
				ink="produce"
				of={[-15, -5, 5, 15].map((y): Point[] => [
					[-20, y, top],
					[20, y, top],
				])}
			/>
		</>
	);
}

interface RopeProps {
	readonly runs: readonly (readonly Point[])[];
}

/** Film gathered into a rope. */
export function Rope({ runs }: RopeProps) {
	return (
		<>
			<Lines ink="rope" of={runs} />
			<Lines ink="film-edge" of={runs} />
		</>
	);
}

interface RopingDeviceProps {
	/** The line where the film leaves the roll: its lower and its upper end. Inches. */
	readonly film: readonly [low: Point, high: Point];
	/** Where the film passes between the two rollers. */
	readonly at: Point;
	/** The rope, from between the rollers. Without it, no rope leaves the device. */
	readonly children?: ReactNode;
	/** The magnification. */
	readonly scale?: number;
	/** The number of strips between the folds of the web. */
	readonly strips?: number;
}

/**
 * Two rollers on a bracket, one above the other, which gather the web into a rope on its way to
 * the load.
 */
export function RopingDevice({ film: [low, high], at, children, scale = 1, strips = 1 }: RopingDeviceProps) {
	const near = (x: number, y: number, z: number): Point => add(at, times([x, y, z], scale));
	const roller = (z: number) => (
		<Cylinder
			cap="steel-top"
			side="steel-left"
			end={acrossX(near(-2.5, 0, z), 2.4 * scale)}
			push={[5 * scale, 0, 0]}
		/>
	);
	const onRoll = (strip: number) => add(low, times(add(high, times(low, -1)), strip / strips));
	const web = Array.from({ length: strips }, (_, strip) => [onRoll(strip), onRoll(strip + 1), at]);
	return (
		<>
			<Box of="moving" at={near(-4.5, -2.5, -9)} size={times([2, 5, 16], scale)} />
			{roller(-2.8)}
			<Faces ink="film" of={web} />
			{children}
			{roller(2.8)}
		</>
	);
}

/** Middle of the detail, its magnification, and the radius of its circle in sheet units. */
const DETAIL: Point = [-35, 35, 98];
const DETAIL_SCALE = 1.6;
const DETAIL_RADIUS = 80;

/** A place in the detail, in inches of the machine from its middle. */
export function inDetail(x: number, y: number, z: number): Point {
	return add(DETAIL, times([x, y, z], DETAIL_SCALE));
}

/** Radius of the circle around the device in the machine. Sheet units. */
export const CIRCLE = 30;

/** Where the leader starts at the detail, and how far right and then down it runs to the circle around the device. */
export function leader(device: Point): { start: SheetPoint; along: number; down: number } {
	const [detailX, detailY] = project(DETAIL);
	const [x, y] = project(device);
	const start: SheetPoint = [detailX + DETAIL_RADIUS, detailY];
	return { start, along: x - CIRCLE / 2 - start[0], down: y - CIRCLE * Math.sqrt(0.75) - start[1] };
}

interface RopingDetailProps {
	/** The roping device in the machine. */
	readonly device: Point;
}

/** A detail view of the roping device, enlarged in a circle: a web goes in, a rope comes out. */
export function RopingDetail({ device }: RopingDetailProps) {
	const [x, y] = project(device);
	const { start, along, down } = leader(device);
	return (
		<>
			<DetailCircle />
			<Circle ink="dimension" cx={x} cy={y} r={CIRCLE} />
			<Path ink="dimension" d={`M${start.join()}h${along}v${Math.round(down)}`} />
			<EnlargedDevice>
				<Rope runs={[[ENLARGED.at, ENLARGED.to]]} />
			</EnlargedDevice>
		</>
	);
}

/** The circle of the detail. */
export function DetailCircle() {
	const [x, y] = project(DETAIL);
	return <Circle ink="dimension" cx={x} cy={y} r={DETAIL_RADIUS} />;
}

/** The film on the enlarged roll, where it is gathered, and where its rope goes out of the picture. */
export const ENLARGED = {
	film: [inDetail(-3, -9, -12), inDetail(-3, -9, FILM_WIDTH - 12)],
	at: inDetail(0, 8, -2),
	to: inDetail(0, 21, -2),
} as const;

/** The contents of the circle, with the rope as its children. */
export function EnlargedDevice({ children }: Pick<RopingDeviceProps, "children">) {
	return (
		<>
			<Drum
				cap="roll-end"
				side="roll"
				at={inDetail(0, -12, -12)}
				radius={4 * DETAIL_SCALE}
				height={FILM_WIDTH * DETAIL_SCALE}
			/>
			<RopingDevice {...ENLARGED} scale={DETAIL_SCALE} strips={4}>
				{children}
			</RopingDevice>
		</>
	);
}
