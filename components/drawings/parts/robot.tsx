import type { FloorPoint, Point } from "../projection.ts";
import { acrossX, circle, flat, moved } from "../round.ts";
import { FILM_WIDTH, FilmWeb } from "./film.tsx";
import { Shadow } from "./floor.tsx";
import { ControlBox, Mast } from "./mast.tsx";
import { Faces, Lines, Outline } from "./shapes.tsx";
import { Box, Cylinder, Drum, onX } from "./solids.tsx";

/** The robot stands on the x+ side of the load and drives away from the viewer, along y-. Inches. */
const CHASSIS = { at: [47, -36, 3], size: [23, 52, 10] } as const;
const DECK = 13;
const MAST = { at: [57, -33, DECK], size: [10, 10, 78] } as const;

/** Low chassis on wheels, with the bumper that stops it at its front end. */
export function RobotChassis() {
	const side = 70;
	return (
		<>
			<Shadow x={side} y={[-36, 16]} length={4} />
			<Box of="a" at={[49, -39, 5]} size={[19, 3, 5]} />
			<Box of="d" {...CHASSIS} />
			{[-25, 5].map((y) => (
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
	const tyre = acrossX(at, 5);
	return (
		<>
			<Cylinder cap="n" side="n" end={tyre} push={width} />
			<Outline ink="h" path={circle(moved(acrossX(at, 2.2), width), width)} />
		</>
	);
}

/**
 * Arm low at the front of the robot; the small wheel at its end follows the load. Draw it before the
 * chassis.
 */
export function FeelerArm() {
	const load: FloorPoint = [24, -6];
	const [wheelX, wheelY] = [load[0] + 3, load[1]];
	const z = 9;
	return (
		<>
			<Drum cap="h" side="n" at={[wheelX, wheelY, z - 4]} radius={3} height={3} />
			<Faces
				ink="a1"
				of={[
					[
						[wheelX - 1, wheelY - 2, z],
						[wheelX - 1, wheelY + 2, z],
						[48, -20, z],
						[48, -27, z],
					],
				]}
			/>
			<Faces
				ink="a2"
				of={[
					[
						[wheelX - 1, wheelY + 2, z],
						[48, -20, z],
						[48, -20, z - 2],
						[wheelX - 1, wheelY + 2, z - 2],
					],
				]}
			/>
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
 * Everything on the chassis: film carriage on the load side of the mast, control box, drive box and
 * handle.
 */
export function RobotTower({ z, webTo }: RobotTowerProps) {
	const [x, y] = [43, -28];
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
			<Mast {...MAST} />
			<ControlBox at={[67, -35, 50]} />
			<Box of="m" at={[54, -15, DECK]} size={[14, 16, 9]} />
			<Faces ink="n" of={[onX(68, -12, -2, 15, 19)]} />
			<Lines
				ink="p"
				of={[
					[
						[65, 11, DECK],
						[65, 18, 40],
					],
					[
						[59, 18, 40],
						[71, 18, 40],
					],
				]}
			/>
		</>
	);
}
