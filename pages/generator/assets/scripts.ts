import { build } from "esbuild";
import type { InlineScript } from "../../page-list.tsx";
import { hashedFile } from "../site-file.ts";
import { scriptTargets } from "./browsers.ts";

/**
 * Bundles the browser scripts.
 *
 * @param base the base path of the site
 * @returns the inline scripts, and the file of the module that pages load
 */
export async function makeScripts(base: string) {
	const bundle = async (entry: string, format: "esm" | "iife"): Promise<string> => {
		const { outputFiles } = await build({
			// esbuild reads entry points as patterns, so this is relative: the project's path may contain
			// "*".
			entryPoints: [`assets/${entry}`],
			// esbuild does not look for it where the path of the project contains a folder called
			// node_modules.
			tsconfig: "assets/tsconfig.json",
			bundle: true,
			minify: true,
			write: false,
			format,
			target: scriptTargets,
			define: { BASE: JSON.stringify(base) },
			legalComments: "none",
		});
		return outputFiles.map(({ text }) => text.trim()).join("");
	};
	const [enhance, rootPage, nearestPage] = await Promise.all([
		bundle("enhance.ts", "esm"),
		bundle("not-found/root.ts", "iife"),
		bundle("not-found/nearest.ts", "iife"),
	]);
	const inline: Readonly<Record<InlineScript, string>> = { root: rootPage, nearest: nearestPage };
	return { inline, module: hashedFile("enhance", "js", enhance) };
}
