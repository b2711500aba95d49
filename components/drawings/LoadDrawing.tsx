import type { ReactNode } from "react";
import type { LoadDrawingName } from "../../content/model/drawings.ts";
import { Drawing } from "./Drawing.tsx";
import { FastLoads } from "./loads/FastLoads.tsx";
import { JackedLoad } from "./loads/JackedLoad.tsx";
import { LongBundle } from "./loads/LongBundle.tsx";
import { ShiftedBottles } from "./loads/ShiftedBottles.tsx";
import { StagedLoads } from "./loads/StagedLoads.tsx";
import { SteadyLoad } from "./loads/SteadyLoad.tsx";
import { WarmCrates } from "./loads/WarmCrates.tsx";

interface Props {
	readonly load: LoadDrawingName;
}

interface Load {
	readonly Parts: () => ReactNode;
	readonly viewBox: string;
}

/** All view boxes have the ratio 4:3, so the drawings are the same size side by side. */
const loads: Readonly<Record<LoadDrawingName, Load>> = {
	"long-bundle": { Parts: LongBundle, viewBox: "-156 -157 344 258" },
	"warm-crates": { Parts: WarmCrates, viewBox: "-134 -175 300 225" },
	"fast-loads": { Parts: FastLoads, viewBox: "-232 -239 464 348" },
	"steady-load": { Parts: SteadyLoad, viewBox: "-216 -213 432 324" },
	"shifted-bottles": { Parts: ShiftedBottles, viewBox: "-138 -176 300 225" },
	"jacked-load": { Parts: JackedLoad, viewBox: "-150 -156 300 225" },
	"staged-loads": { Parts: StagedLoads, viewBox: "-270 -244 540 405" },
};

/** A small drawing of a load. Decorative, because the question beside it says the same. */
export function LoadDrawing({ load }: Props) {
	const { Parts, viewBox } = loads[load];
	return (
		<Drawing alt="" viewBox={viewBox} kind="load-drawing" id={`load-${load}`}>
			<Parts />
		</Drawing>
	);
}
