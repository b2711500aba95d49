import { promisify } from "node:util";
import { brotliCompress, gzip } from "node:zlib";
import type { SiteFile } from "../../assets/make/site-file.ts";
import type { SiteFiles } from "./files.ts";

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

const isText = /\.(?:html|js|css|svg|txt|xml|json)$/;

/** A brotli and a gzip file for every text file, at the highest quality: `index.html.br` and `index.html.gz`. */
export async function compressedSiblings(files: SiteFiles): Promise<readonly SiteFile[]> {
	const siblings = [...files]
		.filter(([path]) => isText.test(path))
		.map(
			async ([path, contents]): Promise<readonly SiteFile[]> => [
				[`${path}.br`, await brotli(contents)],
				[`${path}.gz`, await gzipped(contents, { level: 9 })],
			],
		);
	return (await Promise.all(siblings)).flat();
}
