import { promisify } from "node:util";
import { brotliCompress, brotliCompressSync, constants } from "node:zlib";
import { isPage, type SiteFile } from "./site-file.ts";

const compress = promisify(brotliCompress);

function quality(level: number) {
	return {
		params: {
			[constants.BROTLI_PARAM_QUALITY]: level,
			[constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
		},
	};
}

/** A small window: to make room for a large one takes longer than to compress a page. */
const hasty = { params: { ...quality(1).params, [constants.BROTLI_PARAM_LGWIN]: 16 } };
const good = quality(5);
const best = quality(11);

function bytesAt(options: typeof best, text: string): number {
	return brotliCompressSync(text, options).length;
}

/** The bytes of a text after brotli at its best quality, which is what a good host sends. */
export async function brotliBytes(text: string): Promise<number> {
	return (await compress(text, best)).length;
}

/** The bytes a page may have after brotli: what the first ten packets of a connection carry, or less. */
export function budgetOf(file: string): number {
	return file === "index.html" ? 14_600 : 12_000;
}

/** A page in its parts, by name. Together they are the whole page. */
function partsOf(page: string): ReadonlyMap<string, string> {
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

const sizes = new Map<string, number>();

/** The bytes of a style sheet. Few differ, so each is compressed once. */
function styleBytes(style: string): number {
	const bytes = sizes.get(style) ?? bytesAt(good, style);
	sizes.set(style, bytes);
	return bytes;
}

/**
 * Bounds on a page's weight, each nearer and slower than the one before, the last exact: its style sheet and the
 * rest apart, the style compressed well and the rest hastily; the whole compressed well; the whole compressed as hosts do.
 * That the best compression gives the fewest bytes holds for each page of the site, which the tests prove.
 */
const bounds: readonly ((page: string) => number)[] = [
	(page) => {
		const start = page.indexOf("<style>");
		const end = page.indexOf("</style>", start);
		return styleBytes(page.slice(start, end)) + bytesAt(hasty, page.slice(0, start) + page.slice(end));
	},
	(page) => bytesAt(good, page),
	(page) => bytesAt(best, page),
];

/** How heavy a page may be at most: exact for a page that is over its budget. */
function weightOf(file: string, page: string): number {
	let weight = Number.POSITIVE_INFINITY;
	for (const bound of bounds) {
		weight = bound(page);
		if (weight <= budgetOf(file)) break;
	}
	return weight;
}

/** A page that does not fit into its budget. The message names it and its largest parts. */
class BudgetError extends Error {
	override readonly name = "BudgetError";
}

function describe(file: string, page: string, weight: number): string {
	const largest = [...partsOf(page)]
		.map(([name, text]) => ({ name, bytes: bytesAt(best, text) }))
		.sort((a, b) => b.bytes - a.bytes)
		.slice(0, 4)
		.map(({ name, bytes }) => `${name} ${bytes}`);
	return `${file} has ${weight} bytes after brotli and may have ${budgetOf(file)}. Its largest parts: ${largest.join(", ")}.`;
}

/** So many heavy pages have one cause, and to weigh thousands more exactly would take minutes. */
const enough = 10;

/**
 * Passes the files of a site on, and weighs its pages.
 *
 * @param weights gets the bytes after brotli that each page has at most; exact weights take 30 ms a page, so a page
 *   is weighed only as exactly as it takes to prove that it fits
 * @throws BudgetError when pages are over their budgets: after the last page, or after ten such pages
 */
export function* withinBudget(files: Iterable<SiteFile>, weights: Map<string, number>): Generator<SiteFile> {
	const heavy: string[] = [];
	for (const file of files) {
		if (isPage(file)) {
			const weight = weightOf(...file);
			weights.set(file[0], weight);
			if (weight > budgetOf(file[0])) heavy.push(describe(...file, weight));
			if (heavy.length === enough) break;
		}
		yield file;
	}
	if (heavy.length > 0) {
		throw new BudgetError(`${heavy.join("\n")}\nShorten these pages; dist/ is untouched.`);
	}
}
