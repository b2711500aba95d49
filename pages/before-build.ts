/**
 * Runs before build.ts is imported. Sources that cannot be read, such as a text without its quotes, would otherwise end
 * the build with a stack, and of two entries with the same key JavaScript takes the second without a word.
 */
import { build, formatMessages, type Message } from "esbuild";
import { otherMistakes } from "./other-mistakes.ts";
import { recover } from "./output/leftovers.ts";
import { problemText } from "./output/problem-text.ts";
import { syntaxHint } from "./syntax-hint.ts";

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

if (errors.length > 0) {
	const hinted = errors.map((error) => ({ ...error, notes: [...error.notes, { text: syntaxHint(error) }] }));
	const unreadable = errors.flatMap(({ id, location }) =>
		id === "duplicate-object-key" ? [] : (location?.file ?? []),
	);
	const messages = await formatMessages(hinted, { kind: "error" });
	console.error([...messages, ...(await otherMistakes(unreadable))].join("\n").trim());
	process.exit(1);
}
