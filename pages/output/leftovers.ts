import { randomUUID } from "node:crypto";
import { lstat, readdir, rename, rm } from "node:fs/promises";
import { basename, dirname, join, resolve } from "node:path";
import { codeOf, ignore, messageOf } from "./system-error.ts";

/**
 * The hidden folders beside the site, named after the process that made them: the new site while it is written, the old
 * one after it is moved aside, and folders that are being deleted. A folder of kind "old" is always a complete site.
 */
type Kind = "next" | "old" | "trash";

const leftoverName = /^(next|old|trash)-(\d+)-[\da-f]{8}$/;

/** A hidden folder of this process beside the site. */
export function besideOf(target: string, kind: Kind): string {
	return join(dirname(target), `.${basename(target)}-${kind}-${process.pid}-${randomUUID().slice(0, 8)}`);
}

async function exists(path: string): Promise<boolean> {
	return (await lstat(path).catch(ignore("ENOENT"))) !== undefined;
}

function isAlive(pid: number): boolean {
	if (pid === process.pid) return false;
	try {
		process.kill(pid, 0);
		return true;
	} catch (error) {
		// EPERM: the process is running and belongs to another user.
		return codeOf(error) === "EPERM";
	}
}

/** The folders of builds that are no longer running, newest first. */
async function leftoversOf(
	target: string,
): Promise<readonly { readonly kind: string; readonly path: string }[]> {
	const prefix = `.${basename(target)}-`;
	const names = (await readdir(dirname(target)).catch(ignore("ENOENT"))) ?? [];
	const found = await Promise.all(
		names.map(async (name) => {
			const [, kind = "", pid] =
				(name.startsWith(prefix) && leftoverName.exec(name.slice(prefix.length))) || [];
			if (pid === undefined || isAlive(Number(pid))) return [];
			const path = join(dirname(target), name);
			const facts = await lstat(path).catch(ignore("ENOENT"));
			return facts ? [{ kind, path, movedAt: facts.ctimeMs }] : [];
		}),
	);
	return found.flat().sort((a, b) => b.movedAt - a.movedAt);
}

/**
 * Deletes a folder beside the site. A folder that cannot be deleted does not prevent publication.
 *
 * @returns a sentence for each folder that could not be deleted
 */
export async function discard(path: string, target: string): Promise<readonly string[]> {
	const trash = path.includes("-trash-") ? path : besideOf(target, "trash");
	try {
		await rename(path, trash);
		await rm(trash, { recursive: true, force: true });
		return [];
	} catch (error) {
		if (codeOf(error) === "ENOENT") return [];
		const left = (await exists(trash)) ? trash : path;
		return [
			`The folder "${left}" is not needed any more and could not be deleted (${messageOf(error)}). Delete it.`,
		];
	}
}

/**
 * Restores a site that a killed build moved aside, and deletes the other folders of killed builds. The folders of
 * running builds are left alone.
 *
 * @returns a sentence for each folder that could not be deleted
 */
export async function recover(folder: string): Promise<readonly string[]> {
	const target = resolve(folder);
	const leftovers = await leftoversOf(target);
	for (const { path } of leftovers.filter(({ kind }) => kind === "old")) {
		if (!(await exists(target))) await rename(path, target).catch(ignore("ENOENT", "ENOTEMPTY", "EEXIST"));
	}
	return (await Promise.all(leftovers.map(({ path }) => discard(path, target)))).flat();
}
