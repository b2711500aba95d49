/**
 * Bundles build.ts and runs it: loading its sources one by one takes longer than building the site. Sources that cannot
 * be read, such as a text without its quotes, end it with a message instead of a stack, and so do two entries with the
 * same key, of which JavaScript takes the second without a word. No other source is JavaScript: Node runs this as it is.
 */
import { randomUUID } from "node:crypto";
import { rm } from "node:fs/promises";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { build, formatMessages } from "esbuild";

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

/**
 * What is behind most mistakes of people who do not write code every day.
 *
 * @param {import("esbuild").Message} message
 */
function hintFor({ text, location }) {
	if (/[\u2018\u2019\u201c\u201d]/.test(location?.lineText ?? ""))
		return 'Texts need straight quotes: "like this".';
	if (text.startsWith('Expected "}"'))
		return "Is a comma missing at the end of the line above, or a colon in this one?";
	if (text.startsWith('Expected "]"')) return "Is a comma missing at the end of the line above?";
	return text.startsWith("Unterminated string") ? "Is a quote missing at the end of the text?" : "";
}

if (errors.length > 0) {
	const hinted = errors.map((error) => ({ ...error, notes: [...error.notes, { text: hintFor(error) }] }));
	console.error((await formatMessages(hinted, { kind: "error" })).join("").trim());
	process.exit(1);
}

const { main } = await import(pathToFileURL(bundle).href).finally(() => rm(bundle));
await main();
