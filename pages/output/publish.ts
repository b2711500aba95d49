import { mkdirSync, writeFileSync } from "node:fs";
import { lstat, mkdir, rename, rm } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import { Problem } from "../../assets/make/problem.ts";
import type { SiteFiles } from "./files.ts";
import { besideOf, discard, recover } from "./leftovers.ts";
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
export async function publish(files: SiteFiles, folder: string): Promise<string[]> {
	const target = resolve(folder);
	await refuseAnythingElse(target, folder);
	const stayed = await recover(target);
	const next = besideOf(target, "next");
	await makeRoot(next);
	try {
		writeFiles(files, next, folder);
		return [...stayed, ...(await swapIn(next, target, folder))];
	} catch (error) {
		await rm(next, { recursive: true, force: true });
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

async function makeRoot(path: string): Promise<void> {
	try {
		await mkdir(path, { recursive: true });
	} catch (cause) {
		throw new Problem(`No folder could be made in "${dirname(path)}" ${adviceFor(cause)}`, { cause });
	}
}

/** Writes files synchronously, which is faster here than in parallel. */
function writeFiles(files: SiteFiles, root: string, folder: string): void {
	const folders = new Set([root]);

	// Not a recursive mkdir, which would restore a root that was deleted meanwhile.
	function makeFolder(path: string): void {
		if (folders.has(path)) return;
		makeFolder(dirname(path));
		mkdirSync(path);
		folders.add(path);
	}

	for (const [path, contents] of files) {
		const file = join(root, path);
		try {
			makeFolder(dirname(file));
			writeFileSync(file, contents, { flag: "wx" });
		} catch (cause) {
			throw new Problem(`The file "${path}" could not be written to "${folder}" ${adviceFor(cause)}`, {
				cause,
			});
		}
	}
}

function adviceFor(cause: unknown): string {
	return codeOf(cause) === "EEXIST"
		? "because another file of the site has its place, or that of a folder it needs. Give one of them another path."
		: `(${messageOf(cause)}). Check that the disk has room and that you may write there.`;
}

async function swapIn(next: string, target: string, folder: string): Promise<readonly string[]> {
	const stayed: string[] = [];
	for (;;) {
		const old = besideOf(target, "old");
		try {
			await rename(target, old).catch(ignore("ENOENT"));
			await rename(next, target);
			return [...stayed, ...(await discard(old, target))];
		} catch (cause) {
			// Another build published its site between the two renames, so replace that one too.
			const isTaken = ["ENOTEMPTY", "EEXIST"].includes(codeOf(cause));
			if (!isTaken) {
				await rename(old, target).catch(ignore("ENOENT", "ENOTEMPTY", "EEXIST"));
				throw new Problem(
					`The new site could not take the place of "${folder}" (${messageOf(cause)}). ` +
						"Check that you may write there and that no other program has the folder open.",
					{ cause },
				);
			}
			stayed.push(...(await discard(old, target)));
		}
	}
}
