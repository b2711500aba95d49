import type { Ink, Material } from "../inks.ts";
import { polygon, type Segment } from "../path.ts";
import { add, type FloorPoint, project } from "../projection.ts";
import { acrossX, arc, circle, flat, pointOn } from "../round.ts";
import { FILM_WIDTH } from "./film.tsx";
import { Shadow } from "./floor.tsx";
import { HALF_LENGTH, HALF_WIDTH } from "./load.tsx";
import { paintOrder } from "./paint-order.ts";
import { Outline } from "./shapes.tsx";
import { type Block, Box, Drum, onX } from "./solids.tsx";

/** Flat shapes on a side of a part, symmetric from left to right. Inches from its left edge, and above the floor. */
export interface Mark {
	/** On the side away from the load, on the side towards it, or on both. */
	readonly on: "outside" | "inside" | "both";
	readonly ink: Ink;
	readonly panels?: readonly (readonly [left: number, right: number, low: number, high: number])[];
	readonly discs?: readonly (readonly [along: number, up: number, radius: number])[];
}

interface Part extends Block {
	/** It rides up and down the mast. */
	readonly rides?: boolean;
}

interface BoxPart extends Part {
	readonly of: Material;
	readonly topless?: boolean;
	readonly marks?: readonly Mark[];
}

/** An upright cylinder in a block of its size. */
interface DrumPart extends Part {
	readonly cap: Ink;
	readonly side: Ink;
}

/** Lower edge of the film at the foot of the load. Inches. */
export const FOOT = 3;

export const CHASSIS: BoxPart = {
	of: "frame",
	at: [23, 5, 3],
	size: [23, 52, 10],
	marks: [
		{
			on: "both",
			ink: "frame-right",
			discs: [
				[11, 5, 5],
				[41, 5, 5],
			],
		},
		{
			on: "both",
			ink: "hub",
			discs: [
				[11, 5, 2.2],
				[41, 5, 2.2],
			],
		},
	],
};

export const MAST: BoxPart = {
	of: "frame",
	at: [33, 8, 13],
	size: [10, 10, 78],
	marks: [
		// The guide in which the carriage rides, and the covers behind it.
		{ on: "inside", ink: "opening", panels: [[3, 7, 15, 87]] },
		{
			on: "outside",
			ink: "detail",
			panels: [
				[3, 7, 19, 37],
				[3, 7, 67, 85],
			],
		},
	],
};

const CONTROL_BOX: BoxPart = {
	of: "housing",
	at: [43, 6, 50],
	size: [5, 14, 22],
	marks: [
		{ on: "outside", ink: "opening", panels: [[3, 11, 61, 69]] },
		{ on: "outside", ink: "moving-top", discs: [[7, 55.6, 2.4]] },
	],
};

const DRIVE: BoxPart = {
	of: "housing",
	at: [30, 29, 13],
	size: [14, 16, 8],
	marks: [{ on: "outside", ink: "opening", panels: [[3, 13, 15, 19]] }],
};

/** The middle of the film roll. */
export const ROLL: FloorPoint = [15, 13];

export type Parts = readonly (BoxPart | DrumPart)[];

/**
 * The arm and the wheel that follow the load, with the robot on its x+ side, driving away from the viewer. Inches, from
 * the point of the load that the wheel touches.
 */
export const FEELER: Parts = [
	{ of: "moving", at: [4, -2, 7], size: [32, 4, 2] },
	{ of: "moving", at: [32, 2, 7], size: [4, 3, 2] },
	{ cap: "frame-top", side: "frame-right", at: [0, -3, 2], size: [6, 6, 5] },
];

/** The robot without its feeler, in the same inches. */
export const BODY: Parts = [
	CHASSIS,
	MAST,
	CONTROL_BOX,
	DRIVE,
	{ of: "frame", at: [40, 52, 13], size: [2, 3, 17], topless: true },
	{ of: "frame", at: [34, 52, 30], size: [14, 3, 2.4] },
	{ of: "moving", at: [9, 7, FOOT - 2], size: [14, 12, 2], rides: true },
	{ of: "moving", at: [20, 7, FOOT], size: [3, 12, FILM_WIDTH], rides: true, topless: true },
	{
		cap: "roll-end",
		side: "roll",
		at: [ROLL[0] - 4, ROLL[1] - 4, FOOT],
		size: [8, 8, FILM_WIDTH],
		rides: true,
	},
	{ of: "moving", at: [9, 7, FOOT + FILM_WIDTH], size: [24, 12, 2], rides: true },
];

/** How far the shadow of the chassis runs to the right. Inches. */
export const SHADOW = 4;

interface RobotProps {
	readonly parts: Parts;
	/** The point of the load that its feeler touches. Inches. */
	readonly at: FloorPoint;
	/** How far its carriage is up. */
	readonly up: number;
}

/** Parts of the robot on the x+ side of the load. */
export function Robot({ parts, at, up }: RobotProps) {
	const [x, y] = add(CHASSIS.at, [...at, 0]);
	const [width, depth] = CHASSIS.size;
	return (
		<>
			{parts.includes(CHASSIS) && <Shadow x={x + width} y={[y, y + depth]} length={SHADOW} />}
			{paintOrder(parts, (part) => part).map((part) => {
				const block = { at: add(part.at, [...at, part.rides ? up : 0]), size: part.size };
				const key = part.at.join();
				if ("cap" in part) return <UprightDrum key={key} {...part} {...block} />;
				return <MarkedBox key={key} {...part} {...block} />;
			})}
		</>
	);
}

/** The cylinder that fits into a block. */
export function UprightDrum({ cap, side, at: [x, y, z], size: [width, , height] }: DrumPart) {
	const radius = width / 2;
	return <Drum cap={cap} side={side} at={[x + radius, y + radius, z]} radius={radius} height={height} />;
}

/** A block with its marks: on the x+ side of the load, its outer side shows. */
function MarkedBox({ marks = [], ...box }: BoxPart) {
	const {
		at: [x, y],
		size: [width, depth],
	} = box;
	const [side, left] = [x + width, y + depth];
	return (
		<>
			<Box {...box} />
			{marks
				.filter(({ on }) => on !== "inside")
				.map(({ ink, panels = [], discs = [] }) => (
					<Outline
						key={ink}
						ink={ink}
						path={[
							...panels.flatMap(([from, to, low, high]) =>
								polygon(onX(side, left - to, left - from, low, high)),
							),
							...discs.flatMap(([along, up, radius]) =>
								circle(acrossX([side, left - along, up], radius), [1, 0, 0]),
							),
						]}
					/>
				))}
		</>
	);
}

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
	return <Outline ink="floor-path" path={[...path, { kind: "close" }]} />;
}
