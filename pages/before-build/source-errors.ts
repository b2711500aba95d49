import "./prepare.ts";
import { build, formatMessages, type Message } from "esbuild";
import { syntaxHint } from "./syntax-hint.ts";

/** Explains syntax errors, with a hint for each, and adds the mistakes in the rest of the content. */
export async function explain(errors: readonly Message[]): Promise<string> {
	const hinted = errors.map((error) => ({ ...error, notes: [...error.notes, { text: syntaxHint(error) }] }));
	const messages = await formatMessages(hinted, { kind: "error" });
	const unreadable = errors.flatMap(({ location }) => location?.file ?? []);
	// Finds none if other files import an unreadable one, such as products.ts.
	const others = await mistakesBeside(unreadable).catch(() => []);
	return [...messages, ...others].join("\n").trim();
}

/**
 * Finds the mistakes in the rest of the content when some files cannot be read.
 *
 * @param unreadable their paths from the root of the project
 */
async function mistakesBeside(unreadable: readonly string[]): Promise<readonly string[]> {
	const isUnreadable = RegExp(`(?:${unreadable.join("|").replaceAll("/", "[/\\\\]")})$`);
	const { outputFiles } = await build({
		entryPoints: ["content/schema/problems.ts"],
		bundle: true,
		write: false,
		format: "esm",
		logLevel: "silent",
		plugins: [
			{
				name: "leave out what cannot be read",
				setup: ({ onLoad }) => onLoad({ filter: isUnreadable }, () => ({ contents: "{}", loader: "json" })),
			},
		],
	});
	const code = Buffer.from(outputFiles[0]?.contents ?? []).toString("base64");
	const { checkContent }: typeof import("../../content/schema/problems.ts") = await import(
		`data:text/javascript;base64,${code}`
	);
	return checkContent().filter((line) => !unreadable.some((file) => line.startsWith(`${file},`)));
}
