/**
 * Runs before build.ts is imported. Sources that cannot be read, such as a text without its quotes, would otherwise end
 * the build with a stack, and of two entries with the same key JavaScript takes the second without a word.
 */
import { build, formatMessages, type Message } from "esbuild";
import { recover } from "./output/leftovers.ts";
import { problemText } from "./output/problem-text.ts";

process.on("uncaughtException", (error) => {
	console.error(problemText(error));
	process.exitCode = 1;
});

// React's development build traces every element that it renders.
process.env.NODE_ENV ??= "production";

for (const warning of await recover("dist")) console.warn(warning);

const { errors }: { readonly errors: readonly Message[] } = await build({
	entryPoints: ["build.ts"],
	bundle: true,
	write: false,
	outdir: "dist",
	platform: "node",
	format: "esm",
	packages: "external",
	logLevel: "silent",
	logOverride: { "duplicate-object-key": "error" },
}).catch((failure) => failure);

/** What is behind most mistakes of people who do not write code every day. */
function hintFor({ text, location }: Message): string {
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
