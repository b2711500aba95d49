import { createContext } from "react";
import type { Point } from "../geometry/projection.ts";
import type { AnimationSheet } from "../motion/animation-sheet.ts";

/** A poster leaves room for callouts. A bare machine is alone, cropped more closely. */
export type View = "poster" | "bare";

/** What the parts of a scene have to know. */
interface SceneState {
	/** The moment of a picture. Seconds from the start of the cycle. */
	readonly moment: number;
	readonly view: View;
	/** Whether it is a run or a moment of one, including parts that appear only in runs. */
	readonly isRun: boolean;
	/** Where a run collects the animations of its parts. A picture has none. */
	readonly animations?: AnimationSheet;
	/** How far a picture moves the contents of a moving part. Inches. */
	readonly offset: Point;
	/** The plane in which shapes with two coordinates are drawn. */
	readonly plane?: Plane;
}

/** A plane of the world. */
type Plane =
	/** Its pose does not change: a point of the plane has a place in the world. */
	| ((point: PlanePoint) => Point)
	/** A transform places it. Its shapes are in inches of the plane. */
	| "transformed";

/**
 * A point of a plane, in inches along its two axes: to the right and up, or x and y if it is level.
 */
export type PlanePoint = readonly [along: number, up: number];

/** Outside of a machine, a drawing is a picture of something that does not move. */
export const SceneContext = createContext<SceneState>(stateAt(0));

/** The state of a scene in its picture at a moment. Seconds. */
export function stateAt(moment: number, view: View = "bare"): SceneState {
	return { moment, view, isRun: false, offset: [0, 0, 0] };
}

/** The state of a scene in its run, which always has the poster view. */
export function stateOfRun(animations: AnimationSheet): SceneState {
	return { moment: 0, view: "poster", isRun: true, animations, offset: [0, 0, 0] };
}
