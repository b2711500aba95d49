import { renderToStaticMarkup } from "react-dom/server";
import { runnableMachines } from "../../components/drawings/machines/index.ts";
import { MachineScene } from "../../components/drawings/machines/MachineScene.tsx";
import type { Machine } from "../../components/drawings/machines/machine.ts";
import { AnimationSheet } from "../../components/drawings/motion/animation-sheet.ts";
import { machineClass } from "../../components/drawings/pictures/machine-class.ts";
import { NamedPartsContext } from "../../components/drawings/shapes/Part.tsx";
import type { RunnableMachineName } from "../../content/model/drawings.ts";
import type { RunFile } from "../enhance/run-file.ts";
import { hashedFile } from "./site-file.ts";
import { lowerCss, motionSheet, readSheet } from "./styles.ts";

/** The running drawing of a machine, and the rules of its moving parts, whose classes begin with a short prefix. */
function runOf(name: RunnableMachineName, prefix: string, machine: Machine) {
	const { callouts, cycle, moment = 0 } = machine;
	const animations = new AnimationSheet(prefix, cycle);
	const drawing = renderToStaticMarkup(
		<g className="run" display="none">
			<NamedPartsContext value={callouts.map(({ word }) => word)}>
				<MachineScene machine={machine} view="poster" animations={animations} />
			</NamedPartsContext>
		</g>,
	);
	// `:where()`, so that a rule of a part could override this. None does today.
	const timing = `:where(.${machineClass(name)}[data-run-state] .run *){animation-duration:${cycle}s;animation-delay:-${moment}s;animation-timing-function:linear;animation-iteration-count:infinite}`;
	return { drawing, styles: timing + animations.styles };
}

/**
 * Makes the files of the running machines, which the script loads. Their styles are in the layer of the rule for
 * reduced motion, to override it: with reduced motion, a machine runs only if a visitor starts it. No machine runs with
 * forced colors or in print.
 *
 * @returns the name, the drawing and the file of each machine
 */
export async function makeRuns() {
	const motion = await readSheet(motionSheet);
	return runnableMachines.map(({ name, machine }, index) => {
		const { drawing, styles } = runOf(name, `q${index}`, machine);
		const css = `@media screen and (forced-colors:none){${motion}@layer modes{${styles}}}`;
		const contents: RunFile = { styles: lowerCss(css), drawing };
		const file = hashedFile(`run-${name}`, "json", JSON.stringify(contents));
		return { name, drawing, file };
	});
}
