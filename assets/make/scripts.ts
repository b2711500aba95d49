import { createHash } from "node:crypto";
import { join } from "node:path";
import { build } from "esbuild";

/** The scripts of the site, minified. */
export interface Scripts {
	/** The module that every page loads: its hashed file name and its code. */
	readonly enhance: { readonly file: string; readonly code: string };
	readonly inline: Readonly<Record<InlineScript, string>>;
}

/** The scripts inside the two not-found pages, by the file in `assets/not-found/`. */
export type InlineScript = "root" | "nearest";

/** A file name that changes when the contents do: `name-1a2b3c4d.ext`. */
export function hashedName(name: string, extension: string, contents: string | Uint8Array): string {
	const hash = createHash("sha256").update(contents).digest("hex").slice(0, 8);
	return `assets/${name}-${hash}.${extension}`;
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
	const [code, rootPage, nearestPage] = await Promise.all([
		bundle("enhance.ts", "esm"),
		bundle("not-found/root.ts", "iife"),
		bundle("not-found/nearest.ts", "iife"),
	]);
	return {
		enhance: { file: hashedName("enhance", "js", code), code },
		inline: { root: rootPage, nearest: nearestPage },
	};
}
