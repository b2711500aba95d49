import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { transform } from "lightningcss";
import { transitionStyles } from "../../components/drawings/machines/index.ts";
import { inlineOriginColors } from "./origin-colors.ts";
import { Problem } from "./problem.ts";
import { hashedFile } from "./site-file.ts";
import { classesIn, printStyles, usedStyles } from "./used-styles.ts";

/** The rules of running machines. They load with a machine, not with a page. */
export const motionSheet = "components/drawings/motion/motion.css";

interface Source {
	readonly file: string;
	readonly css: string;
}

/** Reads every style sheet of the site: the layer order first, then one file per component. */
async function readSources(root: string): Promise<readonly Source[]> {
	const folders = ["assets/styles", "components", "pages"];
	const lists = await Promise.all(
		folders.map(async (folder) =>
			(await readdir(join(root, folder), { recursive: true }))
				.filter((file) => file.endsWith(".css") && file !== "layers.css")
				.sort()
				.map((file) => join(folder, file)),
		),
	);
	const files = ["assets/styles/layers.css", ...lists.flat()];
	const sheets = files.map(async (file) => ({ file, css: await readFile(join(root, file), "utf8") }));
	return [...(await Promise.all(sheets)), { file: "components/drawings/machines", css: transitionStyles }];
}

/** Compiles each sheet alone, because an error in the combined sheet would name no file. */
function check({ file, css }: Source): void {
	const [mistake] = transform({ filename: file, code: Buffer.from(css), errorRecovery: true }).warnings;
	if (mistake) {
		throw new Problem(
			`The style sheet ${file}, line ${mistake.loc.line} cannot be read: ${mistake.message}.`,
		);
	}
}

/**
 * Reads the style sheets of the site.
 *
 * @param fonts the addresses that replace `url(headline.woff2)` and `url(stretch.woff2)`
 * @returns a function from the markup of a page's body to the style sheet of that page, and the file of the rules for
 *   paper, which all pages share
 * @throws Problem that names the first style sheet with an error, and the line
 */
export async function makeStyles(
	root: string,
	fonts: { readonly headline: string; readonly stretch: string },
) {
	const sources = await readSources(root);
	sources.forEach(check);
	const loaded = sources.filter(({ file }) => file !== motionSheet);
	const css = inlineOriginColors(loaded.map((source) => source.css).join("\n"))
		.replace("headline.woff2", fonts.headline)
		.replace("stretch.woff2", fonts.stretch);
	const known = new Map<string, string>();
	const pageStyles = (markup: string) => {
		const classes = classesIn(markup);
		const key = [...classes].sort().join(" ");
		const styles = known.get(key) ?? shorten(usedStyles("site.css", css, classes));
		known.set(key, styles);
		return styles;
	};
	return { pageStyles, print: hashedFile("print", "css", shorten(printStyles("site.css", css))) };
}

/** Lowered `light-dark()` uses these two variables in every color: short names save 70 bytes on each page. */
function shorten(css: string): string {
	return css.replaceAll("--lightningcss-light", "--l").replaceAll("--lightningcss-dark", "--d");
}
