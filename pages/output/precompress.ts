import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { SiteFile } from "../site-file.ts";

const compressors = { br: promisify(brotliCompress), gz: promisify(gzip) };
const best = {
	br: { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } },
	gz: { level: 9 },
};

const isText = /\.(?:html|js|css|svg|txt|xml)$/;

/** How many files are compressed at once: enough to keep every core busy, and few enough to hold in memory. */
const batch = 16;

/** Passes files on, and behind each text file its compressed siblings: `index.html.br` and `index.html.gz`. */
export async function* withSiblings(
	files: Iterable<SiteFile> | AsyncIterable<SiteFile>,
): AsyncGenerator<SiteFile> {
	let waiting: Promise<SiteFile>[] = [];
	for await (const file of files) {
		yield file;
		const [path, contents] = file;
		if (!isText.test(path)) continue;
		waiting.push(
			compressors.br(contents, best.br).then((bytes) => [`${path}.br`, bytes]),
			compressors.gz(contents, best.gz).then((bytes) => [`${path}.gz`, bytes]),
		);
		if (waiting.length >= 2 * batch) {
			yield* await Promise.all(waiting);
			waiting = [];
		}
	}
	yield* await Promise.all(waiting);
}
