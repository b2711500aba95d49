import { type ReactNode, use } from "react";
import { add, type FloorPoint, type Point, turned } from "../projection.ts";
import { facing, standing } from "./forms.ts";
import { turnedBy } from "./Panel.tsx";
import { type PlanePoint, SceneContext } from "./scene.ts";
import type { OverTime } from "./time.ts";

interface TurningProps {
	/**
	 * How far the body is turned about the origin. Degrees from x+ towards y+. With a `StandingPanel`, at most 45 to both
	 * sides, so that the same sides of its blocks are visible.
	 */
	readonly angle: OverTime<number>;
	readonly children: ReactNode;
}

interface StandingPanelProps extends TurningProps {
	/** Where its origin is: best below its middle, so that it needs few keyframes. Inches of the body. */
	readonly middle: FloorPoint;
	/** Whether it faces y+ or x+ before it is turned. */
	readonly faces: "y" | "x";
	/** How far its shapes extend from its origin. Inches. */
	readonly reach: number;
}

/**
 * An upright face of a body that turns, on a `LevelPanel` in the origin. Its shapes have two coordinates, in inches: to the
 * right as seen from outside, and up. Faces with one direction and reach share their keyframes, wherever they are.
 */
export function StandingPanel({ middle: [x, y], faces, angle, reach, children }: StandingPanelProps) {
	const scene = use(SceneContext);
	const { plane, stage } = scene;
	if (typeof plane === "function") {
		const place = ([right, up]: PlanePoint): Point =>
			add(plane(faces === "y" ? [x + right, y] : [x, y - right]), [0, 0, up]);
		return <SceneContext value={{ ...scene, plane: place }}>{children}</SceneContext>;
	}
	if (!plane || !stage)
		throw new Error("A standing panel has nothing to stand on. Put it on a level panel that turns.");
	return (
		<g transform={`translate(${x} ${y})`}>
			<g className={stage.play({ movement: { form: standing[faces], value: angle, reach } }, scene)}>
				{children}
			</g>
		</g>
	);
}

interface TurningUprightProps extends TurningProps {
	/** Where it stands. Inches of the body. */
	readonly at: FloorPoint;
}

/** What is round and upright, and so looks the same from all sides, on a body that turns. */
export function TurningUpright({ angle, at: [x, y], children }: TurningUprightProps) {
	const scene = use(SceneContext);
	const { stage } = scene;
	if (!stage) {
		const moved = add(scene.moved, [...turned([x, y], angle(scene.at)), 0]);
		return <SceneContext value={{ ...scene, moved }}>{children}</SceneContext>;
	}
	return (
		<g className={stage.play({ movement: turnedBy(angle) }, scene)}>
			<g transform={`translate(${x} ${y})`}>
				<g className={stage.play({ movement: { form: facing, value: angle, reach: 10 } }, scene)}>
					{children}
				</g>
			</g>
		</g>
	);
}
