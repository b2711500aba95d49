import type { ReactElement } from "react";
import type { runnableMachines } from "../machines/index.ts";
import { MachineScene } from "../machines/MachineScene.tsx";
import { partNumbersOf } from "../machines/part-numbers.ts";
import { AnimationSheet } from "../motion/animation-sheet.ts";
import { NamedPartsContext } from "../shapes/Part.tsx";
import { machineClass } from "./machine-class.ts";

/**
 * Draws a machine as a run, which appears over its poster.
 *
 * @param prefix the beginning of the classes of its moving parts
 * @param render renders the drawing to markup
 * @returns the markup, and the style rules of its moving parts
 */
export function drawRun(
	{ name, machine }: (typeof runnableMachines)[number],
	prefix: string,
	render: (drawing: ReactElement) => string,
) {
	const { cycle, moment = 0 } = machine;
	const animations = new AnimationSheet(prefix, cycle);
	const drawing = render(
		<g className="run" display="none">
			<NamedPartsContext value={partNumbersOf(machine)}>
				<MachineScene machine={machine} view="poster" animations={animations} />
			</NamedPartsContext>
		</g>,
	);
	const timing = `.${machineClass(name)}[data-run-state] .run *{animation-duration:${cycle}s;animation-delay:-${moment}s;animation-timing-function:linear;animation-iteration-count:infinite}`;
	return { drawing, styles: timing + animations.styles };
}
