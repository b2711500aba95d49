import type { ReactNode } from "react";
import { FILM_WIDTH } from "../../dimensions.ts";
import type { FloorPoint } from "../../geometry/projection.ts";
import type { Ink, Material } from "../../shapes/inks.ts";
import { Discs, Faces, rectangle } from "../../shapes/shapes.tsx";
import type { Block } from "../../shapes/solids.tsx";

interface RidingBlock extends Block {
	/** Whether it rides up and down the mast. */
	readonly rides?: boolean;
}

interface BoxPart extends RidingBlock {
	readonly of: Material;
	/** True for a block whose top is never visible. */
	readonly topless?: boolean;
	/**
	 * Flat shapes on its sides away from the load and towards it. Inches to the right of the middle,
	 * and above the floor.
	 */
	readonly outside?: ReactNode;
	readonly inside?: ReactNode;
}

/** A vertical cylinder in a block of its size. */
interface DrumPart extends RidingBlock {
	readonly cap: Ink;
	readonly side: Ink;
}

export type RobotPart = BoxPart | DrumPart;

/** Lower edge of the film at the foot of the load. Inches. */
export const FILM_FROM = 3;

/** Where the wheels are, from the middle of a side. Inches. */
const wheels = [-15, 15];
const WHEELS = (
	<>
		<Discs ink="frame-right" shapes={wheels.map((along) => [along, 5, 5])} />
		<Discs ink="hub" shapes={wheels.map((along) => [along, 5, 2.2])} />
	</>
);

export const CHASSIS: BoxPart = {
	of: "frame",
	at: [23, 5, 3],
	size: [23, 52, 10],
	outside: WHEELS,
	inside: WHEELS,
};

export const MAST: BoxPart = {
	of: "frame",
	at: [33, 8, 13],
	size: [10, 10, 78],
	// The guide in which the carriage rides, and the covers behind it.
	inside: <Faces ink="opening" shapes={[rectangle(-2, 2, 15, 87)]} />,
	outside: <Faces ink="detail" shapes={[rectangle(-2, 2, 19, 37), rectangle(-2, 2, 67, 85)]} />,
};

const CONTROL_BOX: BoxPart = {
	of: "housing",
	at: [43, 6, 50],
	size: [5, 14, 22],
	outside: (
		<>
			<Faces ink="opening" shapes={[rectangle(-4, 4, 61, 69)]} />
			<Discs ink="moving-top" shapes={[[0, 55.6, 2.4]]} />
		</>
	),
};

const MOTOR: BoxPart = {
	of: "housing",
	at: [30, 29, 13],
	size: [14, 16, 8],
	outside: <Faces ink="opening" shapes={[rectangle(-5, 5, 15, 19)]} />,
};

/** The middle of the film roll. Inches. */
export const ROLL: FloorPoint = [15, 13];
/** Where the film leaves the roll. Inches. */
export const FILM_EXIT: FloorPoint = [ROLL[0] - 2, ROLL[1] + 3];

/**
 * The arm and the wheel that follow the load, with the robot on its x+ side, driving away from the
 * viewer. Inches, from the point of the load that the wheel touches.
 */
export const FEELER: readonly RobotPart[] = [
	{ of: "moving", at: [4, -2, 7], size: [32, 4, 2] },
	{ of: "moving", at: [32, 2, 7], size: [4, 3, 2] },
	{ cap: "frame-top", side: "frame-right", at: [0, -3, 2], size: [6, 6, 5] },
];

/** What the roll stands on. The film leaves the roll above it. Measured from the same point. */
export const SEAT: RobotPart = {
	of: "moving",
	at: [9, 7, FILM_FROM - 2],
	size: [14, 12, 2],
	rides: true,
};

/** The robot without its feeler and its carriage, measured from the same point. */
export const BODY: readonly RobotPart[] = [
	CHASSIS,
	MAST,
	CONTROL_BOX,
	MOTOR,
	{ of: "frame", at: [40, 52, 13], size: [2, 3, 17], topless: true },
	{ of: "frame", at: [34, 52, 30], size: [14, 3, 2.4] },
];

/** What holds the roll to the mast. */
export const PLATE: RobotPart = {
	of: "moving",
	at: [20, 7, FILM_FROM],
	size: [3, 12, FILM_WIDTH],
	rides: true,
	topless: true,
};

export const FILM_ROLL: RobotPart = {
	cap: "roll-end",
	side: "roll",
	at: [ROLL[0] - 4, ROLL[1] - 4, FILM_FROM],
	size: [8, 8, FILM_WIDTH],
	rides: true,
};

/** What is over the roll. The film leaves the roll below it. */
export const CAP: RobotPart = {
	of: "moving",
	at: [11, 7, FILM_FROM + FILM_WIDTH],
	size: [22, 12, 2],
	rides: true,
};
