import { mkdir, rename, rm } from "node:fs/promises";
import { dirname, resolve } from "node:path";
import { besideOf, discard, putRight } from "./leftovers.ts";
import { codeOf, messageOf, renameUnless } from "./system-errors.ts";
import { type Files, writeFiles } from "./write-files.ts";

const turns = new Map<string, Promise<void>>();

/**
 * Makes `folder` hold exactly `files`, each under its path from the root of the site.
 *
 * The files are written beside the folder, and the whole site is swapped in at the end: until then, and for good
 * if anything fails, `folder` stays byte for byte as it was. Several builds may publish to one folder at the same
 * time; the last one to finish wins, whole. No file is taken from `files` ahead of the disk.
 */
export async function publish(files: Files, folder: string): Promise<void> {
	const target = resolve(folder);
	await inTurn(target, async () => {
		await putRight(target);
		const next = besideOf(target, `next-${process.pid}`);
		try {
			await mkdir(dirname(target), { recursive: true });
			await mkdir(next);
			await writeFiles(files, next, folder);
			await swapIn(next, target);
		} catch (error) {
			await rm(next, { recursive: true, force: true });
			throw error;
		}
	});
}

/**
 * Puts right what killed builds left beside `folder`: brings the site back if it was only moved aside, and deletes
 * what nobody needs. What belongs to a build that still runs is left alone.
 */
export async function recover(folder: string): Promise<void> {
	const target = resolve(folder);
	await inTurn(target, () => putRight(target));
}

/** Within one process the folder's tasks run one after another, so hidden folders with its own pid are leftovers. */
function inTurn(target: string, task: () => Promise<void>): Promise<void> {
	const turn = (turns.get(target) ?? Promise.resolve()).then(task, task);
	turns.set(target, turn);
	return turn;
}

async function swapIn(next: string, target: string): Promise<void> {
	const old = besideOf(target, `old-${process.pid}`);
	try {
		while (!(await swapped(next, target, old))) {
			// Another build put its site there between our two renames. It is whole, so ours replaces it in turn.
			await discard(old, target);
		}
	} catch (cause) {
		throw new Error(
			`The new site could not take the place of "${target}" (${messageOf(cause)}). The site there is as it was. ` +
				"Check that you may write there and that no other program holds the folder, then build again.",
			{ cause },
		);
	}
	// Only now: on ext4, files made right after a big deletion are slow.
	await discard(old, target);
}

async function swapped(next: string, target: string, old: string): Promise<boolean> {
	await renameUnless(["ENOENT"], target, old);
	try {
		await rename(next, target);
		return true;
	} catch (error) {
		if (["ENOTEMPTY", "EEXIST"].includes(codeOf(error))) {
			return false;
		}
		await renameUnless(["ENOENT", "ENOTEMPTY", "EEXIST"], old, target);
		throw error;
	}
}
