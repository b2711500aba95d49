import type { ReactElement } from "react";
import { HeroDrawing } from "../../components/drawings/HeroDrawing.tsx";
import { LoadDrawing } from "../../components/drawings/LoadDrawing.tsx";
import { LogoMark } from "../../components/drawings/LogoMark.tsx";
import { LostLoadDrawing } from "../../components/drawings/LostLoadDrawing.tsx";
import { MachineDrawing } from "../../components/drawings/MachineDrawing.tsx";
import { MarkIcon } from "../../components/drawings/MarkIcon.tsx";
import { MarkTile } from "../../components/drawings/MarkTile.tsx";
import { MeasureDrawing } from "../../components/drawings/MeasureDrawing.tsx";
import { PlanDrawing } from "../../components/drawings/PlanDrawing.tsx";
import { ScaleDrawing } from "../../components/drawings/ScaleDrawing.tsx";
import { SitePlan } from "../../components/drawings/SitePlan.tsx";
import { SocialCard } from "../../components/drawings/SocialCard.tsx";
import { SpotDrawing } from "../../components/drawings/SpotDrawing.tsx";
import { StoppedWrapperDrawing } from "../../components/drawings/StoppedWrapperDrawing.tsx";
import { loadDrawings, machineDrawings, planDrawings, spotDrawings } from "../../content/model/drawings.ts";

/** The pictures of a kind of drawing, by the names of their reference pictures. */
function each<Name extends string>(
	kind: string,
	names: readonly Name[],
	draw: (name: Name) => ReactElement,
): Record<string, ReactElement> {
	return Object.fromEntries(names.map((name) => [`${kind}-${name}`, draw(name)]));
}

/** Every drawing of the site, by the name of its reference picture. */
export const drawings: Readonly<Record<string, ReactElement>> = {
	...each("machine", machineDrawings, (machine) => <MachineDrawing machine={machine} view="bare" alt="" />),
	...each("poster", machineDrawings, (machine) => <MachineDrawing machine={machine} view="poster" alt="" />),
	...each("load", loadDrawings, (load) => <LoadDrawing load={load} />),
	...each("plan", planDrawings, (plan) => <PlanDrawing plan={plan} />),
	...each("spot", spotDrawings, (spot) => <SpotDrawing spot={spot} />),
	hero: <HeroDrawing alt="" />,
	measure: <MeasureDrawing />,
	"site-plan": <SitePlan acres={50} />,
	scale: <ScaleDrawing alt="" />,
	"stopped-wrapper": <StoppedWrapperDrawing />,
	"lost-load": <LostLoadDrawing />,
	"logo-mark": <LogoMark />,
	"mark-icon": <MarkIcon />,
	"mark-tile": <MarkTile side={180} share={0.72} />,
	"social-card": <SocialCard texts={[]} drawing={<MachineDrawing machine="x1" view="bare" alt="" />} />,
};
