import { readdir, readFile } from "node:fs/promises";
import { join, relative } from "node:path";
import type { SiteFile } from "./site-file.ts";

/** Files of git and of operating systems, which nobody means to publish. */
const isStray = /^(?:\.git(?:keep|ignore)|\.DS_Store|Thumbs\.db|desktop\.ini)$/;

/**
 * The files in `assets/public/`, which are published at the same path and unchanged: `CNAME`, `ads.txt`,
 * `.well-known/security.txt`, a search engine's proof of ownership.
 *
 * @param root the project's folder
 */
export async function readPublicFiles(root: string): Promise<readonly SiteFile[]> {
	const folder = join(root, "assets/public");
	const entries = await readdir(folder, { recursive: true, withFileTypes: true });
	const paths = entries
		.filter((entry) => !entry.isDirectory() && !isStray.test(entry.name))
		.map((entry) => join(entry.parentPath, entry.name))
		.sort();
	return Promise.all(
		paths.map(async (path) => [relative(folder, path).replaceAll("\\", "/"), await readFile(path)] as const),
	);
}
