import { randomUUID } from "node:crypto";
import { existsSync, lstatSync, mkdirSync, writeFileSync } from "node:fs";
import { readdir, rename, rm } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { messageOf, Problem } from "../../assets/make/problem.ts";
import type { SiteFile } from "../../assets/make/site-file.ts";

/** The code of a system error, such as `ENOENT`, or "". */
function codeOf(error: unknown): string {
	return error instanceof Error && "code" in error ? String(error.code) : "";
}

/** Renames a folder. Returns false if it does not exist or the new name is taken. */
async function renamed(from: string, to: string): Promise<boolean> {
	try {
		await rename(from, to);
		return true;
	} catch (error) {
		if (["ENOENT", "ENOTEMPTY", "EEXIST"].includes(codeOf(error))) return false;
		throw error;
	}
}

/**
 * Restores the site that a build moved aside if there is no other, and deletes the build's hidden folders.
 *
 * @param next the folder of the incomplete site; the one that was moved aside has the same name plus "-old"
 */
async function cleanUp(next: string, folder: string): Promise<readonly string[]> {
	const old = `${next}-old`;
	try {
		if (!existsSync(folder)) await renamed(old, folder);
		await rm(next, { recursive: true, force: true });
		if (await renamed(old, next)) await rm(next, { recursive: true, force: true });
		return [];
	} catch (error) {
		return [`A temporary folder could not be deleted (${messageOf(error)}). Delete "${next}*".`];
	}
}

function isRunning(pid: number): boolean {
	try {
		return pid !== process.pid && process.kill(pid, 0);
	} catch (error) {
		// EPERM: the process is running and belongs to another user.
		return codeOf(error) === "EPERM";
	}
}

/**
 * Cleans up after killed builds, and leaves the folders of running builds alone.
 *
 * @returns a warning for each folder that could not be deleted
 */
export async function recover(folder: string): Promise<readonly string[]> {
	const warnings: string[] = [];
	// `writeSite` reports a folder that cannot be read.
	for (const name of await readdir(dirname(folder)).catch(() => [])) {
		const [, site, pid] = /^\.(.+)-(\d+)-[\da-f]{8}(?:-old)?$/.exec(name) ?? [];
		if (site !== basename(folder) || isRunning(Number(pid))) continue;
		warnings.push(...(await cleanUp(join(dirname(folder), name.replace(/-old$/, "")), folder)));
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
 * Replaces the contents of `folder` with `files`, whose paths start at the root of the site.
 *
 * The files are first written to a temporary folder next to it. Until that is complete, and if anything fails, `folder`
 * does not change. Several builds may write to the same folder at the same time: the last one to finish wins.
 *
 * @returns a warning for each old folder that could not be deleted
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
	const hidden = `.${basename(folder)}-${process.pid}-${randomUUID().slice(0, 8)}`;
	const next = join(dirname(folder), hidden);
	try {
		writeFiles(files, next);
		await renamed(folder, `${next}-old`);
		if (await renamed(next, folder)) return await cleanUp(next, folder);
	} catch (error) {
		await cleanUp(next, folder);
		throw error;
	}
	// Another build put its site there between the two renames, so replace that one, too.
	return [...(await cleanUp(next, folder)), ...(await writeSite(files, folder))];
}
