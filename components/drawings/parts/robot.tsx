import type { Segment } from "../path.ts";
import { type FloorPoint, type Point, project } from "../projection.ts";
import { acrossX, arc, circle, flat, moved, pointOn } from "../round.ts";
import { FILM_WIDTH, FilmWeb } from "./film.tsx";
import { Shadow } from "./floor.tsx";
import { HALF_LENGTH, HALF_WIDTH } from "./load.tsx";
import { ControlBox, Mast } from "./mast.tsx";
import { Faces, Outline } from "./shapes.tsx";
import { Box, Cylinder, Drum, onX } from "./solids.tsx";

/** The robot is on the x+ side of the load and drives away from the viewer, along y-. Inches. */
export const CHASSIS = { at: [47, -26, 3], size: [23, 52, 10] } as const;
const DECK = 13;
export const ROLL = [43, -18] as const;
export const MAST = { at: [57, -23, DECK], size: [10, 10, 78] } as const;

/** From the sides of the load to the middle of the robot. Inches. */
const DISTANCE = 35;

/** The dashed path on the floor along which the robot drives around the load. */
export function RobotPath() {
	const corners: readonly FloorPoint[] = [
		[HALF_LENGTH, HALF_WIDTH],
		[-HALF_LENGTH, HALF_WIDTH],
		[-HALF_LENGTH, -HALF_WIDTH],
		[HALF_LENGTH, -HALF_WIDTH],
	];
	const path = corners.flatMap(([x, y], index): Segment[] => {
		const round = flat([x, y, 0], DISTANCE);
		const [from, to] = [(index * Math.PI) / 2, ((index + 1) * Math.PI) / 2];
		const start = project(pointOn(round, from));
		return [{ kind: index ? "line" : "move", to: start }, arc(round, from, to)];
	});
	return <Outline ink="y" path={[...path, { kind: "close" }]} />;
}

/** Low chassis on wheels. */
export function RobotChassis() {
	const side = 70;
	return (
		<>
			<Shadow x={side} y={[-26, 26]} length={4} />
			<Box of="d" {...CHASSIS} />
			{[-15, 15].map((y) => (
				<Wheel key={y} at={[side - 3, y, 5]} />
			))}
		</>
	);
}

interface WheelProps {
	/** Inner end of its axle. */
	readonly at: Point;
}

/** Wheel on the x+ side of the chassis. */
function Wheel({ at }: WheelProps) {
	const width: Point = [4, 0, 0];
	return (
		<>
			<Cylinder cap="d3" side="d3" end={acrossX(at, 5)} push={width} />
			<Outline ink="h" path={circle(moved(acrossX(at, 2.2), width), width)} />
		</>
	);
}

/**
 * An arm across the front of the robot. The small wheel under its end follows the load. Draw it before the
 * chassis.
 */
export function FeelerArm() {
	const radius = 3;
	const x = HALF_LENGTH + radius;
	const [tip, root] = [-15, -27];
	const z = 9;
	const end = x - 2;
	return (
		<>
			<Drum cap="d1" side="d3" at={[x, tip, z - 6]} radius={radius} height={4} />
			<Faces
				ink="a1"
				of={[
					[
						[end, tip - 2, z],
						[50, root - 2, z],
						[50, root + 2, z],
						[end, tip + 2, z],
					],
				]}
			/>
			<Faces
				ink="a2"
				of={[
					[
						[end, tip + 2, z],
						[50, root + 2, z],
						[50, root + 2, z - 2],
						[end, tip + 2, z - 2],
					],
				]}
			/>
		</>
	);
}

/** A post that leans back over the rear end, with a crossbar for steering. */
function Handle() {
	const [y, top] = [23, 30];
	return (
		<>
			<Faces
				ink="d3"
				of={[
					[
						[66, y - 2, DECK],
						[66, y, DECK],
						[66, y + 5, top],
						[66, y + 3, top],
					],
				]}
			/>
			<Faces
				ink="d2"
				of={[
					[
						[64, y, DECK],
						[66, y, DECK],
						[66, y + 5, top],
						[64, y + 5, top],
					],
				]}
			/>
			<Box of="d" at={[58, y + 2, top]} size={[14, 3, 2.4]} />
		</>
	);
}

interface RobotTowerProps {
	/** Underside of the film carriage. Inches. */
	readonly z: number;
	/** Lower edge of the film where it touches the load. */
	readonly webTo: Point;
}

/**
 * Everything on the chassis: the film carriage on the load side of the mast, the control box, the drive box and the
 * handle.
 */
export function RobotTower({ z, webTo }: RobotTowerProps) {
	return (
		<>
			<RobotCarriage z={z} webTo={webTo} />
			<Mast {...MAST} />
			<ControlBox at={[67, -25, 50]} />
			<Box of="m" at={[54, -2, DECK]} size={[14, 16, 8]} />
			<Faces ink="n" of={[onX(68, 1, 11, 15, 19)]} />
			<Handle />
		</>
	);
}

/** The carriage on the mast, with the film from its roll to the load. */
function RobotCarriage({ z, webTo }: RobotTowerProps) {
	const [x, y] = ROLL;
	const seat = z + 2;
	const jaw = { x: x - 6, y: y - 6, length: 20, width: 12 };
	return (
		<>
			<Box of="a" at={[jaw.x, jaw.y, z]} size={[jaw.length, jaw.width, 2]} />
			<Box of="a" at={[jaw.x + jaw.length - 4, jaw.y, seat]} size={[4, jaw.width, FILM_WIDTH]} topless />
			<Drum cap="c" side="r" at={[x, y, seat]} radius={4} height={FILM_WIDTH} />
			<FilmWeb from={[x - 2, y + 3, seat]} to={webTo} />
			<Box of="a" at={[jaw.x, jaw.y, seat + FILM_WIDTH]} size={[jaw.length, jaw.width, 2]} />
			<Outline path={circle(flat([x, y, seat + FILM_WIDTH + 2], 1.6))} />
		</>
	);
}
