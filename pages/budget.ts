import { promisify } from "node:util";
import { brotliCompress, constants } from "node:zlib";

const compress = promisify(brotliCompress);

/** The bytes of a text after brotli at its best quality, which is what a good host sends. */
export async function brotliBytes(text: string): Promise<number> {
	const params = {
		[constants.BROTLI_PARAM_QUALITY]: 11,
		[constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
	};
	return (await compress(text, { params })).length;
}

/** The bytes a page may have after brotli: what the first ten packets of a connection carry, or less. */
export function budgetOf(file: string): number {
	return file === "index.html" ? 14_600 : 12_000;
}

/** A page in its parts, by name. Together they are the whole page. */
function partsOf(page: string): Map<string, string> {
	const parts = new Map<string, string>();
	let drawings = 0;
	const markup = page.replace(/<style>.*?<\/style>|<script.*?<\/script>|<svg.*?<\/svg>/gs, (part) => {
		const name = /^<(\w+)/.exec(part)?.[1] ?? "";
		parts.set(
			name === "svg" ? `drawing ${++drawings}` : name === "style" ? "style sheet" : `script ${parts.size}`,
			part,
		);
		return "";
	});
	return parts.set("markup and text", markup);
}

/** A page that does not fit into its budget. The message names it and its largest parts. */
class BudgetError extends Error {
	override readonly name = "BudgetError";
}

/**
 * Measures every page, in bytes after brotli.
 *
 * @throws BudgetError when one is over its budget
 */
export async function weigh(pages: ReadonlyMap<string, string>): Promise<ReadonlyMap<string, number>> {
	const weights = new Map(
		await Promise.all(
			[...pages].map(async ([file, page]): Promise<[string, number]> => [file, await brotliBytes(page)]),
		),
	);
	const heavy = [...weights].filter(([file, bytes]) => bytes > budgetOf(file));
	if (heavy.length > 0) {
		const lines = heavy.map(async ([file, bytes]) => {
			const parts = await Promise.all(
				[...partsOf(pages.get(file) ?? "")].map(async ([name, text]) => ({
					name,
					bytes: await brotliBytes(text),
				})),
			);
			const largest = parts
				.sort((a, b) => b.bytes - a.bytes)
				.slice(0, 4)
				.map((part) => `${part.name} ${part.bytes}`);
			return `${file} has ${bytes} bytes after brotli and may have ${budgetOf(file)}. Its largest parts: ${largest.join(", ")}.`;
		});
		throw new BudgetError(
			`${(await Promise.all(lines)).join("\n")}\nShorten these pages; dist/ is untouched.`,
		);
	}
	return weights;
}
