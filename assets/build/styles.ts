import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { transform } from "lightningcss";
import { usedRules } from "./used-rules.ts";

/** Browsers of early 2023: nesting, `light-dark()` and whatever else they lack is written out for them. */
const targets = { chrome: 109 << 16, firefox: 109 << 16, safari: 16 << 16 };

/** Reads every style sheet of the site: the layer order first, then one file per component. */
async function readSources(root: string): Promise<string> {
	const folders = ["assets/styles", "components", "pages"];
	const lists = await Promise.all(
		folders.map(async (folder) =>
			(await readdir(join(root, folder), { recursive: true }))
				.filter((file) => file.endsWith(".css") && file !== "layers.css")
				.sort()
				.map((file) => join(root, folder, file)),
		),
	);
	const files = [join(root, "assets/styles/layers.css"), ...lists.flat()];
	return (await Promise.all(files.map((file) => readFile(file, "utf8")))).join("\n");
}

/**
 * Compiles the style sheets of the site, and returns the function that picks, for a page's markup, the rules
 * that this page can use.
 *
 * @param fonts the addresses that stand for `url(headline.woff2)` and `url(stretch.woff2)`
 */
export async function makeStyles(
	root: string,
	fonts: { readonly headline: string; readonly stretch: string },
): Promise<(markup: string) => string> {
	const { code } = transform({
		filename: "site.css",
		code: Buffer.from(await readSources(root)),
		minify: true,
		targets,
	});
	return usedRules(
		code
			.toString()
			// Lowered `light-dark()` names these two in every colour; short names save 70 bytes of each page.
			.replaceAll("--lightningcss-light", "--l")
			.replaceAll("--lightningcss-dark", "--d")
			.replace("headline.woff2", fonts.headline)
			.replace("stretch.woff2", fonts.stretch),
	);
}
