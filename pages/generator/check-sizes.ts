import { promisify } from "node:util";
import { deserialize, serialize } from "node:v8";
import { brotliCompress, brotliCompressSync } from "node:zlib";
import { cached } from "../../assets/make/cache.ts";
import type { SiteFiles } from "./site-files.ts";

/** The most bytes that a page may have after brotli: less than a connection carries in its first two round trips. */
const pageLimit = 20_000;

/** The bytes of all elements with this name, compressed separately. */
function bytesOf(element: string, page: string): number {
	const elements = page.match(new RegExp(`<${element}\\b.*?</${element}>`, "gs")) ?? [];
	return brotliCompressSync(elements.join("")).length;
}

/** Returns a warning for each page over the limit, with the bytes of its drawings, styles and scripts. */
export async function sizeWarnings(files: SiteFiles): Promise<readonly string[]> {
	const pages = [...files].filter(([file]) => file.endsWith(".html"));
	// Only the largest pages are measured, because it takes 40 to 130 ms to compress a new one.
	const largest = pages.sort(([, a], [, b]) => b.length - a.length).slice(0, 3);
	const warnings = largest.map(async ([file, contents]) => {
		const kept = await cached(".", [contents], "size", async () =>
			serialize((await promisify(brotliCompress)(contents)).length),
		);
		const length: number = deserialize(kept);
		const over = length - pageLimit;
		if (over <= 0) return [];
		const page = String(contents);
		// A byte of a compressed page holds 2.3 to 4 characters of English text.
		const characters = Math.ceil((over * 2.5) / 100) * 100;
		return [
			`${file} has ${length} bytes after brotli, ${over} more than a page should have: about ${characters} characters of text. ` +
				`Its drawings have ${bytesOf("svg", page)}, its styles ${bytesOf("style", page)}, its scripts ${bytesOf("script", page)}. ` +
				"Shorten its texts, or show less on it.",
		];
	});
	return (await Promise.all(warnings)).flat();
}
