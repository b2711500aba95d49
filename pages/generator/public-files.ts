import { existsSync } from "node:fs";
import { readdir, realpath, stat } from "node:fs/promises";
import { Problem } from "./problem.ts";

/** A file that is published unchanged. It may be larger than the memory. */
export interface PublicFile {
	/** The path relative to the root of the site. */
	readonly path: string;
	/** The file to copy. */
	readonly source: string;
}

/**
 * What is public, though its name is hidden: `.well-known/`, and what Apache and GitHub Pages read.
 * https://www.rfc-editor.org/rfc/rfc8615
 */
const notHidden: readonly string[] = [".well-known", ".htaccess", ".nojekyll"];

/** The files in a folder and below it, as `folder/name`, without hidden ones such as `.env`. */
async function filesIn(folder: string, parents: readonly string[] = []): Promise<readonly string[]> {
	const real = await realpath(folder);
	if (parents.includes(real)) {
		throw new Problem(
			`${folder} is a link to a folder that contains it, so there is no end of files. Delete it.`,
		);
	}
	const files: string[] = [];
	for (const name of (await readdir(folder)).sort()) {
		if (name.startsWith(".") && !notHidden.includes(name)) continue;
		const file = `${folder}/${name}`;
		const found = existsSync(file) ? await stat(file) : undefined;
		if (found?.isDirectory()) files.push(...(await filesIn(file, [...parents, real])));
		else if (found?.isFile()) files.push(file);
		else {
			throw new Problem(
				`${file} is neither a file nor a folder, or it is a link that leads nowhere. Replace it with the file, or delete it.`,
			);
		}
	}
	return files;
}

/**
 * The files in `assets/public/`, which are published unchanged at the same path, such as `ads.txt`,
 * `.well-known/security.txt` or a search engine's verification file. Links are followed. Hidden
 * files are left out, unless a server reads them.
 *
 * @throws Problem for a link that leads nowhere or to a folder that contains it, and for a file in
 *   `assets/public/assets/`: what is in `/assets/` is cached for a year, and some hosts can tell
 *   hashed files from others only by their folder
 */
export async function readPublicFiles(): Promise<readonly PublicFile[]> {
	const folder = "assets/public";
	if (!existsSync(folder)) return [];
	return (await filesIn(folder)).map((source) => {
		const path = source.slice(folder.length + 1).normalize("NFC");
		if (/^assets(?:\/|$)/i.test(path)) {
			throw new Problem(
				`${source} cannot be published there: browsers keep everything in /assets/ for a year, and would not load a new version. Move it to another folder, such as ${folder}/files/.`,
			);
		}
		return { path, source };
	});
}
