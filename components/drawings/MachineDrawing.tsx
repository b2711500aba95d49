import type { MachineDrawingName } from "../../content/model/drawings.ts";
import { Drawing } from "./Drawing.tsx";
import { machines } from "./machines/index.ts";
import type { ViewProps } from "./machines/machine.ts";
import { Callout } from "./parts/Callout.tsx";

interface Props extends ViewProps {
	readonly machine: MachineDrawingName;
	readonly alt: string;
}

/** Sheet units around the middle of the load's footprint. */
export const VIEW_BOX = { poster: "-460 -335 800 450", bare: "-230 -335 460 450" };

/** A machine. Its accessible name is `alt`: callouts are hidden from assistive technology. */
export function MachineDrawing({ machine, view, alt }: Props) {
	const { still, scene, callouts } = machines[machine];
	if (view === "bare") {
		return (
			<Drawing alt={alt} viewBox={VIEW_BOX.bare} machine={machine} id={machine}>
				{still(view)}
			</Drawing>
		);
	}
	return (
		<Drawing alt={alt} viewBox={VIEW_BOX.poster} machine={machine}>
			<g className="still">
				<g transform={scene}>{still(view)}</g>
				<g className="callouts">
					{callouts.map((callout) => (
						<Callout key={callout.word} {...callout} />
					))}
				</g>
			</g>
		</Drawing>
	);
}
