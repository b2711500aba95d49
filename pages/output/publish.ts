import { randomUUID } from "node:crypto";
import { existsSync, lstatSync, mkdirSync, writeFileSync } from "node:fs";
import { readdir, rename, rm } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { Problem } from "../../assets/make/problem.ts";
import type { SiteFile } from "../../assets/make/site-file.ts";
import { codeOf, messageOf } from "./system-error.ts";

/** Renames a folder, or returns false if it is missing or there is another folder of the new name. */
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
 * Restores the site that a build moved aside if there is no other, and deletes the hidden folders of the build.
 *
 * @param next the site while it is incomplete; the complete one that was moved aside has the same name and "-old"
 */
async function cleanUp(next: string, folder: string): Promise<readonly string[]> {
	const old = `${next}-old`;
	try {
		if (!existsSync(folder)) await renamed(old, folder);
		await rm(next, { recursive: true, force: true });
		if (await renamed(old, next)) await rm(next, { recursive: true, force: true });
		return [];
	} catch (error) {
		return [
			`A folder that is not needed any more could not be deleted (${messageOf(error)}). Delete "${next}*".`,
		];
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
 * @returns a sentence for each folder that could not be deleted
 */
export async function recover(folder: string): Promise<readonly string[]> {
	const warnings: string[] = [];
	// Publication reports a folder that cannot be read.
	for (const name of await readdir(dirname(folder)).catch(() => [])) {
		const [, site, pid] = /^\.(.+)-(\d+)-[\da-f]{8}(?:-old)?$/.exec(name) ?? [];
		if (site !== basename(folder) || isRunning(Number(pid))) continue;
		warnings.push(...(await cleanUp(join(dirname(folder), name.replace(/-old$/, "")), folder)));
	}
	return warnings;
}

/** Writes files into a folder, synchronously, which is faster here than in parallel. */
export function writeFiles(files: Iterable<SiteFile>, folder: string): void {
	for (const [path, contents] of files) {
		const file = join(folder, path);
		mkdirSync(dirname(file), { recursive: true });
		writeFileSync(file, contents);
	}
}

/**
 * Replaces the contents of `folder` with `files`, by their paths from the root of the site.
 *
 * The files are written to a folder beside it, which replaces it at the end. Until then, and if anything fails, `folder`
 * does not change. Several builds may publish to one folder at the same time: the last one to finish replaces the
 * others completely.
 *
 * @returns a sentence for each old folder that could not be deleted
 * @throws Problem for a `folder` that is a file or a link, and the system's error for what cannot be written or renamed
 */
export async function publish(files: Iterable<SiteFile>, folder: string): Promise<readonly string[]> {
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
	// Another build published its site between the two renames, so replace that one too.
	return [...(await cleanUp(next, folder)), ...(await publish(files, folder))];
}
