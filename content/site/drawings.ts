import { chooser, types } from "../chooser.ts";
import { loadDrawings, machineDrawings, planDrawings } from "../schema/drawings.ts";
import { machineOnPoster } from "./posters.ts";
import { targetOf } from "./product-targets.ts";
import { routes } from "./routes.ts";

const allTypes = Object.values(types);
const onSheet = new Set(allTypes.flatMap(({ machines }) => machines.map((id) => targetOf(id).drawing)));
const plans = new Set(allTypes.map(({ plan }) => plan));
const loads = new Set(chooser.questions.map(({ load }) => load));

/** The drawings of the home page that share a file. All other drawings are inside their pages. */
export const sharedDrawings = {
	machines: machineDrawings.filter((name) => onSheet.has(name)),
	plans: planDrawings.filter((name) => plans.has(name)),
	loads: loadDrawings.filter((name) => loads.has(name)),
};

const onPosters = new Set(
	routes.flatMap((route) => {
		if (route.kind === "product") return [machineOnPoster(route.product)];
		return route.kind === "list" ? Object.values(route.list.items).map(machineOnPoster) : [];
	}),
);

/** The machines that a page can run, besides the one beside the headline. */
export const machinesThatRun: readonly string[] = machineDrawings.filter((name) => onPosters.has(name));
