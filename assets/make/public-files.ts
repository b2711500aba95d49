import { readdir, readFile } from "node:fs/promises";
import { join, relative } from "node:path";
import { Problem } from "./problem.ts";
import type { SiteFile } from "./site-file.ts";

/** Files that git and operating systems put there, which are not published. */
const isStray = /^(?:\.git(?:keep|ignore)|\.DS_Store|Thumbs\.db|desktop\.ini)$/;

/**
 * The start of a path up to a hidden name, a backup copy, or a file that Office or a browser is still writing. None is meant
 * for visitors, and `.env` or `.git/` has secrets. `.well-known/` is public: https://www.rfc-editor.org/rfc/rfc8615
 */
const privatePart =
	/^(?:(?!\.well-known\/)|.*?\/)\.[^/]*|^.*~$|^(?:.*\/)?~\$[^/]*$|^.*\.(?:tmp|crdownload|part)$/i;

/**
 * The files in `assets/public/`, which are published unchanged at the same path: `ads.txt`,
 * `.well-known/security.txt`, a search engine's verification file.
 *
 * @param root the project's folder
 * @returns the files, and a warning about those that are not published
 * @throws Problem for a link or anything else that is not a file, and for a file in `assets/`
 */
export async function readPublicFiles(root: string) {
	const folder = join(root, "assets/public");
	const files: SiteFile[] = [];
	const left = new Set<string>();
	for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
		if (entry.isDirectory() || isStray.test(entry.name)) continue;
		const path = join(entry.parentPath, entry.name);
		const name = relative(folder, path).replaceAll("\\", "/");
		if (/^assets\//i.test(name)) {
			throw new Problem(
				`assets/public/${name} would be in assets/, whose files browsers keep for a year, even when they change. Move it to another folder.`,
			);
		}
		const [part] = privatePart.exec(name) ?? [];
		if (part !== undefined) {
			left.add(part);
		} else if (entry.isFile()) {
			files.push([name, await readFile(path)]);
		} else {
			throw new Problem(`assets/public/${name} is not a file. Replace it with a copy of the file.`);
		}
	}
	const warnings = [...left].map(
		(part) =>
			`assets/public/${part} is not published, because only .well-known/ may start with a dot, and copies and unfinished files of other programs stay out. Move it out of assets/public/.`,
	);
	return { files, warnings };
}
