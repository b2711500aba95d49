import { existsSync, lstatSync, mkdirSync, writeFileSync } from "node:fs";
import { mkdir, mkdtemp, readdir, rename, rm } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { Problem } from "../../assets/make/problem.ts";
import type { SiteFile } from "../../assets/make/site-file.ts";

/** A build works in a folder such as `.dist-build-a1B2c3/` beside the site, and deletes it at the end. */
const prefixOf = (folder: string) => `.${basename(folder)}-build-`;

/** Where it moves the site that it replaces. */
const oldIn = (work: string) => join(work, "old");

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
 * until all files are written, and if anything fails. Of several builds that write to it at once, one may fail.
 *
 * @throws Problem if `folder` is a file or a link; the system's error if something cannot be written or renamed
 */
export async function writeSite(files: Iterable<SiteFile>, folder: string): Promise<void> {
	const present = lstatSync(folder, { throwIfNoEntry: false });
	if (present && !present.isDirectory()) {
		const kind = present.isSymbolicLink() ? "a symbolic link" : "a file";
		throw new Problem(
			`"${folder}" is ${kind}, but the build replaces it with a folder. Delete it, or move it to another place.`,
		);
	}
	await mkdir(dirname(folder), { recursive: true });
	const work = await mkdtemp(join(dirname(folder), prefixOf(folder)));
	const next = join(work, "next");
	try {
		writeFiles(files, next);
		if (present) await rename(folder, oldIn(work));
		await rename(next, folder);
		// Deleting takes a while, and a build that is killed meanwhile must not leave half of a site for `recover` to find.
		if (present) await rename(oldIn(work), join(work, "replaced"));
	} finally {
		await restore(work, folder);
		await rm(work, { recursive: true, force: true });
	}
}

/** Moves the site that a build replaced back to its place, if there is none. */
async function restore(work: string, folder: string): Promise<void> {
	if (existsSync(oldIn(work)) && !existsSync(folder)) await rename(oldIn(work), folder);
}

/**
 * Restores a site that a killed build moved aside, and deletes the folders of killed builds. A folder that changed
 * within the last hour stays, because its build may be running.
 */
export async function recover(folder: string): Promise<void> {
	for (const name of await readdir(dirname(folder))) {
		if (!name.startsWith(prefixOf(folder))) continue;
		const work = join(dirname(folder), name);
		await restore(work, folder);
		// A running build may delete its folder at any time.
		const { mtimeMs = Date.now() } = lstatSync(work, { throwIfNoEntry: false }) ?? {};
		if (Date.now() - mtimeMs > 3_600_000) await rm(work, { recursive: true, force: true });
	}
}
