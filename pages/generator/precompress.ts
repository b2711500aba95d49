import { brotliCompressSync, gzipSync } from "node:zlib";
import type { SiteFile, SiteFiles } from "../../assets/make/site-file.ts";

const isText = /\.(?:html|js|css|svg|txt|xml|json)$/;

/** Compresses every text file with brotli and gzip, at the highest quality: `index.html.br` and `index.html.gz`. */
export function compressedSiblings(files: SiteFiles): readonly SiteFile[] {
	return [...files]
		.filter(([path]) => isText.test(path))
		.flatMap(([path, contents]) => [
			[`${path}.br`, brotliCompressSync(contents)] as const,
			[`${path}.gz`, gzipSync(contents, { level: 9 })] as const,
		]);
}
