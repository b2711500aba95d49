/**
 * Bundles build.ts and runs it: loading its modules one by one takes longer than building the site. A syntax error, such
 * as a text without quotes, is printed as a message instead of a stack trace. So is a duplicate key, where JavaScript
 * would silently use the second entry. This file is JavaScript because Node runs it directly.
 */
import { rm } from "node:fs/promises";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { build, formatMessages } from "esbuild";

// React's development build is slow: it traces every element.
process.env.NODE_ENV ??= "production";
process.setSourceMapsEnabled(true);

// The next builds delete such a folder if this one is killed. The cache may not be writable.
const folder = resolve(`.dist-build-${process.pid}`);
const bundle = join(folder, "build.mjs");
await build({
	entryPoints: ["build.ts"],
	bundle: true,
	outfile: bundle,
	platform: "node",
	format: "esm",
	packages: "external",
	sourcemap: "inline",
	sourcesContent: false,
	logLevel: "silent",
	logOverride: { "duplicate-object-key": "error" },
}).catch(async (/** @type {import("esbuild").BuildFailure} */ error) => {
	// esbuild itself did not start, or was stopped.
	if (!error.errors) throw error;
	const { tsImport } = await import("tsx/esm/api");
	await tsImport("./prepare.ts", import.meta.url);
	const { withHints } = await tsImport("./syntax-hint.ts", import.meta.url);
	const messages = await formatMessages(withHints(error.errors), { kind: "error" });
	console.error(messages.join("\n").trim());
	process.exit(1);
});

const { main } = await import(pathToFileURL(bundle).href).finally(() => rm(folder, { recursive: true }));
await main();
