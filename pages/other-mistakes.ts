import { relative } from "node:path";
import { build } from "esbuild";

/**
 * The mistakes in the rest of the content when some of its files have syntax errors. It finds none if other
 * files import the unreadable ones, such as products.ts.
 *
 * @param unreadable their paths from the root of the project
 */
export async function otherMistakes(unreadable: readonly string[]): Promise<readonly string[]> {
	try {
		const { outputFiles } = await build({
			entryPoints: ["content/schema/problems.ts"],
			bundle: true,
			write: false,
			format: "esm",
			logLevel: "silent",
			plugins: [
				{
					name: "leave out what cannot be read",
					setup: ({ onLoad }) =>
						onLoad({ filter: /\.ts$/ }, ({ path }) =>
							unreadable.includes(relative(".", path).replaceAll("\\", "/"))
								? { contents: "{}", loader: "json" }
								: undefined,
						),
				},
			],
		});
		const code = Buffer.from(outputFiles[0]?.contents ?? []).toString("base64");
		const { checkContent }: typeof import("../content/schema/problems.ts") = await import(
			`data:text/javascript;base64,${code}`
		);
		return checkContent().problems.filter((line) => !unreadable.some((file) => line.startsWith(`${file},`)));
	} catch {
		return [];
	}
}
