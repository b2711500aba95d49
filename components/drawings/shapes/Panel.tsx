import { type ReactNode, type SVGAttributes, use } from "react";
import { add, type FloorPoint, type Point, project, rotatePoint, times } from "../geometry/projection.ts";
import type { OverTime } from "../motion/time.ts";
import { level, sides, type VerticalPose, vertical } from "../motion/transforms.ts";
import { defaultLookOf } from "./inks.ts";
import { MediumContext } from "./medium.ts";
import { type PlanePoint, SceneContext } from "./scene.ts";

interface MovingPlaneProps<Pose> {
	readonly pose: OverTime<Pose>;
	/** The CSS of a pose, and where a pose puts a point of the plane. */
	readonly css: (pose: Pose) => string;
	readonly place: (pose: Pose, point: PlanePoint) => Point;
	/** Shapes with points of the plane, in inches. */
	readonly children: ReactNode;
}

/** A plane that moves: in a run, CSS transforms it. */
export function MovingPlane<Pose>({ pose, css, place, children }: MovingPlaneProps<Pose>) {
	const { moment, animations } = use(SceneContext);
	if (!animations) return <Plane place={(point) => place(pose(moment), point)}>{children}</Plane>;
	return <TransformedPlane className={animations.addAnimation(pose.map(css))}>{children}</TransformedPlane>;
}

/** A plane drawn in inches and placed by a transform, so its line widths are in inches, too. */
export function TransformedPlane({ children, ...group }: SVGAttributes<SVGGElement>) {
	const scene = use(SceneContext);
	const medium = use(MediumContext);
	return (
		<g {...group} strokeWidth={defaultLookOf("inches").strokeWidth}>
			<MediumContext value={{ ...medium, variant: "inches" }}>
				<SceneContext value={{ ...scene, plane: "transformed" }}>{children}</SceneContext>
			</MediumContext>
		</g>
	);
}

interface PlaneProps {
	/** Where its points are in the world. */
	readonly place: (point: PlanePoint) => Point;
	readonly children: ReactNode;
}

/** A plane that does not move. */
export function Plane({ place, children }: PlaneProps) {
	return <SceneContext value={{ ...use(SceneContext), plane: place }}>{children}</SceneContext>;
}

interface VerticalPanelProps {
	/** Where it is: always, or at each moment. */
	readonly pose: VerticalPose | OverTime<VerticalPose>;
	/** Shapes with points of the panel: inches along it, and up. */
	readonly children: ReactNode;
}

/** A vertical face, such as film in the air. */
export function VerticalPanel({ pose, children }: VerticalPanelProps) {
	const place = ({ at, along }: VerticalPose, [u, v]: PlanePoint): Point =>
		add(add(at, times(along, u)), [0, 0, v]);
	if (typeof pose === "function") return <MovingPlane {...{ pose, place, children }} css={vertical} />;
	return <Plane place={(point) => place(pose, point)}>{children}</Plane>;
}

interface LevelPanelProps {
	/** Its origin, which does not move: in the middle of the floor by default. Inches. */
	readonly at?: Point;
	/**
	 * How far it is turned about its origin. Degrees from x+ towards y+. By default, it does not
	 * turn.
	 */
	readonly angle?: OverTime<number> | undefined;
	/** Shapes with points of the panel: inches along x and y, before it is turned. */
	readonly children: ReactNode;
}

/** A level face, such as the top of a table that turns. */
export function LevelPanel({ at = [0, 0, 0], angle, children }: LevelPanelProps) {
	const { animations } = use(SceneContext);
	const place = (now: number, point: PlanePoint): Point => add(at, [...rotatePoint(point, now), 0]);
	if (!angle) return <Plane place={(point) => place(0, point)}>{children}</Plane>;
	const plane = <MovingPlane {...{ pose: angle, place, children }} css={level} />;
	const [right, down] = project(at);
	return animations && (right || down) ? <g transform={`translate(${right} ${down})`}>{plane}</g> : plane;
}

interface StandingPanelProps {
	/** Where its origin is. Inches of the level panel. */
	readonly middle: FloorPoint;
	/** Whether it faces y+ or x+ before it is turned. */
	readonly faces: "y" | "x";
	/**
	 * How far the level panel is turned, with the keyframes that a vertical face needs. By default,
	 * it does not turn.
	 */
	readonly angle?: OverTime<number> | undefined;
	/** Shapes with points of the panel: inches to the right as seen from outside, and up. */
	readonly children: ReactNode;
}

/**
 * A vertical face on a level panel that turns. Faces in one direction share their keyframes,
 * wherever they are.
 */
export function StandingPanel({ middle: [x, y], faces, angle, children }: StandingPanelProps) {
	const { plane, animations } = use(SceneContext);
	if (typeof plane === "function") {
		const place = ([right, up]: PlanePoint): Point =>
			add(plane(faces === "y" ? [x + right, y] : [x, y - right]), [0, 0, up]);
		return <Plane place={place}>{children}</Plane>;
	}
	if (!animations || !angle) {
		throw new Error("A standing panel has to be on a level panel, and needs its `angle` if that turns.");
	}
	return (
		<g transform={`translate(${x} ${y})`}>
			<g className={animations.addAnimation(angle.map(sides[faces]))}>{children}</g>
		</g>
	);
}
