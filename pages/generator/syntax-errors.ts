import "./prepare.ts";
import { dirname, resolve } from "node:path";
import { build, formatMessages, type Message } from "esbuild";
import { syntaxHint } from "./syntax-hint.ts";

/** Explains syntax errors, with a hint for each, and adds the mistakes in the rest of the content. */
export async function explain(errors: readonly Message[]): Promise<string> {
	const hinted = errors.map((error) => ({ ...error, notes: [...error.notes, { text: syntaxHint(error) }] }));
	const messages = await formatMessages(hinted, { kind: "error" });
	const files = errors.map(({ location }) => resolve(location?.file ?? ""));
	const unreadable = files.filter((file) => dirname(file) === resolve("content"));
	const others = await mistakesBeside(unreadable).catch(() => []);
	return [...messages, ...others].join("\n").trim();
}

/** Marks every text and list that depends on an unreadable file. A single character, so that no text gets too long. */
const mark = "\ue000";

/** Replaces an unreadable file. Its exports can be called, listed, and inserted in a text. */
const unknownModule = `
	const unknown = new Proxy(Object.assign(() => unknown, { "${mark}": 0 }), {
		get: (_, key) => (key === Symbol.toPrimitive ? () => "${mark}" : unknown),
	});
	module.exports = Object.create(unknown);
`;

/** Finds the mistakes in the rest of the content when these files cannot be read. Throws if another one cannot. */
async function mistakesBeside(unreadable: readonly string[]): Promise<readonly string[]> {
	const { outputFiles } = await build({
		entryPoints: ["content/schema/problems.ts"],
		bundle: true,
		write: false,
		format: "esm",
		logLevel: "silent",
		plugins: [
			{
				name: "leave out what cannot be read",
				setup({ onResolve, onLoad }) {
					// Not as an ES module like the project's own files, because that would have to name its exports.
					onResolve({ filter: /\.ts$/ }, ({ path, resolveDir }) =>
						unreadable.includes(resolve(resolveDir, path)) ? { path, namespace: "unknown" } : undefined,
					);
					onLoad({ filter: /^/, namespace: "unknown" }, () => ({ contents: unknownModule }));
				},
			},
		],
	});
	const code = Buffer.from(outputFiles[0]?.contents ?? []).toString("base64");
	const { checkContent }: typeof import("../../content/schema/problems.ts") = await import(
		`data:text/javascript;base64,${code}`
	);
	return checkContent().filter((line) => !line.includes(mark));
}
