import { mkdir, mkdtemp, readdir, rename, rm, stat, writeFile } from "node:fs/promises";
import { basename, dirname, join, posix, resolve, win32 } from "node:path";

type Files =
	| Iterable<readonly [string, string | Uint8Array]>
	| AsyncIterable<readonly [string, string | Uint8Array]>;

/** How many files are written at once, and so how many are held in memory. */
const writers = 64;

/** The hidden folders beside `dist`: `.dist-next-<pid>`, `.dist-old-<pid>` and `.dist-trash-<pid>-<random>`. */
const leftoverName = /^(next|old|trash)-(\d+)(?:-\w+)?$/;

const turns = new Map<string, Promise<void>>();

/**
 * Makes `folder` hold exactly `files`, each under its path from the root of the site.
 *
 * The files are written beside the folder, and the whole site is swapped in at the end: until then, and for good
 * if anything fails, `folder` stays byte for byte as it was. Several builds may publish to one folder at the same
 * time; the last one to finish wins, whole. At most 64 files are taken from `files` ahead of the disk.
 */
export async function publish(files: Files, folder: string): Promise<void> {
	const target = resolve(folder);
	await inTurn(target, async () => {
		await putRight(target);
		const next = besideOf(target, `next-${process.pid}`);
		try {
			await mkdir(dirname(target), { recursive: true });
			await mkdir(next);
			await writeAll(files, next, folder);
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

async function putRight(target: string): Promise<void> {
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

async function writeAll(files: Files, root: string, folder: string): Promise<void> {
	const queue = checked(files, folder);
	const folders = new Map<string, Promise<unknown>>([[root, Promise.resolve()]]);

	// Parents are made one by one: a recursive mkdir would quietly bring back a root that somebody deleted.
	function makeFolder(path: string): Promise<unknown> {
		const made = folders.get(path) ?? makeFolder(dirname(path)).then(() => mkdir(path));
		folders.set(path, made);
		return made;
	}

	async function write(): Promise<void> {
		for await (const [path, contents] of queue) {
			const file = join(root, path);
			try {
				await makeFolder(dirname(file));
				await writeFile(file, contents, { flag: "wx" });
			} catch (cause) {
				throw new Error(writeFailure(path, folder, cause), { cause });
			}
		}
	}

	// All of them have to be at rest before the folder can be swapped in or removed.
	const results = await Promise.allSettled(Array.from({ length: writers }, write));
	for (const result of results) {
		if (result.status === "rejected") {
			throw result.reason;
		}
	}
}

async function* checked(
	files: Files,
	folder: string,
): AsyncGenerator<readonly [string, string | Uint8Array]> {
	const seen = new Set<string>();
	for await (const file of files) {
		const [path] = file;
		if (!isInside(path)) {
			throw new Error(
				`The file "${path}" cannot be written, because its path does not name a file inside "${folder}". ` +
					'Give it a plain path from the root of the site, such as "products/index.html".',
			);
		}
		if (seen.has(path)) {
			throw new Error(`Two sources both write "${path}" to "${folder}". Give one of them another path.`);
		}
		seen.add(path);
		yield file;
	}
}

function isInside(path: string): boolean {
	const isPlain = path === posix.normalize(path) && path !== "." && !path.endsWith("/");
	return isPlain && !win32.isAbsolute(path) && !path.split(/[\\/]/).includes("..");
}

function writeFailure(path: string, folder: string, cause: unknown): string {
	const untouched = `The site in "${folder}" is as it was.`;
	if (codeOf(cause) === "EEXIST") {
		return (
			`The file "${path}" cannot be written to "${folder}", because another file of this site already has its ` +
			`place or that of a folder it needs. Give one of them another path. ${untouched}`
		);
	}
	return (
		`The file "${path}" could not be written to "${folder}" (${messageOf(cause)}). ` +
		`Check that the disk has room and that you may write there, then build again. ${untouched}`
	);
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

/** Deletes a folder, if it is there. It gets another name first, so that an "old" site is always a whole one. */
async function discard(path: string, target: string): Promise<void> {
	if (await exists(path)) {
		const trash = await mkdtemp(besideOf(target, `trash-${process.pid}-`));
		await renameUnless(["ENOENT"], path, join(trash, "site"));
		await rm(trash, { recursive: true, force: true });
	}
}

function besideOf(target: string, suffix: string): string {
	return join(dirname(target), `.${basename(target)}-${suffix}`);
}

async function exists(path: string): Promise<boolean> {
	return (await stat(path).catch(unless(["ENOENT"]))) !== undefined;
}

async function renameUnless(codes: readonly string[], from: string, to: string): Promise<void> {
	await rename(from, to).catch(unless(codes));
}

/** Handles the system errors with these codes by doing nothing. */
function unless(codes: readonly string[]): (error: unknown) => undefined {
	return (error) => {
		if (!codes.includes(codeOf(error))) {
			throw error;
		}
	};
}

function codeOf(error: unknown): string {
	return error instanceof Error && "code" in error ? String(error.code) : "";
}

function messageOf(error: unknown): string {
	return error instanceof Error ? error.message : String(error);
}
