import type { MachineDrawingName } from "../../../content/schema/drawings.ts";
import { machines } from "../machines/index.ts";
import { Drawing } from "./Drawing.tsx";
import { viewBoxes } from "./view-boxes.ts";

interface Props {
	readonly machine: MachineDrawingName;
}

/**
 * How a machine is loaded, if its drawing shows that. Decorative, because the text beside it says
 * the same.
 */
export function LoadingMethodDrawing({ machine }: Props) {
	const { loadingMethod } = machines[machine];
	return (
		loadingMethod && (
			<Drawing alt="" viewBox={viewBoxes.loadingMethod}>
				{loadingMethod}
			</Drawing>
		)
	);
}
