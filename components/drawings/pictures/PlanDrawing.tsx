import type { PlanDrawingName } from "../../../content/schema/drawings.ts";
import { plans } from "../machines/index.ts";
import { Drawing } from "./Drawing.tsx";
import { viewBoxes } from "./view-boxes.ts";

interface Props {
	readonly plan: PlanDrawingName;
}

/**
 * A type of wrapper from above, with moving parts in orange. Decorative, because the text beside it
 * says the same.
 */
export function PlanDrawing({ plan }: Props) {
	return (
		<Drawing alt="" viewBox={viewBoxes.plan} variant="plan" id={`plan-${plan}`}>
			{plans[plan]}
		</Drawing>
	);
}
