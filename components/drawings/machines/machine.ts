import type { ReactElement } from "react";
import type { CalloutProps } from "../parts/Callout.tsx";

export interface DrawingProps {
	/** A poster has room for callouts; bare is the machine alone, cropped closer. */
	readonly view: "poster" | "bare";
}

/** A machine: its drawing, and at most five callouts that name its parts. */
export interface Machine {
	readonly Drawing: (props: DrawingProps) => ReactElement;
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
}
