import { join } from "node:path";
import { build } from "esbuild";
import { hashedName } from "./hashed-name.ts";

/** The scripts of the site, minified. */
export interface Scripts {
	/** The module that every page loads. Its hashed file name, from the root of the site. */
	readonly enhance: string;
	readonly inline: Readonly<Record<InlineScript, string>>;
	/** By path from the root of the site. */
	readonly files: readonly (readonly [string, string])[];
}

/** The scripts inside the two not-found pages, by the name of the file in `assets/not-found/`. */
export type InlineScript = "root" | "nearest";

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
	const [code, rootPage, nearestPage] = await Promise.all([
		bundle("enhance.ts", "esm"),
		bundle("not-found/root.ts", "iife"),
		bundle("not-found/nearest.ts", "iife"),
	]);
	const enhance = hashedName("enhance", "js", code);
	return {
		enhance,
		inline: { root: rootPage, nearest: nearestPage },
		files: [[enhance, code]],
	};
}
