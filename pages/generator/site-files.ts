import { Problem } from "../../assets/make/problem.ts";
import type { SiteFile } from "../../assets/make/site-file.ts";

/** Every file of the site, by path. */
export type SiteFiles = ReadonlyMap<string, string | Uint8Array>;

/**
 * Collects the files of the site by path.
 *
 * @throws Problem for two files with the same path
 */
export function siteFiles(files: readonly SiteFile[]): SiteFiles {
	const byPath = new Map<string, string | Uint8Array>();
	for (const [path, contents] of files) {
		if (byPath.has(path)) {
			throw new Problem(
				`Two sources create the file "${path}": the site itself, and assets/public/. Rename or delete the one in assets/public/.`,
			);
		}
		byPath.set(path, contents);
	}
	return byPath;
}
