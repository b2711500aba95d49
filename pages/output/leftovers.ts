import { mkdtemp, readdir, rm, stat } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { codeOf, renameUnless, unless } from "./system-errors.ts";

/** The hidden folders beside `dist`: `.dist-next-<pid>`, `.dist-old-<pid>` and `.dist-trash-<pid>-<random>`. */
const leftoverName = /^(next|old|trash)-(\d+)(?:-\w+)?$/;

/** Brings back a site that a killed build moved aside, and deletes what dead builds left. */
export async function putRight(target: string): Promise<void> {
	// The order matters: a site is listed as "old" only after it was moved aside, and whoever moved it is dead, so
	// a missing folder stays missing until somebody brings it back.
	const leftovers = await deadLeftovers(target);
	const wholeSites = leftovers.filter(({ kind }) => kind === "old").sort((a, b) => b.movedAt - a.movedAt);
	for (const { path } of wholeSites) {
		if (!(await exists(target))) {
			await renameUnless(["ENOENT", "ENOTEMPTY", "EEXIST"], path, target);
		}
	}
	for (const { path } of leftovers) {
		await discard(path, target);
	}
}

interface Leftover {
	readonly kind: "next" | "old" | "trash";
	readonly path: string;
	readonly movedAt: number;
}

async function deadLeftovers(target: string): Promise<readonly Leftover[]> {
	const leftovers: Leftover[] = [];
	for (const name of await namesIn(dirname(target))) {
		const path = join(dirname(target), name);
		const prefix = basename(besideOf(target, ""));
		const [, kind, pid] = (name.startsWith(prefix) && leftoverName.exec(name.slice(prefix.length))) || [];
		if ((kind === "next" || kind === "old" || kind === "trash") && !runs(Number(pid))) {
			const facts = await stat(path).catch(unless(["ENOENT"]));
			if (facts !== undefined) {
				leftovers.push({ kind, path, movedAt: facts.ctimeMs });
			}
		}
	}
	return leftovers;
}

async function namesIn(folder: string): Promise<readonly string[]> {
	return (await readdir(folder).catch(unless(["ENOENT"]))) ?? [];
}

/** Whether another process with this number is alive. */
function runs(pid: number): boolean {
	if (pid === process.pid) {
		return false;
	}
	try {
		process.kill(pid, 0);
		return true;
	} catch (error) {
		// EPERM: it is alive and belongs to another user.
		return codeOf(error) === "EPERM";
	}
}

/** Deletes a folder, if it is there. It gets another name first, so that an "old" site is always a whole one. */
export async function discard(path: string, target: string): Promise<void> {
	if (await exists(path)) {
		const trash = await mkdtemp(besideOf(target, `trash-${process.pid}-`));
		await renameUnless(["ENOENT"], path, join(trash, "site"));
		await rm(trash, { recursive: true, force: true });
	}
}

/** The hidden folder beside `target` whose name ends so. */
export function besideOf(target: string, suffix: string): string {
	return join(dirname(target), `.${basename(target)}-${suffix}`);
}

async function exists(path: string): Promise<boolean> {
	return (await stat(path).catch(unless(["ENOENT"]))) !== undefined;
}
