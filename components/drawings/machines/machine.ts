import type { ReactElement } from "react";
import type { CalloutProps } from "../parts/Callout.tsx";

export interface ViewProps {
	/** "poster" leaves room for callouts. "bare" is the machine alone, cropped more closely. */
	readonly view: "poster" | "bare";
}

/** A machine: its drawing, and at most five callouts that name its parts. */
export interface Machine {
	readonly still: (view: ViewProps["view"]) => ReactElement;
	/** How the poster transforms the drawing, for a machine that needs more room when it runs. */
	readonly scene?: string;
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
