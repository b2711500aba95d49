import type { ReactElement } from "react";
import type { CalloutProps } from "../shapes/Callout.tsx";

/** A machine: its scene, at most five callouts that name its parts, and its plan. */
export interface Machine {
	/** The machine at any moment of its cycle. Functions of time say how its parts move. */
	readonly scene: ReactElement;
	/**
	 * The moment of its pictures, where its run starts. Seconds from the start of the cycle, 0 by
	 * default.
	 */
	readonly moment?: number;
	/** The time after which its run starts again. Seconds. */
	readonly cycle: number;
	/**
	 * For a machine that needs more floor: the scale of its poster, and how far it is then moved up,
	 * in inches.
	 */
	readonly poster?: { readonly scale: number; readonly lift: number };
	readonly callouts: readonly CalloutProps[];
	/** Its type from above, made of the parts in parts/plan.tsx. */
	readonly plan?: ReactElement;
	/** Its table, and the truck that brings a load. */
	readonly loadingMethod?: ReactElement;
}
