import * as fs from "node:fs";
import { rename, rm } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { pipeline } from "node:stream/promises";
import { Problem } from "./problem.ts";
import type { PublicFile } from "./public-files.ts";
import type { SiteFile } from "./site-file.ts";

/**
 * The errors of the system where a folder cannot be renamed, or nothing can be written beside it.
 */
const cannotRename: readonly unknown[] = ["EBUSY", "EXDEV", "EPERM", "EACCES", "EROFS"];

/** Writes files to a folder, synchronously: here, that is faster than in parallel. */
export function writeFiles(files: readonly SiteFile[], folder: string): void {
	for (const { path, contents } of files) {
		const file = join(folder, path);
		fs.mkdirSync(dirname(file), { recursive: true });
		fs.writeFileSync(file, contents);
	}
}

/**
 * Copies a file piece by piece. Unlike `fs.copyFile`, it does not copy permissions: a server can
 * read every file.
 */
function copy(source: string, target: string): Promise<void> {
	return pipeline(fs.createReadStream(source), fs.createWriteStream(target));
}

function remove(path: string): Promise<void> {
	return rm(path, { recursive: true, force: true });
}

/** Writes the site beside a folder, and then renames both. */
async function replaceFolder(
	folder: string,
	files: readonly SiteFile[],
	publicFiles: readonly PublicFile[],
): Promise<void> {
	const beside = (name: string) => join(dirname(folder), `.${basename(folder)}-${name}`);
	const next = beside("next");
	const old = beside("old");
	await remove(next);
	try {
		fs.mkdirSync(dirname(folder), { recursive: true });
		// Not recursive: on a read-only file system, that would report ENOENT.
		fs.mkdirSync(next);
		writeFiles(files, next);
		for (const { path, source } of publicFiles) {
			fs.mkdirSync(dirname(join(next, path)), { recursive: true });
			await copy(source, join(next, path));
		}
		if (fs.existsSync(folder)) {
			await remove(old);
			await rename(folder, old);
		}
		try {
			await rename(next, folder);
		} catch (error) {
			if (fs.existsSync(old)) await rename(old, folder);
			throw error;
		}
	} finally {
		await remove(next);
	}
	await remove(old);
}

/**
 * The place of a file in the order of writing: hashed files first and pages last, so that pages
 * find what they load.
 */
function orderOf(path: string): number {
	if (path.startsWith("assets/")) return 0;
	return /\.html(?:\.br|\.gz)?$/.test(path) ? 2 : 1;
}

/**
 * Deletes what is in the way of a file, such as a file `about` of `about/index.html`, and makes its
 * folder.
 */
function makeWay(folder: string, path: string): void {
	const names = path.split("/");
	for (const [index] of names.entries()) {
		const file = join(folder, ...names.slice(0, index + 1));
		const isFolder = index < names.length - 1;
		const found = fs.lstatSync(file, { throwIfNoEntry: false });
		if (found && found.isDirectory() !== isFolder) fs.rmSync(file, { recursive: true });
		if (isFolder) fs.mkdirSync(file, { recursive: true });
	}
}

/** What a folder has besides these paths and their folders, as `/`-separated paths. */
function othersIn(folder: string, paths: ReadonlySet<string>): readonly string[] {
	const kept = new Set(
		[...paths].flatMap((path) => path.split("/").map((_, i, names) => names.slice(0, i + 1).join("/"))),
	);
	// Hidden files are of the file system or of another program, such as .git/, and so is lost+found.
	const isOfOthers = (name: string) =>
		(name.startsWith(".") && name !== ".well-known") || name === "lost+found";
	const list = (parent: string): readonly string[] =>
		fs.readdirSync(join(folder, parent), { withFileTypes: true }).flatMap((entry) => {
			if (parent === "" && isOfOthers(entry.name)) return [];
			const path = parent + entry.name;
			const below = entry.isDirectory() ? list(`${path}/`) : [];
			return kept.has(path) ? below : [...below, path];
		});
	return list("");
}

/**
 * Replaces the contents of a folder file by file. All files are first written to a folder in it,
 * and then renamed. Files that the site no longer has are deleted last, and those that pages load
 * after the pages.
 */
async function replaceContents(
	folder: string,
	files: readonly SiteFile[],
	publicFiles: readonly PublicFile[],
): Promise<void> {
	const next = join(folder, ".site-next");
	await remove(next);
	fs.mkdirSync(next, { recursive: true });
	try {
		const written = new Map<string, string>();
		// Numbers, so that nothing takes the unfinished files for pages.
		for (const [index, { path, contents }] of files.entries()) {
			written.set(path, join(next, `${index}`));
			fs.writeFileSync(join(next, `${index}`), contents);
		}
		for (const [index, { path, source }] of publicFiles.entries()) {
			written.set(path, join(next, `public-${index}`));
			await copy(source, join(next, `public-${index}`));
		}
		for (const [path, file] of [...written].sort(([a], [b]) => orderOf(a) - orderOf(b))) {
			makeWay(folder, path);
			fs.renameSync(file, join(folder, path));
		}
		const gone = [...othersIn(folder, new Set(written.keys()))];
		for (const path of gone.sort((a, b) => orderOf(b) - orderOf(a))) {
			fs.rmSync(join(folder, path), { recursive: true, force: true });
		}
	} finally {
		await remove(next);
	}
}

/**
 * Replaces the contents of `folder` with a site: files, and public files, which replace those of
 * the same path. If there is no room for the files, or they cannot be written for another reason,
 * the old site is unchanged.
 *
 * A folder is replaced at once. It does not exist between two renames; if a build is killed there,
 * its old contents are beside it, such as in `.dist-old`. A folder that cannot be renamed, such as
 * a Docker volume, and one that `folder` is a link to, stays where it is. Its files are replaced
 * one by one, in an order in which pages find what they load at any moment; if one of them cannot
 * be replaced, those before it are new. There, hidden files that are not part of the site stay.
 *
 * @throws Problem for a link to a folder that does not exist, and the system's error if something
 *   cannot be written
 */
export async function writeSite(
	files: readonly SiteFile[],
	folder: string,
	publicFiles: readonly PublicFile[] = [],
): Promise<void> {
	if (fs.lstatSync(folder, { throwIfNoEntry: false })?.isSymbolicLink()) {
		if (!fs.existsSync(folder)) {
			throw new Problem(
				`${folder} is a link to a folder that does not exist. Make that folder, or delete the link.`,
			);
		}
		await replaceContents(folder, files, publicFiles);
		return;
	}
	try {
		await replaceFolder(folder, files, publicFiles);
	} catch (error) {
		if (!(error instanceof Error && "code" in error && cannotRename.includes(error.code))) throw error;
		// If the error has another reason, such as a public file that cannot be read, this fails before
		// it changes anything.
		await replaceContents(folder, files, publicFiles);
	}
}
