import { createContext } from "react";
import type { Point } from "../projection.ts";
import type { Stage } from "./stage.ts";

/** A poster leaves room for callouts. A bare machine is alone, cropped more closely. */
export type View = "poster" | "bare";

/** What the parts of a scene have to know. */
interface Scene {
	/** The moment of a picture. Seconds from the start of the cycle. */
	readonly at: number;
	readonly view: View;
	/** Whether it is a run or a moment of one, including parts that appear only in runs. */
	readonly isRun: boolean;
	/** Where a run collects the animations of its parts. A picture has none. */
	readonly stage?: Stage;
	/** How far a picture moves the contents of a moving part. Inches. */
	readonly moved: Point;
	/** The plane in which shapes with two coordinates are drawn. */
	readonly plane?: Plane;
}

/** A plane of the world. */
type Plane =
	/** Its pose does not change: a point of the plane has a place in the world. */
	| ((point: PlanePoint) => Point)
	/** A transform draws it. Its shapes are in inches of the plane. */
	| "transformed";

/** A point of a plane. Inches: along it, and up. */
export type PlanePoint = readonly [along: number, up: number];

/** Outside of a machine, a drawing is a picture of something that does not move. */
export const SceneContext = createContext<Scene>(picture(0));

/** The scene of a picture at a moment. Seconds. */
export function picture(at: number, view: View = "bare"): Scene {
	return { at, view, isRun: false, moved: [0, 0, 0] };
}

/** The scene of a run. Every run is on a poster. */
export function run(stage: Stage): Scene {
	return { at: 0, view: "poster", isRun: true, stage, moved: [0, 0, 0] };
}
