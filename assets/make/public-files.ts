import { readdir, readFile } from "node:fs/promises";
import { join, relative } from "node:path";
import type { SiteFile } from "./site-file.ts";

/** Hidden names, such as `.env`. `.well-known/` is public: https://www.rfc-editor.org/rfc/rfc8615 */
const isHidden = /(?:^|\/)\.(?!well-known\/)/;

/**
 * The files in `assets/public/`, which are published unchanged at the same path, such as `ads.txt`,
 * `.well-known/security.txt` or a search engine's verification file. Hidden files are left out.
 */
export async function readPublicFiles(): Promise<readonly SiteFile[]> {
	const folder = "assets/public";
	const files: SiteFile[] = [];
	for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
		const path = join(entry.parentPath, entry.name);
		const name = relative(folder, path).replaceAll("\\", "/");
		if (entry.isFile() && !isHidden.test(name)) files.push([name, await readFile(path)]);
	}
	return files;
}
