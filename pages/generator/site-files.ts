import { Problem } from "../../assets/make/problem.ts";
import type { SiteFile } from "../../assets/make/site-file.ts";

/** Every file of the site, by path. */
export type SiteFiles = ReadonlyMap<string, string | Uint8Array>;

/**
 * Collects the files of the site by path.
 *
 * @throws Problem for two files with the same path, or one that differs only in capital letters, which are one file on
 *   some hosts
 */
export function siteFiles(files: readonly SiteFile[]): SiteFiles {
	const paths = new Set<string>();
	for (const [path] of files) {
		const name = path.toLowerCase();
		if (paths.has(name)) {
			throw new Problem(
				`Two sources create the file "${path}": the site itself, and assets/public/. Rename or delete the one in assets/public/.`,
			);
		}
		paths.add(name);
	}
	return new Map(files);
}
