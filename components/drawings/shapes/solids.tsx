import { add, type Point } from "../geometry/projection.ts";
import { circle, levelCircle, moveCircle, type Round, wall } from "../geometry/round.ts";
import type { Ink, Material } from "./inks.ts";
import { Faces, Outline } from "./shapes.tsx";

/**
 * An axis-aligned block: `at` is the corner with the smallest x, y and z, `size` the extent along
 * x, y and z. Inches.
 */
export interface Block {
	readonly at: Point;
	readonly size: Point;
}

/** The top of a block. */
export function topOf({ at: [x, y, z], size: [w, d, h] }: Block): Point[] {
	return onZ(z + h, x, x + w, y, y + d);
}

/** The y+ side of a block, which is visible on the left. */
export function leftOf({ at: [x, y, z], size: [w, d, h] }: Block): Point[] {
	return onY(y + d, x, x + w, z, z + h);
}

/** The x+ side of a block, which is visible on the right. */
export function rightOf({ at: [x, y, z], size: [w, d, h] }: Block): Point[] {
	return onX(x + w, y, y + d, z, z + h);
}

/**
 * A line around the two visible sides of a block, from left to right. It starts at `z`, and rises
 * by `rise` along each side.
 */
export function aroundSides({ at: [x, y], size: [w, d] }: Block, z: number, rise = 0): Point[] {
	return [
		[x, y + d, z],
		[x + w, y + d, z + rise],
		[x + w, y, z + 2 * rise],
	];
}

/** A parallelogram, from one corner along two edges. */
export function parallelogram(corner: Point, edge: Point, other: Point): Point[] {
	return [corner, add(corner, edge), add(add(corner, edge), other), add(corner, other)];
}

/** A vertical rectangle at this y, perpendicular to the y axis: from x0 to x1 and from z0 to z1. */
export function onY(y: number, x0: number, x1: number, z0: number, z1: number): Point[] {
	return parallelogram([x0, y, z1], [x1 - x0, 0, 0], [0, 0, z0 - z1]);
}

/** A vertical rectangle at this x, perpendicular to the x axis: from y0 to y1 and from z0 to z1. */
export function onX(x: number, y0: number, y1: number, z0: number, z1: number): Point[] {
	return parallelogram([x, y0, z1], [0, y1 - y0, 0], [0, 0, z0 - z1]);
}

/** A level rectangle: from x0 to x1 and from y0 to y1. */
export function onZ(z: number, x0: number, x1: number, y0: number, y1: number): Point[] {
	return parallelogram([x0, y0, z], [x1 - x0, 0, 0], [0, y1 - y0, 0]);
}

interface BoxProps extends Block {
	readonly of: Material;
	/**
	 * True for a block whose top is never visible, such as a leg: not even as a rim around a narrower
	 * block on it.
	 */
	readonly topless?: boolean;
}

/** A block of one material. */
export function Box({ of, topless = false, ...block }: BoxProps) {
	return <Boxes of={of} blocks={[block]} topless={topless} />;
}

interface BoxesProps {
	readonly of: Material;
	/** Blocks that do not hide one another. */
	readonly blocks: readonly Block[];
	readonly topless?: boolean;
}

/** Blocks of one material, one path for each tone. */
export function Boxes({ of, blocks, topless = false }: BoxesProps) {
	return (
		<>
			{topless || <Faces ink={`${of}-top`} shapes={blocks.map(topOf)} />}
			<Faces ink={`${of}-left`} shapes={blocks.map(leftOf)} />
			<Faces ink={`${of}-right`} shapes={blocks.map(rightOf)} />
		</>
	);
}

interface CylinderProps {
	readonly cap: Ink;
	readonly side: Ink;
	/** The hidden end. */
	readonly end: Round;
	/** From the hidden end to the cap that faces the viewer. Inches. */
	readonly push: Point;
}

/** A cylinder in any direction. */
export function Cylinder({ cap, side, end, push }: CylinderProps) {
	return (
		<>
			<Outline ink={side} path={wall(end, push)} />
			<Outline ink={cap} path={circle(moveCircle(end, push), push)} />
		</>
	);
}

interface DrumProps {
	/** A material, or film on its roll. */
	readonly of: Material | "roll";
	/** Middle of the underside. */
	readonly at: Point;
	readonly radius: number;
	readonly height: number;
}

/** A vertical cylinder. Inches. */
export function Drum({ of, at, radius, height }: DrumProps) {
	const [cap, side]: [Ink, Ink] = of === "roll" ? ["roll-end", "roll"] : [`${of}-top`, `${of}-left`];
	return <Cylinder cap={cap} side={side} end={levelCircle(at, radius)} push={[0, 0, height]} />;
}
