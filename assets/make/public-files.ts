import { readdir, readFile } from "node:fs/promises";
import { join, relative } from "node:path";
import { Problem } from "./problem.ts";
import type { SiteFile } from "./site-file.ts";

/** Files of git and operating systems, which are not published. */
const isStray = /^(?:\.git(?:keep|ignore)|\.DS_Store|Thumbs\.db|desktop\.ini)$/;

/**
 * The files in `assets/public/`, which are published unchanged at the same path: `CNAME`, `ads.txt`,
 * `.well-known/security.txt`, a search engine's verification file.
 *
 * @param root the project's folder
 * @throws Problem for a link, anything else that is not a file, and a file that cannot be read
 */
export async function readPublicFiles(root: string): Promise<readonly SiteFile[]> {
	const folder = join(root, "assets/public");
	const entries = await readdir(folder, { recursive: true, withFileTypes: true });
	const files = entries
		.filter((entry) => !entry.isDirectory() && !isStray.test(entry.name))
		.map((entry) => ({ path: join(entry.parentPath, entry.name), isFile: entry.isFile() }))
		.sort((a, b) => (a.path < b.path ? -1 : 1));
	return Promise.all(
		files.map(async ({ path, isFile }): Promise<SiteFile> => {
			const name = relative(folder, path).replaceAll("\\", "/");
			if (!isFile)
				throw new Problem(`assets/public/${name} is not a file. Put a copy of what you mean there.`);
			const contents = await readFile(path).catch((cause: unknown) => {
				throw new Problem(`assets/public/${name} cannot be read (${cause}). Make it readable.`);
			});
			return [name, contents];
		}),
	);
}
