import type { ReactElement } from "react";
import type { CalloutProps } from "../parts/Callout.tsx";

/** A machine as the sheet needs it: its drawing, and at most five callouts that name its parts. */
export interface Machine {
	readonly Drawing: () => ReactElement;
	readonly callouts: readonly CalloutProps[];
}
