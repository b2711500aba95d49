import { renderToStaticMarkup } from "react-dom/server";
import { runningInkStyles } from "../../components/drawings/inks.ts";
import { runningMachines } from "../../components/drawings/machines/index.ts";
import { keysOf } from "../../content/model/keys.ts";
import type { RunFile } from "../enhance/run-file.ts";
import { hashedFile } from "./site-file.ts";
import { lowered, motionSheet, readSheet } from "./styles.ts";

/**
 * Makes the files of the running machines, which the script loads. Their styles are in the layer of the rule for
 * reduced motion, because then a machine only runs when a visitor starts it. No machine runs with forced colors or in
 * print.
 *
 * @returns the name, the file and the animated drawing of each machine
 */
export async function makeRuns(root: string) {
	const motion = await readSheet(root, motionSheet);
	return keysOf(runningMachines).map((name) => {
		const { run } = runningMachines[name];
		const drawing = renderToStaticMarkup(
			<g className="run" display="none">
				{run.drawing}
			</g>,
		);
		const start = `.machine-${name}.is-running .run *{animation-delay:-${run.start}s}`;
		const css = `@media screen and (forced-colors:none){${motion}${runningInkStyles}@layer modes{${run.styles}${start}}}`;
		const contents: RunFile = { styles: lowered(css), drawing };
		return { name, drawing, file: hashedFile(`run-${name}`, "json", JSON.stringify(contents)) };
	});
}
