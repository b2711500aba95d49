/**
 * Loaded before build.ts, with `--import`: a syntax error in any of its modules would stop Node
 * before its first line. Parses all of them. If they have errors, prints each with its file, its
 * line and a hint, and ends the process. A duplicate key is an error, because JavaScript would
 * silently use the second entry. It runs without waiting, because build.ts imports it, too, for
 * those who run it alone.
 */
import "./report-errors.ts";
import { buildSync, formatMessagesSync, type Message } from "esbuild";

try {
	buildSync({
		entryPoints: ["build.ts"],
		bundle: true,
		write: false,
		platform: "node",
		format: "esm",
		packages: "external",
		logLevel: "silent",
		logOverride: { "duplicate-object-key": "error" },
	});
} catch (error) {
	if (!(error instanceof Error && "errors" in error && Array.isArray(error.errors))) throw error;
	const errors: readonly Message[] = error.errors;
	const hinted = errors.map((message) => ({ ...message, notes: [...message.notes, ...hintsFor(message)] }));
	const lines = formatMessagesSync(hinted, { kind: "error" });
	console.error(`${lines.join("\n").trim()}\n\nFix these errors. Until then, dist/ stays unchanged.`);
	process.exit(1);
}

/** The likely cause of a syntax error, for people who do not write code every day. */
function hintsFor({ text, location }: Message) {
	const line = location?.lineText ?? "";
	const isFirstInLine = line.slice(0, location?.column).trim() === "";
	const hints: readonly (readonly [applies: boolean, hint: string])[] = [
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
