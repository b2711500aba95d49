import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join, posix, win32 } from "node:path";
import type { SiteFile } from "../site-file.ts";
import { codeOf, messageOf } from "./system-errors.ts";

export type Files = Iterable<SiteFile> | AsyncIterable<SiteFile>;

/**
 * Writes files into a folder, each before the next one is taken: a thread that makes files has more to gain from its
 * core than the disk from several files at once.
 *
 * @param root an empty folder
 * @param folder how messages call it
 * @throws Error for a path that is not inside the folder or that two files share, for a file that cannot be written,
 *   and whatever `files` throws
 */
export async function writeFiles(files: Files, root: string, folder: string): Promise<void> {
	const folders = new Set([root]);
	const written = new Set<string>();

	// Parents are made one by one: a recursive mkdir would quietly bring back a root that somebody deleted.
	function makeFolder(path: string): void {
		if (folders.has(path)) return;
		makeFolder(dirname(path));
		mkdirSync(path);
		folders.add(path);
	}

	for await (const [path, contents] of files) {
		if (!isInside(path)) {
			throw new Error(
				`The file "${path}" cannot be written, because its path does not name a file inside "${folder}". ` +
					'Give it a plain path from the root of the site, such as "products/index.html".',
			);
		}
		if (written.has(path)) {
			throw new Error(`Two sources both write "${path}" to "${folder}". Give one of them another path.`);
		}
		written.add(path);
		const file = join(root, path);
		try {
			makeFolder(dirname(file));
			writeFileSync(file, contents, { flag: "wx" });
		} catch (cause) {
			throw new Error(writeFailure(path, folder, cause), { cause });
		}
	}
}

function isInside(path: string): boolean {
	const isPlain = path === posix.normalize(path) && path !== "." && !path.endsWith("/");
	return isPlain && !win32.isAbsolute(path) && !path.split(/[\\/]/).includes("..");
}

function writeFailure(path: string, folder: string, cause: unknown): string {
	const untouched = `The site in "${folder}" is as it was.`;
	if (codeOf(cause) === "EEXIST") {
		return (
			`The file "${path}" cannot be written to "${folder}", because another file of this site already has its ` +
			`place or that of a folder it needs. Give one of them another path. ${untouched}`
		);
	}
	return (
		`The file "${path}" could not be written to "${folder}" (${messageOf(cause)}). ` +
		`Check that the disk has room and that you may write there, then build again. ${untouched}`
	);
}
