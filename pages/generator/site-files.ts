import { dirname } from "node:path";
import { Problem } from "../../assets/make/problem.ts";
import type { SiteFile } from "../../assets/make/site-file.ts";

/** Every file of the site, by path. */
export type SiteFiles = ReadonlyMap<string, string | Uint8Array>;

/**
 * Collects the files of the site by path.
 *
 * @throws Problem for two files with the same path, or one that differs only in capital letters, which are one file on
 *   some hosts, for a file with the path of a folder, and for one that some hosts would send in place of another
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
	for (const path of paths) {
		const [, replaced = ""] = /^(.*)\.(?:br|gz)$/.exec(path) ?? [];
		if (paths.has(replaced)) {
			throw new Problem(
				`Some hosts would send "${path}" in place of "${replaced}". Rename or delete the one in assets/public/.`,
			);
		}
		for (let folder = dirname(path); folder !== "."; folder = dirname(folder)) {
			if (!paths.has(folder)) continue;
			throw new Problem(
				`The file "${folder}" has the name of a folder of the site. Rename or delete the one in assets/public/.`,
			);
		}
	}
	return new Map(files);
}
