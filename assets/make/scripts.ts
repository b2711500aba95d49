import { join } from "node:path";
import { build } from "esbuild";
import { hashedName } from "./hashed-name.ts";

/** The scripts of the site, minified. */
export interface Scripts {
	/** The module that every page loads: its hashed file name and its code. */
	readonly enhance: { readonly file: string; readonly code: string };
	/** Scripts that stand inside the two not-found pages. */
	readonly inline: { readonly "/404.html": string; readonly "/products/404.html": string };
}

/** Bundles the browser scripts. `base` is the path under which the site lives. */
export async function makeScripts(root: string, base: string): Promise<Scripts> {
	const bundle = async (entry: string, format: "esm" | "iife"): Promise<string> => {
		const { outputFiles } = await build({
			entryPoints: [join(root, "assets", entry)],
			bundle: true,
			minify: true,
			write: false,
			format,
			target: ["chrome109", "firefox109", "safari16"],
			define: { BASE: JSON.stringify(base) },
			legalComments: "none",
		});
		return outputFiles.map(({ text }) => text.trim()).join("");
	};
	const [code, root404, nearest404] = await Promise.all([
		bundle("enhance.ts", "esm"),
		bundle("not-found/root.ts", "iife"),
		bundle("not-found/nearest.ts", "iife"),
	]);
	return {
		enhance: { file: hashedName("enhance", "js", code), code },
		inline: { "/404.html": root404, "/products/404.html": nearest404 },
	};
}
