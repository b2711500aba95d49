import { renderToStaticMarkup } from "react-dom/server";
import type { RunFile } from "../../../assets/enhance/run-file.ts";
import { drawRun, runnableMachines } from "../../../components/drawings/index.ts";
import { machinesThatRun } from "../../../content/site/drawings.ts";
import { hashedFile } from "../site-file.ts";
import { lowerCss } from "./styles/lower-css.ts";
import { motionSheet, readSheet } from "./styles/read-sheets.ts";

/**
 * Makes the files of the machines that the pages can run, which the script loads. Their styles are
 * in the layer of the rule for reduced motion, to override it: with reduced motion, a machine runs
 * only if a visitor starts it. No machine runs in print.
 *
 * @returns the name, the drawing and the file of each machine
 */
export async function makeRuns() {
	const motion = await readSheet(motionSheet);
	const shown = runnableMachines.filter(({ name }) => name === "hero" || machinesThatRun.includes(name));
	return shown.map((runnable, index) => {
		const { name } = runnable;
		const { drawing, styles } = drawRun(runnable, `q${index}`, renderToStaticMarkup);
		const css = `@media screen{${motion}@layer modes{${styles}}}`;
		const contents: RunFile = { styles: lowerCss(css), drawing };
		const file = hashedFile(`run-${name}`, "json", JSON.stringify(contents));
		return { name, drawing, file };
	});
}
