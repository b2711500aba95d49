import { lstatSync, mkdirSync, writeFileSync } from "node:fs";
import { rename } from "node:fs/promises";
import { dirname, join } from "node:path";
import { Problem } from "../../assets/make/problem.ts";
import type { SiteFile } from "../../assets/make/site-file.ts";
import { discard, hiddenPath } from "./leftovers.ts";
import { codeOf, ignore, messageOf } from "./system-error.ts";

/**
 * Replaces the contents of `folder` with `files`, by their paths from the root of the site.
 *
 * The files are written to a folder beside it, which replaces it at the end. Until then, and if anything fails, `folder`
 * does not change. Several builds may publish to one folder at the same time: the last one to finish replaces the
 * others completely.
 *
 * @returns a sentence for each old folder that could not be deleted
 * @throws Problem for a `folder` that is a file or a link, for a file that cannot be written, and when a rename fails
 */
export async function publish(files: Iterable<SiteFile>, folder: string): Promise<readonly string[]> {
	const present = lstatSync(folder, { throwIfNoEntry: false });
	if (present && !present.isDirectory()) {
		const kind = present.isSymbolicLink() ? "a symbolic link" : "a file";
		throw new Problem(
			`"${folder}" is ${kind}, but the build replaces it with a folder. Delete it, or move it to another place.`,
		);
	}
	const next = hiddenPath(folder, "next");
	try {
		writeFiles(files, next);
		return await swapIn(next, folder);
	} catch (error) {
		await discard(next, folder);
		throw error;
	}
}

/**
 * Writes files into a folder, synchronously, which is faster here than in parallel.
 *
 * @throws Problem for a file that cannot be written
 */
export function writeFiles(files: Iterable<SiteFile>, folder: string): void {
	for (const [path, contents] of files) {
		const file = join(folder, path);
		try {
			mkdirSync(dirname(file), { recursive: true });
			writeFileSync(file, contents);
		} catch (cause) {
			throw new Problem(
				`The file "${path}" could not be written (${messageOf(cause)}). Check that the disk has room, ` +
					"that you may write there, and that no folder has the name of a file.",
				{ cause },
			);
		}
	}
}

async function swapIn(next: string, folder: string): Promise<readonly string[]> {
	const old = hiddenPath(folder, "old");
	try {
		await rename(folder, old).catch(ignore("ENOENT"));
		await rename(next, folder);
	} catch (cause) {
		// Another build published its site between the two renames, so replace that one too.
		if (["ENOTEMPTY", "EEXIST"].includes(codeOf(cause))) {
			return [...(await discard(old, folder)), ...(await swapIn(next, folder))];
		}
		await rename(old, folder).catch(ignore("ENOENT", "ENOTEMPTY", "EEXIST"));
		throw new Problem(
			`The new site could not take the place of "${folder}" (${messageOf(cause)}). ` +
				"Check that you may write there and that no other program has the folder open.",
			{ cause },
		);
	}
	return discard(old, folder);
}
