import { promisify } from "node:util";
import { brotliCompress, constants } from "node:zlib";
import type { SiteFiles } from "./files.ts";

/** What a page weighs. */
export interface PageSize {
	readonly file: string;
	/** After brotli at its best quality, which is what a good host sends. */
	readonly bytes: number;
	/** The bytes that the page may have. */
	readonly limit: number;
}

const compress = promisify(brotliCompress);
const best = {
	params: {
		[constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
		[constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
	},
};

/** Compressing a page takes 30 to 70 ms, so a large site only tells about its largest pages. */
const measured = 12;

/** The bytes a page may have after brotli. Its first view takes at most the first 14,600 of them: one round trip. */
const limit = 20_000;

/** The sizes of the largest pages, those nearest to their limit first. */
export async function sizesOf(files: SiteFiles): Promise<readonly PageSize[]> {
	const pages = [...files].filter(([file]) => file.endsWith(".html"));
	const largest = pages.sort(([, a], [, b]) => b.length - a.length).slice(0, measured);
	const sizes = await Promise.all(
		largest.map(async ([file, contents]) => ({
			file,
			bytes: (await compress(contents, best)).length,
			limit,
		})),
	);
	return sizes.sort((a, b) => b.bytes / b.limit - a.bytes / a.limit);
}
