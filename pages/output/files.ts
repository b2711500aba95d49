import { posix, win32 } from "node:path";
import { Problem } from "../../assets/make/problem.ts";
import type { SiteFile } from "../../assets/make/site-file.ts";

/** Every file of the site by its path. */
export type SiteFiles = ReadonlyMap<string, string | Uint8Array>;

/** Whether a relative path is a file inside its base folder, on every operating system. */
function isInside(path: string): boolean {
	const isPlain = path === posix.normalize(path) && path !== "." && !path.endsWith("/");
	return isPlain && !win32.isAbsolute(path) && !path.split(/[\\/]/).includes("..");
}

/**
 * Collects the files of the site by path.
 *
 * @throws Problem for a duplicate path, or one that leads outside the site
 */
export function siteFiles(files: Iterable<SiteFile>): SiteFiles {
	const collected = new Map<string, string | Uint8Array>();
	for (const [path, contents] of files) {
		if (!isInside(path)) {
			throw new Problem(
				`The path "${path}" does not name a file inside the site. Use a plain path from its root, such as "products/index.html".`,
			);
		}
		if (collected.has(path)) {
			throw new Problem(`Two sources both make the file "${path}". Give one of them another path.`);
		}
		collected.set(path, contents);
	}
	return collected;
}
