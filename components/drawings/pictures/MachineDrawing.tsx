import type { MachineDrawingName } from "../../../content/schema/drawings.ts";
import { add, times } from "../geometry/projection.ts";
import { machines } from "../machines/index.ts";
import { MachineScene } from "../machines/MachineScene.tsx";
import { partNumbersOf } from "../machines/part-numbers.ts";
import { Callout } from "../shapes/Callout.tsx";
import { NamedPartsContext, Part } from "../shapes/Part.tsx";
import type { View } from "../shapes/scene.ts";
import { Drawing } from "./Drawing.tsx";
import { viewBoxes } from "./view-boxes.ts";

interface Props {
	readonly view: View;
	readonly machine: MachineDrawingName;
	readonly alt: string;
}

/** A machine. Its accessible name is `alt`: callouts are hidden from assistive technology. */
export function MachineDrawing({ machine: name, view, alt }: Props) {
	const machine = machines[name];
	const scene = <MachineScene machine={machine} view={view} />;
	if (view === "bare") {
		return (
			<Drawing alt={alt} viewBox={viewBoxes.bare} machine={name} id={name}>
				{scene}
			</Drawing>
		);
	}
	const { scale, lift } = machine.poster ?? { scale: 1, lift: 0 };
	return (
		<Drawing alt={alt} viewBox={viewBoxes.poster} machine={name}>
			<NamedPartsContext value={partNumbersOf(machine)}>
				<g className="still">
					{scene}
					<g className="callouts">
						{machine.callouts.map(({ point, ...callout }) => (
							<Part key={callout.word} name={callout.word}>
								<Callout {...callout} point={add(times(point, scale), [0, 0, lift])} />
							</Part>
						))}
					</g>
				</g>
			</NamedPartsContext>
		</Drawing>
	);
}
