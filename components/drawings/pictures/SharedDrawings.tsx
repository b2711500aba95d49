import { home } from "../../../content/home.ts";
import { sharedDrawings } from "../../../content/site/drawings.ts";
import { LoadDrawing } from "./LoadDrawing.tsx";
import { MachineDrawing } from "./MachineDrawing.tsx";
import { PlanDrawing } from "./PlanDrawing.tsx";
import { ScaleFigureDrawing } from "./ScaleFigureDrawing.tsx";
import { SitePlan } from "./SitePlan.tsx";

/** The file of shared drawings, which pages show with `<use>`. */
export function SharedDrawings() {
	const { machines, plans, loads } = sharedDrawings;
	return (
		<svg xmlns="http://www.w3.org/2000/svg" aria-hidden="true">
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
		</svg>
	);
}
