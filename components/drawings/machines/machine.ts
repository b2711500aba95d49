import type { ReactElement, ReactNode } from "react";
import type { CalloutProps } from "../parts/Callout.tsx";

export interface ViewProps {
	/** "poster" leaves room for callouts. "bare" is the machine alone, cropped more closely. */
	readonly view: "poster" | "bare";
}

/** A machine: its scene, and at most five callouts that name its parts. */
export interface Machine {
	/** The machine at any moment of its cycle. Its parts say in functions of time how they move. */
	readonly scene: (view: ViewProps["view"]) => ReactNode;
	/** The moment of its pictures, where its run starts. Seconds from the start of the cycle, 0 by default. */
	readonly moment?: number;
	/** The time after which it starts again. A machine without a cycle does not run. Seconds. */
	readonly cycle?: number;
	/** The part of its size at which a poster shows a machine that needs more floor, and how far it moves it up. Inches. */
	readonly poster?: { readonly scale: number; readonly lift: number };
	readonly callouts: readonly CalloutProps[];
}

/** A machine whose picture and run are described apart. */
export interface TwofoldMachine {
	readonly still: (view: ViewProps["view"]) => ReactElement;
	/** How the poster transforms the drawing, for a machine that needs more room when it runs. */
	readonly transform?: string;
	readonly callouts: readonly CalloutProps[];
	readonly run: Run;
}

/** The animated machine, which replaces the still drawing. */
interface Run {
	readonly drawing: ReactElement;
	/** The keyframes of its parts, computed from the same geometry as the drawing. */
	readonly styles: string;
	/** The moment that the still drawing shows, where the run starts. Seconds from the start of the cycle. */
	readonly start: number;
}
