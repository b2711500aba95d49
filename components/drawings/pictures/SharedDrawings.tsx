import type { ReactNode } from "react";
import { home } from "../../../content/home.ts";
import { machineDrawings } from "../../../content/schema/drawings.ts";
import { homeDrawings } from "../../../content/site/drawings.ts";
import type { DrawingFile } from "../../site-context.ts";
import { LoadDrawing } from "./LoadDrawing.tsx";
import { LoadingMethodDrawing } from "./LoadingMethodDrawing.tsx";
import { MachineDrawing } from "./MachineDrawing.tsx";
import { PlanDrawing } from "./PlanDrawing.tsx";
import { ScaleFigureDrawing } from "./ScaleFigureDrawing.tsx";
import { SitePlan } from "./SitePlan.tsx";

const { machines, plans, loads } = homeDrawings;

const drawings: Readonly<Record<DrawingFile, ReactNode>> = {
	drawings: (
		<>
			{machines.map((machine) => (
				<MachineDrawing key={machine} machine={machine} view="bare" alt="" />
			))}
			<ScaleFigureDrawing />
			<SitePlan acres={home.innovation.factory.acres} />
			{loads.map((load) => (
				<LoadDrawing key={load} load={load} />
			))}
			{plans.map((plan) => (
				<PlanDrawing key={plan} plan={plan} />
			))}
		</>
	),
	"loading-methods": machineDrawings.map((machine) => (
		<LoadingMethodDrawing key={machine} machine={machine} />
	)),
};

interface Props {
	readonly file: DrawingFile;
}

/** A file of shared drawings, which pages show with `<use>`. */
export function SharedDrawings({ file }: Props) {
	return (
		<svg xmlns="http://www.w3.org/2000/svg" aria-hidden="true">
			{drawings[file]}
		</svg>
	);
}
