import { mkdirSync, writeFileSync } from "node:fs";
import { lstat, rename } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
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
	const target = resolve(folder);
	await refuseAnythingElse(target, folder);
	const next = hiddenPath(target, "next");
	try {
		writeFiles(files, next);
		return await swapIn(next, target, folder);
	} catch (error) {
		await discard(next, target);
		throw error;
	}
}

async function refuseAnythingElse(target: string, folder: string): Promise<void> {
	const facts = await lstat(target).catch(ignore("ENOENT"));
	if (facts === undefined || facts.isDirectory()) return;
	const kind = facts.isSymbolicLink() ? "a symbolic link" : "a file";
	throw new Problem(
		`"${folder}" is ${kind}, but the build replaces it with a folder. Delete it, or move it to another place.`,
	);
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

async function swapIn(next: string, target: string, folder: string): Promise<readonly string[]> {
	const old = hiddenPath(target, "old");
	try {
		await rename(target, old).catch(ignore("ENOENT"));
		await rename(next, target);
	} catch (cause) {
		// Another build published its site between the two renames, so replace that one too.
		if (["ENOTEMPTY", "EEXIST"].includes(codeOf(cause))) {
			return [...(await discard(old, target)), ...(await swapIn(next, target, folder))];
		}
		await rename(old, target).catch(ignore("ENOENT", "ENOTEMPTY", "EEXIST"));
		throw new Problem(
			`The new site could not take the place of "${folder}" (${messageOf(cause)}). ` +
				"Check that you may write there and that no other program holds the folder.",
			{ cause },
		);
	}
	return discard(old, target);
}
