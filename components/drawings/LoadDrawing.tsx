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

/** All boxes are four wide and three high, so that side by side they are of one size. */
const loads: Readonly<Record<LoadDrawingName, Load>> = {
	"long-bundle": { Parts: LongBundle, viewBox: "-170 -146 340 255" },
	"warm-crates": { Parts: WarmCrates, viewBox: "-160 -190 320 240" },
	"fast-loads": { Parts: FastLoads, viewBox: "-230 -200 460 345" },
	"steady-load": { Parts: SteadyLoad, viewBox: "-190 -190 380 285" },
	"shifted-bottles": { Parts: ShiftedBottles, viewBox: "-160 -190 320 240" },
	"jacked-load": { Parts: JackedLoad, viewBox: "-160 -160 320 240" },
	"staged-loads": { Parts: StagedLoads, viewBox: "-240 -200 480 360" },
};

/** Small drawing of a load; decorative, because the question beside it says the same. */
export function LoadDrawing({ load }: Props) {
	const { Parts, viewBox } = loads[load];
	return (
		<Drawing alt="" viewBox={viewBox} kind="load-drawing">
			<Parts />
		</Drawing>
	);
}
