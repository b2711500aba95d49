/**
 * Starts build.ts. Bundles its modules into one first: that finds every syntax error, and Node
 * loads one module faster than hundreds. It is JavaScript, so that Node needs no loader for
 * TypeScript.
 *
 * If modules have errors, prints each with its file, its line and a hint, and exits with 1. A
 * duplicate key is an error, because JavaScript would silently use the second entry.
 */
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { buildSync, formatMessagesSync } from "esbuild";

/** @import { Message } from "esbuild" */

// React's development build is slow. React reads this when it is imported, which a bundle does
// before its own modules run.
process.env.NODE_ENV = "production";
// So that errors name the modules and their lines.
process.setSourceMapsEnabled(true);
await import(pathToFileURL(await write(bundle())).href);

/** The bundle, which deletes its file as soon as it runs. */
function bundle() {
	try {
		const { outputFiles } = buildSync({
			entryPoints: ["build.ts"],
			bundle: true,
			write: false,
			outfile: "build.js",
			platform: "node",
			format: "esm",
			packages: "external",
			// As in tsconfig.json, which esbuild ignores below a folder with the name node_modules.
			jsx: "automatic",
			banner: { js: 'import { rmSync as deleteBundle } from "node:fs"; deleteBundle(import.meta.filename);' },
			sourcemap: "inline",
			sourcesContent: false,
			sourceRoot: pathToFileURL(`${resolve()}/`).href,
			logLevel: "silent",
			logOverride: { "duplicate-object-key": "error" },
		});
		return outputFiles.map(({ text }) => text).join("");
	} catch (error) {
		if (!(error instanceof Error && "errors" in error && Array.isArray(error.errors))) throw error;
		/** @type {readonly Message[]} */
		const errors = error.errors;
		const hinted = errors.map((message) => ({ ...message, notes: [...message.notes, ...hintsFor(message)] }));
		const lines = formatMessagesSync(hinted, { kind: "error" });
		console.error(`${lines.join("\n").trim()}\n\nFix these errors. Until then, dist/ stays unchanged.`);
		process.exit(1);
	}
}

/**
 * Writes the bundle into the cache, where it finds the packages, and returns its path. If the cache
 * is read-only or belongs to another user, returns build.ts, whose modules tsx then loads.
 *
 * @param {string} code
 */
async function write(code) {
	// The folder that cache.ts names.
	const file = `node_modules/.cache/site/build-${process.pid}.mjs`;
	try {
		mkdirSync(dirname(file), { recursive: true });
		writeFileSync(file, code);
		return file;
	} catch {
		const { register } = await import("tsx/esm/api");
		register();
		return "build.ts";
	}
}

/**
 * The likely cause of a syntax error, for people who do not write code every day.
 *
 * @param {Message} message
 */
function hintsFor({ text, location }) {
	const line = location?.lineText ?? "";
	const isFirstInLine = line.slice(0, location?.column).trim() === "";
	/** @type {readonly (readonly [applies: boolean, hint: string])[]} */
	const hints = [
		[
			/^(?:<{7}|={7}|>{7})/.test(line),
			"Is this a merge conflict marker? Keep one of the two versions, and delete the markers.",
		],
		[/^Could not resolve "\./.test(text), "Was that file deleted or renamed, or is its name misspelled?"],
		[text.startsWith("No matching export"), "Was that export deleted or renamed, or is its name misspelled?"],
		[text.startsWith("Duplicate key"), "Rename one of the two entries, or delete it."],
		[
			/^(?:Expected "}" but found ";"|Unexpected end of file)|but found end of file$/.test(text),
			"Is a closing bracket, such as }, missing at the end of an entry above?",
		],
		[
			text.startsWith("Expected") && isFirstInLine,
			"Is a comma or a bracket missing at the end of the line above?",
		],
		[
			/^Expected|^Unterminated|[‘’“”]/.test(text),
			'Is a quote, a comma or a bracket missing? Strings need straight quotes: "like this". A quote inside a string is \\".',
		],
	];
	const hint = hints.find(([applies]) => applies);
	return hint ? [{ text: hint[1], location: null }] : [];
}
