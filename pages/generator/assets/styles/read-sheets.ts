import { readdir, readFile } from "node:fs/promises";
import { sep } from "node:path";
import { transform } from "lightningcss";
import { Problem } from "../../problem.ts";

/** The rules for running machines. They load with a machine, not with a page. */
export const motionSheet = "components/drawings/motion/motion.css";

/** The order of the layers. It has to come before all other rules. */
const layerSheet = "assets/styles/layers.css";

/**
 * Reads and minifies a style sheet. Sheets are checked one by one, because an error in the combined
 * sheet would not name its file.
 *
 * @param file its path, relative to the project
 * @throws Problem for an error, with the file and the line
 */
export async function readSheet(file: string): Promise<string> {
	// Without the byte order mark of some editors, which would be part of the first selector.
	const css = new TextDecoder().decode(await readFile(file));
	const { code, warnings } = transform({
		filename: file,
		// Other sheets come before this one, so `@import` and `@namespace` are errors, as they are
		// after this empty rule.
		code: Buffer.from(`a{}${css}`),
		minify: true,
		errorRecovery: true,
	});
	const [mistake] = warnings;
	if (mistake) {
		const { loc, message } = mistake;
		throw new Problem(`The style sheet ${file} has an error on line ${loc.line}: ${message}.`);
	}
	return code.toString();
}

/**
 * The style sheets in a folder, sorted. Hidden files, which editors and macOS leave beside the
 * sheets, are left out.
 */
async function sheetsIn(folder: string): Promise<readonly string[]> {
	const files = await readdir(folder, { recursive: true });
	return files
		.map((file) => `${folder}/${file.replaceAll(sep, "/")}`)
		.filter((file) => file.endsWith(".css") && !file.includes("/."))
		.sort();
}

/**
 * Reads the style sheets of all pages. Leaves out `motionSheet`.
 *
 * @returns the order of the layers, and the sheets
 * @throws Problem for a sheet with an error
 */
export async function readSheets() {
	const lists = await Promise.all(["assets/styles", "components", "pages"].map(sheetsIn));
	const files = lists.flat().filter((file) => file !== layerSheet && file !== motionSheet);
	const [layers = "", ...sheets] = await Promise.all([layerSheet, ...files].map(readSheet));
	return { layers, sheets };
}
