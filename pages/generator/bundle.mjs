/**
 * Bundles build.ts and runs it: loading its modules one by one takes longer than building the site. A syntax error, such
 * as a text without quotes, is printed as a message instead of a stack trace. So is a duplicate key, where JavaScript
 * would silently use the second entry. This file is JavaScript because Node runs it directly.
 */
import { rm } from "node:fs/promises";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { setFlagsFromString } from "node:v8";
import { build } from "esbuild";

// React's development build is slow: it traces every element.
process.env.NODE_ENV ??= "production";
// Garbage collection is a third of esbuild's work here. The esbuild command turns it off, too:
// https://github.com/evanw/esbuild/blob/main/cmd/esbuild/main.go
process.env.GOGC = "off";
// Makes V8 optimize functions fifteen times later. In a build this short, optimizing costs more time than it saves: a
// fifth of the build.
setFlagsFromString("--interrupt-budget=1000000");
process.setSourceMapsEnabled(true);

const bundle = resolve(`node_modules/.cache/stretch-wrappers-site/build-${process.pid}.mjs`);
await build({
	entryPoints: ["build.ts"],
	inject: ["pages/generator/prepare.ts"],
	bundle: true,
	outfile: bundle,
	platform: "node",
	format: "esm",
	packages: "external",
	// The package's own entry also imports 60 locales.
	alias: { "zod/mini": resolve("node_modules/zod/mini/index.js") },
	sourcemap: "inline",
	sourcesContent: false,
	logLevel: "silent",
	logOverride: { "duplicate-object-key": "error" },
}).catch(async (error) => {
	// esbuild itself did not start, or was stopped.
	if (!error.errors) throw error;
	const { tsImport } = await import("tsx/esm/api");
	const { explain } = await tsImport("./syntax-errors.ts", import.meta.url);
	console.error(await explain(error.errors));
	process.exit(1);
});

const { main } = await import(pathToFileURL(bundle).href).finally(() => rm(bundle));
await main();
