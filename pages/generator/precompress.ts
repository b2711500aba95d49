import { readFile, stat } from "node:fs/promises";
import { brotliCompressSync, gzipSync } from "node:zlib";
import type { PublicFile } from "./public-files.ts";
import type { SiteFile } from "./site-file.ts";

const isText = /\.(?:html|js|css|svg|txt|xml|json)$/;

/** Bytes. Brotli takes seconds for each megabyte. */
const largestPublicFile = 10_000_000;

/**
 * Compresses every text file with brotli and gzip, at the highest quality: `index.html.br` and
 * `index.html.gz`. Leaves out public files of more than 10 MB.
 */
export async function compressedSiblings(
	files: readonly SiteFile[],
	publicFiles: readonly PublicFile[],
): Promise<readonly SiteFile[]> {
	const texts = files.filter(({ path }) => isText.test(path));
	for (const { path, source } of publicFiles) {
		if (!isText.test(path) || (await stat(source)).size > largestPublicFile) continue;
		texts.push({ path, contents: await readFile(source) });
	}
	return texts.flatMap(({ path, contents }) => [
		{ path: `${path}.br`, contents: brotliCompressSync(contents) },
		{ path: `${path}.gz`, contents: gzipSync(contents, { level: 9 }) },
	]);
}
