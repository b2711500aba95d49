import { type SVGAttributes, use } from "react";
import { encode, type Segment } from "../geometry/path.ts";
import { add, type Point, project, type SheetPoint, vector } from "../geometry/projection.ts";
import { circleFrom } from "../geometry/round.ts";
import type { Ink } from "./inks.ts";
import { useInk } from "./medium.ts";
import { type PlanePoint, SceneContext } from "./scene.ts";

/** Points of the world, or points of the panel that contains the shape. Inches. */
type Points = readonly (Point | PlanePoint)[];

/** A straight line. */
export function line<P extends Point | PlanePoint>(from: P, to: P): [P, P] {
	return [from, to];
}

/** The corners of a rectangle on a panel, in inches along the two axes of the panel. */
export function rectangle(left: number, right: number, low: number, high: number): PlanePoint[] {
	return [
		[left, high],
		[right, high],
		[right, low],
		[left, low],
	];
}

interface PathProps extends Pick<SVGAttributes<SVGPathElement>, "fillRule" | "pathLength"> {
	/** Without an ink, it is a plain line in the color of the edges. */
	readonly ink?: Ink | undefined;
	readonly d: string;
}

/** A shape as path data. */
export function Path({ ink, ...shape }: PathProps) {
	return <path {...useInk(ink)} {...shape} />;
}

interface OutlineProps extends Omit<PathProps, "d"> {
	readonly path: readonly Segment[];
}

/** Any outline, in sheet units. */
export function Outline({ path, ...attributes }: OutlineProps) {
	const [right, down] = project(use(SceneContext).offset);
	const placed = path.map((segment): Segment => {
		if (segment.command === "close") return segment;
		return { ...segment, to: [segment.to[0] + right, segment.to[1] + down] };
	});
	return <Path d={encode(placed)} {...attributes} />;
}

interface ShapesProps extends Pick<PathProps, "ink"> {
	/** Faces that do not hide one another, or open lines. */
	readonly shapes: readonly Points[];
}

/** Closed faces of one ink in one path. */
export function Faces({ ink, shapes }: ShapesProps) {
	return <Path ink={ink} d={usePolylines(shapes, [{ command: "close" }])} />;
}

/** Lines of one ink in one path. */
export function Lines({ ink, shapes }: ShapesProps) {
	return <Path ink={ink} d={usePolylines(shapes, [])} />;
}

/**
 * Path data of polylines, each followed by `end`. In sheet units, or in inches on a panel that CSS
 * transforms.
 */
function usePolylines(polylines: readonly Points[], end: readonly Segment[]): string {
	const { plane, offset } = use(SceneContext);
	const place = (point: Point | PlanePoint): SheetPoint => {
		if (plane === "transformed") return [point[0], point[1]];
		if (point.length === 3) return project(add(point, offset));
		if (!plane) {
			throw new Error(`The point ${point.join()} has two coordinates, so its shape has to be on a panel.`);
		}
		return project(add(plane(point), offset));
	};
	const path = polylines.flatMap((points) => [
		...points.map((point, index): Segment => ({ command: index ? "line" : "move", to: place(point) })),
		...end,
	]);
	return encode(path, plane === "transformed" ? 1 : 0);
}

interface DiscsProps extends Pick<PathProps, "ink" | "pathLength"> {
	/** Their middles and radii. Inches of the panel. */
	readonly shapes: readonly (readonly [along: number, up: number, radius: number])[];
}

/** Round faces of one ink in one path, on a panel. */
export function Discs({ shapes, ...attributes }: DiscsProps) {
	const { plane, offset } = use(SceneContext);
	if (!plane) throw new Error("Discs can only be drawn on a panel.");
	const path = shapes.flatMap(([along, up, radius]): Segment[] => {
		if (plane === "transformed") {
			const half = { command: "arc", radii: [radius, radius], tilt: 0, sweep: 1 } as const;
			return [
				{ command: "move", to: [along + radius, up] },
				{ ...half, to: [along - radius, up] },
				{ ...half, to: [along + radius, up] },
				{ command: "close" },
			];
		}
		const center = plane([along, up]);
		const half = (point: PlanePoint) => vector(center, plane(point));
		const round = {
			center: add(center, offset),
			u: half([along + radius, up]),
			v: half([along, up + radius]),
		};
		return circleFrom(round, 0);
	});
	return <Path d={encode(path, plane === "transformed" ? 1 : 0)} {...attributes} />;
}

interface CircleProps {
	readonly ink: Ink;
	/** Sheet units. */
	readonly cx?: number;
	readonly cy?: number;
	readonly r: number;
}

/** A circle of the sheet. */
export function Circle({ ink, cx = 0, cy = 0, r }: CircleProps) {
	const [right, down] = project(use(SceneContext).offset);
	return <circle {...useInk(ink)} cx={cx + right} cy={cy + down} r={r} />;
}
