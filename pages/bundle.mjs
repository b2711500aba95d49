/**
 * Bundles build.ts and runs it: loading its sources one by one takes longer than building the site. Sources that cannot
 * be read, such as a text without its quotes, end it with a message instead of a stack, and so do two entries with the
 * same key, of which JavaScript takes the second without a word. No other source is JavaScript: Node runs this as it is.
 */
import { randomUUID } from "node:crypto";
import { rm } from "node:fs/promises";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { build } from "esbuild";

// React's development build traces every element that it renders.
process.env.NODE_ENV ??= "production";
process.setSourceMapsEnabled(true);

const bundle = resolve("node_modules/.cache/stretch-wrappers-site", `build-${randomUUID()}.mjs`);
/** @type {{ errors: readonly import("esbuild").Message[] }} */
const { errors } = await build({
	entryPoints: ["build.ts"],
	inject: ["pages/before-build.ts"],
	bundle: true,
	outfile: bundle,
	platform: "node",
	format: "esm",
	packages: "external",
	// The whole of it has 60 languages, each in a file.
	alias: { "zod/mini": resolve("node_modules/zod/mini/index.js") },
	sourcemap: "inline",
	sourcesContent: false,
	logLevel: "silent",
	logOverride: { "duplicate-object-key": "error" },
}).catch((failure) => failure);

if (errors.length > 0) {
	const { tsImport } = await import("tsx/esm/api");
	await tsImport("./before-build.ts", import.meta.url);
	const { explain } = await tsImport("./source-errors.ts", import.meta.url);
	console.error(await explain(errors));
	process.exit(1);
}

const { main } = await import(pathToFileURL(bundle).href).finally(() => rm(bundle));
await main();
