import { type ReactNode, use } from "react";
import { add, type Point, project } from "../projection.ts";
import { slid } from "./forms.ts";
import { type PlanePoint, SceneContext } from "./scene.ts";
import type { OverTime } from "./time.ts";

interface WindowProps {
	/** Where the plane begins: u runs along x, and v down a side on the left, or towards y+ on a level top. */
	readonly at: Point;
	readonly plane: "left" | "level";
	/** What it shows of the plane. Inches. */
	readonly from: number;
	readonly to: number;
	readonly height: number;
	/** Shapes with points of the plane. In a run, what is before the window or behind it does not show. */
	readonly children: ReactNode;
}

/** A part of a plane through which something slides on and on in a run. In a picture, it is the plane. */
export function Window({ at, plane, from, to, height, children }: WindowProps) {
	const scene = use(SceneContext);
	if (!scene.stage) {
		const place = ([u, v]: PlanePoint) => add(at, plane === "level" ? [u, v, 0] : [u, 0, -v]);
		return <SceneContext value={{ ...scene, plane: place }}>{children}</SceneContext>;
	}
	const width = to - from;
	return (
		<g
			className="inches"
			transform={`matrix(2 1 ${plane === "level" ? "-2 1" : "0 2.5"} ${project(at).join(" ")})`}
		>
			<svg
				aria-hidden="true"
				x={from}
				y={-1}
				width={width}
				height={height + 2}
				viewBox={`${from} -1 ${width} ${height + 2}`}
			>
				<SceneContext value={{ ...scene, plane: "transformed" }}>{children}</SceneContext>
			</svg>
		</g>
	);
}

interface SlidingProps {
	/** How far it has come along the window. Inches. */
	readonly by: OverTime<number>;
	readonly children: ReactNode;
}

/** What slides through a window. */
export function Sliding({ by, children }: SlidingProps) {
	const scene = use(SceneContext);
	const { at, moved, stage } = scene;
	if (!stage) {
		return <SceneContext value={{ ...scene, moved: add(moved, [by(at), 0, 0]) }}>{children}</SceneContext>;
	}
	return <g className={stage.play({ movement: { form: slid, value: by, reach: 0 } }, scene)}>{children}</g>;
}
