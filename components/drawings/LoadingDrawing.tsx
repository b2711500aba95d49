import type { MachineDrawingName } from "../../content/model/drawings.ts";
import { Drawing } from "./Drawing.tsx";
import { machines } from "./machines/index.ts";

interface Props {
	readonly machine: MachineDrawingName;
}

/** How a machine is loaded, if its drawing shows that. Decorative, because the text beside it says the same. */
export function LoadingDrawing({ machine }: Props) {
	const { loading } = machines[machine];
	return (
		loading && (
			<Drawing alt="" viewBox="-150 -150 240 156">
				{loading}
			</Drawing>
		)
	);
}
