import { existsSync, lstatSync, mkdirSync, writeFileSync } from "node:fs";
import { mkdir, mkdtemp, readdir, rename, rm } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { messageOf, Problem } from "../../assets/make/problem.ts";
import type { SiteFile } from "../../assets/make/site-file.ts";

/** A build works in a folder such as `.dist-build-a1B2c3/` beside the site, and deletes it at the end. */
const prefixOf = (folder: string) => `.${basename(folder)}-build-`;

/** The site while it is incomplete, and the site that it replaces. */
const partsOf = (work: string) => ({ next: join(work, "next"), old: join(work, "old") });

/** Renames a folder. Returns false if it does not exist or the new name is taken. */
async function renamed(from: string, to: string): Promise<boolean> {
	try {
		await rename(from, to);
		return true;
	} catch (error) {
		const code = error instanceof Error && "code" in error ? error.code : undefined;
		if (code === "ENOENT" || code === "ENOTEMPTY" || code === "EEXIST") return false;
		throw error;
	}
}

/** Deletes a build's folder. Returns a warning if that fails. */
async function discard(work: string): Promise<readonly string[]> {
	const { next, old } = partsOf(work);
	try {
		await rm(next, { recursive: true, force: true });
		// `recover` must not take a half-deleted site for one that a killed build moved aside.
		await renamed(old, next);
		await rm(work, { recursive: true, force: true });
		return [];
	} catch (error) {
		return [`A temporary folder could not be deleted (${messageOf(error)}). Delete "${work}".`];
	}
}

/**
 * Restores a site that a killed build moved aside, and deletes the folders of killed builds. A folder that changed
 * within the last hour stays, because its build may be running.
 *
 * @returns a warning for each folder that could not be deleted
 */
export async function recover(folder: string): Promise<readonly string[]> {
	const parent = dirname(folder);
	const warnings: string[] = [];
	// `writeSite` reports a folder that cannot be read.
	for (const name of await readdir(parent).catch(() => [])) {
		if (!name.startsWith(prefixOf(folder))) continue;
		const work = join(parent, name);
		if (!existsSync(folder)) await renamed(partsOf(work).old, folder);
		// A running build may delete its folder at any time.
		const age = Date.now() - (lstatSync(work, { throwIfNoEntry: false })?.mtimeMs ?? Date.now());
		if (age > 3_600_000) warnings.push(...(await discard(work)));
	}
	return warnings;
}

/** Writes files to a folder, synchronously: here, that is faster than in parallel. */
export function writeFiles(files: Iterable<SiteFile>, folder: string): void {
	for (const [path, contents] of files) {
		const file = join(folder, path);
		mkdirSync(dirname(file), { recursive: true });
		writeFileSync(file, contents);
	}
}

/**
 * Replaces the contents of `folder` with `files`, whose paths start at the root of the site. `folder` does not change
 * until all files are written, and if anything fails. When several builds write to it, the last one wins.
 *
 * @returns a warning for each temporary folder that could not be deleted
 * @throws Problem if `folder` is a file or a link; the system's error if something cannot be written or renamed
 */
export async function writeSite(files: Iterable<SiteFile>, folder: string): Promise<readonly string[]> {
	const present = lstatSync(folder, { throwIfNoEntry: false });
	if (present && !present.isDirectory()) {
		const kind = present.isSymbolicLink() ? "a symbolic link" : "a file";
		throw new Problem(
			`"${folder}" is ${kind}, but the build replaces it with a folder. Delete it, or move it to another place.`,
		);
	}
	await mkdir(dirname(folder), { recursive: true });
	const work = await mkdtemp(join(dirname(folder), prefixOf(folder)));
	const { next, old } = partsOf(work);
	try {
		writeFiles(files, next);
		await renamed(folder, old);
		if (await renamed(next, folder)) return await discard(work);
	} catch (error) {
		await renamed(old, folder);
		await discard(work);
		throw error;
	}
	// Another build put its site there between the two renames, so replace that one, too.
	return [...(await discard(work)), ...(await writeSite(files, folder))];
}
