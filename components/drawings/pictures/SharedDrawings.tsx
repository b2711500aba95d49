import { home } from "../../../content/home.ts";
import { loadDrawings, machineDrawings, planDrawings } from "../../../content/schema/drawings.ts";
import { LoadDrawing } from "./LoadDrawing.tsx";
import { LoadingMethodDrawing } from "./LoadingMethodDrawing.tsx";
import { MachineDrawing } from "./MachineDrawing.tsx";
import { PlanDrawing } from "./PlanDrawing.tsx";
import { ScaleFigureDrawing } from "./ScaleFigureDrawing.tsx";
import { SitePlan } from "./SitePlan.tsx";

/** The file of shared drawings, which pages show with `<use>`. */
export function SharedDrawings() {
	return (
		<svg xmlns="http://www.w3.org/2000/svg" aria-hidden="true">
			{machineDrawings.map((machine) => (
				<MachineDrawing key={machine} machine={machine} view="bare" alt="" />
			))}
			{machineDrawings.map((machine) => (
				<LoadingMethodDrawing key={machine} machine={machine} />
			))}
			<ScaleFigureDrawing />
			<SitePlan acres={home.innovation.factory.acres} />
			{loadDrawings.map((load) => (
				<LoadDrawing key={load} load={load} />
			))}
			{planDrawings.map((plan) => (
				<PlanDrawing key={plan} plan={plan} />
			))}
		</svg>
	);
}
