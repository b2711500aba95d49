import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const compressors = { br: promisify(brotliCompress), gz: promisify(gzip) };
const best = {
	br: { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } },
	gz: { level: 9 },
};

const isText = /\.(?:html|js|css|svg|txt|xml)$/;

/** The compressed siblings of every text file: `index.html` gets `index.html.br` and `index.html.gz`. */
export async function siblingsOf(
	files: ReadonlyMap<string, string | Uint8Array>,
): Promise<ReadonlyMap<string, Uint8Array>> {
	const siblings = [...files]
		.filter(([file]) => isText.test(file))
		.flatMap(([file, contents]) => [
			compressors.br(contents, best.br).then((bytes) => [`${file}.br`, bytes] as const),
			compressors.gz(contents, best.gz).then((bytes) => [`${file}.gz`, bytes] as const),
		]);
	return new Map(await Promise.all(siblings));
}
