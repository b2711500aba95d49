import { randomUUID } from "node:crypto";
import { existsSync } from "node:fs";
import { readdir, rename, rm } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { codeOf, ignore, messageOf } from "./system-error.ts";

/** The hidden folders beside the site: `.dist-KIND-PROCESS-RANDOM`. */
const hiddenFolder = /^\.(?<site>.+)-(?<kind>next|old|trash)-(?<pid>\d+)-[\da-f]{8}$/;

/**
 * The path for a hidden folder of this process beside the site: for the new site while it is written ("next"), the old
 * one after it is moved aside ("old"), or a folder that is being deleted ("trash"). An "old" one is always a complete site.
 */
export function hiddenPath(folder: string, kind: "next" | "old" | "trash"): string {
	return join(dirname(folder), `.${basename(folder)}-${kind}-${process.pid}-${randomUUID().slice(0, 8)}`);
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
 * Deletes a folder beside the site. A folder that cannot be deleted does not prevent publication.
 *
 * @returns a sentence for a folder that could not be deleted
 */
export async function discard(path: string, folder: string): Promise<readonly string[]> {
	const trash = hiddenPath(folder, "trash");
	try {
		await rename(path, trash).catch(ignore("ENOENT"));
		await rm(trash, { recursive: true, force: true });
		return [];
	} catch (error) {
		const left = existsSync(trash) ? trash : path;
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
	const warnings: string[] = [];
	// Publication reports a folder that cannot be read or written.
	for (const name of await readdir(dirname(folder)).catch(() => [])) {
		const { site, kind, pid } = hiddenFolder.exec(name)?.groups ?? {};
		if (site !== basename(folder) || isRunning(Number(pid))) continue;
		const path = join(dirname(folder), name);
		if (kind === "old" && !existsSync(folder)) {
			await rename(path, folder).catch(ignore("ENOENT", "ENOTEMPTY", "EEXIST", "EACCES"));
		} else {
			warnings.push(...(await discard(path, folder)));
		}
	}
	return warnings;
}
