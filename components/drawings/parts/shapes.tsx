import { type SVGAttributes, use } from "react";
import type { Ink } from "../inks.ts";
import { useInk } from "../medium.ts";
import { encode, type Segment } from "../path.ts";
import { add, type Point, project, type SheetPoint, times } from "../projection.ts";
import { arc, pointOn } from "../round.ts";
import { type PlanePoint, SceneContext } from "../scene/scene.ts";

/** Points of the world, or points of the panel that contains the shape. Inches. */
type Points = readonly (Point | PlanePoint)[];

/** A straight line. */
export function line<P extends Point | PlanePoint>(from: P, to: P): [P, P] {
	return [from, to];
}

/** A vertical rectangle on a panel. Inches to the right, and up. */
export function panel(left: number, right: number, low: number, high: number): PlanePoint[] {
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
	/** The class by which a run moves it. */
	readonly motion?: string | undefined;
	readonly d: string;
}

/** A shape as path data. */
export function Path({ ink, motion, ...shape }: PathProps) {
	return <path className={motion} {...useInk(ink)} {...shape} />;
}

interface OutlineProps extends Pick<PathProps, "fillRule"> {
	readonly ink?: Ink;
	readonly path: readonly Segment[];
}

/** Any outline. Without an ink, it is a plain line in the color of the edges. */
export function Outline({ ink, path, ...attributes }: OutlineProps) {
	const [right, down] = project(use(SceneContext).moved);
	const moved = path.map((segment): Segment => {
		if (segment.kind === "close") return segment;
		return { ...segment, to: [segment.to[0] + right, segment.to[1] + down] };
	});
	return <Path ink={ink} d={encode(moved)} {...attributes} />;
}

interface ShapesProps {
	readonly ink?: Ink;
	/** Faces that do not hide one another, or open lines. */
	readonly of: readonly Points[];
}

/** Closed faces of one ink in one path. */
export function Faces({ ink, of, motion }: ShapesProps & Pick<PathProps, "motion">) {
	const { place, decimals } = usePlacing();
	const path = of.flatMap((points): Segment[] => [...polyline(points.map(place)), { kind: "close" }]);
	return <Path ink={ink} motion={motion} d={encode(path, decimals)} />;
}

/** Lines of one ink in one path. */
export function Lines({ ink, of }: ShapesProps) {
	const { place, decimals } = usePlacing();
	return (
		<Path
			ink={ink}
			d={encode(
				of.flatMap((points) => polyline(points.map(place))),
				decimals,
			)}
		/>
	);
}

interface DiscsProps extends Pick<SVGAttributes<SVGPathElement>, "pathLength"> {
	readonly ink?: Ink;
	/** Their middles and radii. Inches of the panel. */
	readonly of: readonly (readonly [along: number, up: number, radius: number])[];
}

/** Round faces of one ink in one path, on a panel. */
export function Discs({ ink, of, pathLength }: DiscsProps) {
	const { plane, moved } = use(SceneContext);
	if (!plane) throw new Error("Discs are round on a panel. Put them on one.");
	const path = of.flatMap(([along, up, radius]): Segment[] => {
		if (plane === "transformed") {
			const half = { kind: "arc", radii: [radius, radius], tilt: 0, sweep: 1 } as const;
			return [
				{ kind: "move", to: [along + radius, up] },
				{ ...half, to: [along - radius, up] },
				{ ...half, to: [along + radius, up] },
				{ kind: "close" },
			];
		}
		const center = plane([along, up]);
		const half = (point: PlanePoint) => add(plane(point), times(center, -1));
		const round = {
			center: add(center, moved),
			u: half([along + radius, up]),
			v: half([along, up + radius]),
		};
		return [
			{ kind: "move", to: project(pointOn(round, 0)) },
			arc(round, 0, 180),
			arc(round, 180, 360),
			{ kind: "close" },
		];
	});
	return <Path ink={ink} d={encode(path, plane === "transformed" ? 1 : 0)} pathLength={pathLength} />;
}

function polyline(points: readonly SheetPoint[]): Segment[] {
	return points.map((to, index) => ({ kind: index ? "line" : "move", to }));
}

/** How the shapes of a scene get from points to sheet units, or to inches of a panel that a transform moves. */
function usePlacing() {
	const { plane, moved } = use(SceneContext);
	if (plane === "transformed") {
		return { place: ([u, v]: Point | PlanePoint): SheetPoint => [u, v], decimals: 1 };
	}
	const place = (point: Point | PlanePoint): SheetPoint => {
		if (point.length === 3) return project(add(point, moved));
		if (!plane)
			throw new Error(`The point ${point.join()} has two coordinates, so its shape has to be on a panel.`);
		return project(add(plane(point), moved));
	};
	return { place, decimals: 0 };
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
	const [right, down] = project(use(SceneContext).moved);
	return <circle {...useInk(ink)} cx={cx + right} cy={cy + down} r={r} />;
}
