import { gzipSync } from "node:zlib";
import type { SiteFiles } from "./site-files.ts";

/** The most bytes that a page may have after gzip: less than a connection carries in its first two round trips. */
const pageLimit = 23_000;

/** Returns a warning for each page over the limit. */
export function sizeWarnings(files: SiteFiles): readonly string[] {
	const pages = [...files].filter(([file]) => file.endsWith(".html"));
	// Only the largest are compressed, because a site may have a thousand pages.
	const largest = pages.sort(([, a], [, b]) => b.length - a.length).slice(0, 3);
	return largest.flatMap(([file, contents]) => {
		const { length } = gzipSync(contents);
		const over = length - pageLimit;
		if (over <= 0) return [];
		// A byte of a compressed page holds 2.3 to 4 characters of English text.
		const characters = Math.ceil((over * 2.5) / 100) * 100;
		return [
			`${file} has ${length} bytes after gzip, ${over} more than a page should have: about ${characters} characters of text. ` +
				"Shorten its texts, or show less on it.",
		];
	});
}
