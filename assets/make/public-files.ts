import { readdir, readFile } from "node:fs/promises";
import { join, relative } from "node:path";
import { Problem } from "./problem.ts";
import type { SiteFile } from "./site-file.ts";

/** Files that git and operating systems put there, which are not published. */
const isStray = /^(?:\.git(?:keep|ignore)|\.DS_Store|Thumbs\.db|desktop\.ini)$/;

/**
 * The files in `assets/public/`, which are published unchanged at the same path: `CNAME`, `ads.txt`,
 * `.well-known/security.txt`, a search engine's verification file.
 *
 * @param root the project's folder
 * @throws Problem for a link or anything else that is not a file
 */
export async function readPublicFiles(root: string): Promise<readonly SiteFile[]> {
	const folder = join(root, "assets/public");
	const entries = await readdir(folder, { recursive: true, withFileTypes: true });
	const files = entries.filter((entry) => !entry.isDirectory() && !isStray.test(entry.name));
	return Promise.all(
		files.map(async (entry): Promise<SiteFile> => {
			const path = join(entry.parentPath, entry.name);
			const name = relative(folder, path).replaceAll("\\", "/");
			if (!entry.isFile()) {
				throw new Problem(`assets/public/${name} is not a file. Replace it with a copy of the file.`);
			}
			return [name, await readFile(path)];
		}),
	);
}
