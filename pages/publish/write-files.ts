import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join, posix, win32 } from "node:path";
import type { SiteFile } from "../site-file.ts";
import { codeOf, messageOf } from "./system-errors.ts";

export type Files = Iterable<SiteFile> | AsyncIterable<SiteFile>;

/** How many files are written at once, and so how many are held in memory. */
const writers = 64;

/**
 * Writes files into a folder, 64 at once; no more are taken from `files` ahead of the disk. When it returns or
 * throws, nothing is being written any more.
 *
 * @param root an empty folder
 * @param folder how messages call it
 * @throws Error for a path that is not inside the folder or that two files share, for a file that cannot be written,
 *   and whatever `files` throws
 */
export async function writeFiles(files: Files, root: string, folder: string): Promise<void> {
	const queue = checked(files, folder);
	const folders = new Map<string, Promise<unknown>>([[root, Promise.resolve()]]);

	// Parents are made one by one: a recursive mkdir would quietly bring back a root that somebody deleted.
	function makeFolder(path: string): Promise<unknown> {
		const made = folders.get(path) ?? makeFolder(dirname(path)).then(() => mkdir(path));
		folders.set(path, made);
		return made;
	}

	async function write(): Promise<void> {
		for await (const [path, contents] of queue) {
			const file = join(root, path);
			try {
				await makeFolder(dirname(file));
				await writeFile(file, contents, { flag: "wx" });
			} catch (cause) {
				throw new Error(writeFailure(path, folder, cause), { cause });
			}
		}
	}

	// All of them have to be at rest before the folder can be swapped in or removed.
	const results = await Promise.allSettled(Array.from({ length: writers }, write));
	for (const result of results) {
		if (result.status === "rejected") {
			throw result.reason;
		}
	}
}

async function* checked(files: Files, folder: string): AsyncGenerator<SiteFile> {
	const seen = new Set<string>();
	for await (const file of files) {
		const [path] = file;
		if (!isInside(path)) {
			throw new Error(
				`The file "${path}" cannot be written, because its path does not name a file inside "${folder}". ` +
					'Give it a plain path from the root of the site, such as "products/index.html".',
			);
		}
		if (seen.has(path)) {
			throw new Error(`Two sources both write "${path}" to "${folder}". Give one of them another path.`);
		}
		seen.add(path);
		yield file;
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
