import { promisify } from "node:util";
import { brotliCompress, brotliCompressSync, constants } from "node:zlib";
import type { PageFile, SiteFile } from "../site-file.ts";

/** Weighs the pages of a site as they pass through. */
export interface Weigher {
	/** Whether it tells what pages weigh, or what they weigh at most. */
	readonly isExact: boolean;
	/** Hands files on. It may stop early when too many pages are too heavy. */
	through(files: Iterable<SiteFile>): Iterable<SiteFile>;
	/**
	 * The bytes after brotli of each page that has passed, by its file.
	 *
	 * @throws BudgetError when pages are over their budgets
	 */
	weights(): Promise<ReadonlyMap<string, number>>;
}

/** Brotli's settings for a text. Quality 11, the best, is what a good host sends. */
export function settings(quality: 1 | 5 | 11) {
	return {
		params: {
			[constants.BROTLI_PARAM_QUALITY]: quality,
			[constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
		},
	};
}

const compress = promisify(brotliCompress);

/** The bytes of a text after brotli at its best quality. Another thread counts them: 30 ms for a page. */
export async function brotliBytes(text: string): Promise<number> {
	return (await compress(text, settings(11))).length;
}

/** The bytes a page may have after brotli: what the first ten packets of a connection carry, or less. */
export function budgetOf(file: string): number {
	return file === "index.html" ? 14_600 : 12_000;
}

/** What is weighed apart in a message, by the element that it stands in. */
const kinds: ReadonlyMap<string, string> = new Map([
	["svg", "drawing"],
	["style", "style sheet"],
	["script", "script"],
]);

/** A page in its elements of weight, by name. Together they are the whole page. */
function elementsOf(page: string): ReadonlyMap<string, string> {
	const elements = new Map<string, string>();
	const counts = new Map<string, number>();
	const markup = page.replace(/<(style|script|svg)\b.*?<\/\1>/gs, (part, element: string) => {
		const kind = kinds.get(element) ?? element;
		const number = (counts.get(kind) ?? 0) + 1;
		counts.set(kind, number);
		elements.set(`${kind} ${number}`, part);
		return "";
	});
	return elements.set("texts and markup", markup);
}

export interface WeighedPage {
	readonly page: PageFile;
	/** After brotli. */
	readonly bytes: number;
}

function describe({ page: [file, markup], bytes }: WeighedPage): string {
	const largest = [...elementsOf(markup)]
		.map(([name, text]) => ({ name, bytes: brotliCompressSync(text, settings(11)).length }))
		.sort((a, b) => b.bytes - a.bytes)
		.slice(0, 4)
		.map((element) => `${element.name} (${element.bytes} bytes)`);
	return `${file} has ${bytes} bytes after brotli and may have ${budgetOf(file)}. Its largest parts: ${largest.join(", ")}.`;
}

/** Pages that do not fit into their budgets. The message names each and its largest parts. */
export class BudgetError extends Error {
	override readonly name = "BudgetError";

	constructor(heavy: readonly WeighedPage[]) {
		super(
			`${heavy.map(describe).join("\n")}\nShorten what these pages say, or show less on them; dist/ is untouched.`,
		);
	}
}
