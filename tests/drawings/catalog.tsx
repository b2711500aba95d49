import type { ReactElement } from "react";
import { runnableMachines } from "../../components/drawings/machines/index.ts";
import { Drawing } from "../../components/drawings/pictures/Drawing.tsx";
import { FloorScaleDrawing } from "../../components/drawings/pictures/FloorScaleDrawing.tsx";
import { HeroDrawing } from "../../components/drawings/pictures/HeroDrawing.tsx";
import { LoadDrawing } from "../../components/drawings/pictures/LoadDrawing.tsx";
import { LoadingMethodDrawing } from "../../components/drawings/pictures/LoadingMethodDrawing.tsx";
import { LostLoadDrawing } from "../../components/drawings/pictures/LostLoadDrawing.tsx";
import { MachineDrawing } from "../../components/drawings/pictures/MachineDrawing.tsx";
import { LogoMark, MarkIcon, MarkTile } from "../../components/drawings/pictures/marks.tsx";
import { PlanDrawing } from "../../components/drawings/pictures/PlanDrawing.tsx";
import { ScaleFigureDrawing } from "../../components/drawings/pictures/ScaleFigureDrawing.tsx";
import { SitePlan } from "../../components/drawings/pictures/SitePlan.tsx";
import { SocialCard } from "../../components/drawings/pictures/SocialCard.tsx";
import { SpotDrawing } from "../../components/drawings/pictures/SpotDrawing.tsx";
import { viewBoxes } from "../../components/drawings/pictures/view-boxes.ts";
import { SceneContext, stateAt } from "../../components/drawings/shapes/scene.ts";
import { loadDrawings, machineDrawings, planDrawings, spotDrawings } from "../../content/schema/drawings.ts";

/** The pictures of a kind of drawing, by the names of their reference pictures. */
function each<Name extends string>(
	kind: string,
	names: readonly Name[],
	draw: (name: Name) => ReactElement,
): Record<string, ReactElement> {
	return Object.fromEntries(names.map((name) => [`${kind}-${name}`, draw(name)]));
}

/** Moments of a run, from its start, when people attach film, to the last sixth of its cycle. */
const sixths = [0, 1, 2, 3, 4, 5].map((index) => index / 6);

/** A strip of a machine's moments, one below the other. One pixel for each unit of the sheet. */
function RunStrip({ machine: { scene, cycle } }: Pick<(typeof runnableMachines)[number], "machine">) {
	const [, , width = 0, height = 0] = viewBoxes.poster.split(" ").map(Number);
	return (
		<svg aria-hidden="true" width={width} height={height * sixths.length}>
			{sixths.map((sixth, index) => (
				<svg key={sixth} aria-hidden="true" y={index * height} width={width} height={height}>
					<Drawing alt="" viewBox={viewBoxes.poster}>
						<SceneContext value={{ ...stateAt(sixth * cycle, "poster"), isRun: true }}>{scene}</SceneContext>
					</Drawing>
				</svg>
			))}
		</svg>
	);
}

/** Every drawing of the site, and every run, by the name of its reference picture. */
export const drawings: Readonly<Record<string, ReactElement>> = {
	...each("machine", machineDrawings, (machine) => <MachineDrawing machine={machine} view="bare" alt="" />),
	...each("poster", machineDrawings, (machine) => <MachineDrawing machine={machine} view="poster" alt="" />),
	...Object.fromEntries(
		runnableMachines.map(({ name, machine }) => [`run-${name}`, <RunStrip key={name} machine={machine} />]),
	),
	...each("load", loadDrawings, (load) => <LoadDrawing load={load} />),
	...each("loading", ["x0ps", "x1"] as const, (machine) => <LoadingMethodDrawing machine={machine} />),
	...each("plan", planDrawings, (plan) => <PlanDrawing plan={plan} />),
	...each("spot", spotDrawings, (spot) => <SpotDrawing spot={spot} />),
	hero: <HeroDrawing alt="" />,
	"scale-figure": <ScaleFigureDrawing />,
	"site-plan": <SitePlan acres={50} />,
	scale: <FloorScaleDrawing alt="" />,
	"lost-load": <LostLoadDrawing />,
	"logo-mark": <LogoMark />,
	"mark-icon": <MarkIcon />,
	"mark-tile": <MarkTile side={180} share={0.72} />,
	"social-card": <SocialCard texts={[]} drawing={<MachineDrawing machine="x1" view="bare" alt="" />} />,
};
