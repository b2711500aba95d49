import { existsSync } from "node:fs";
import { lstat, readdir, readFile } from "node:fs/promises";
import { basename, extname, join } from "node:path";
import { messageOf, Problem } from "../problem.ts";

/**
 * Reads an upload. The Unicode form of its name may differ between the folder and the content, because macOS
 * decomposes accented letters.
 *
 * @param root the project's folder
 * @throws Problem if it is missing, a link, which could lead out of the project, or cannot be read
 */
export async function readUpload(root: string, file: string): Promise<Uint8Array> {
	const folder = join(root, "assets/uploads");
	const names = await readdir(folder);
	const name = names.find((name) => name.normalize() === file.normalize());
	if (name === undefined) {
		const near = names.find((name) => stemOf(name) === stemOf(file));
		if (near) throw new Problem(`does not exist. There is "${near}": write its name like this.`);
		const [last = ""] = /[^\\/:]*$/.exec(file) ?? [];
		if (existsSync(join(root, "assets/public", last))) {
			throw new Problem("does not exist. There is one in assets/public/: move it to assets/uploads/.");
		}
		throw new Problem(
			last === file
				? "does not exist. Add it, or fix its name."
				: `does not exist. Write only the file's name, "${last}", and put the file in assets/uploads/.`,
		);
	}
	const path = join(folder, name);
	if ((await lstat(path)).isSymbolicLink())
		throw new Problem("is a link. Replace it with a copy of the file.");
	try {
		return await readFile(path);
	} catch (error) {
		throw new Problem(
			`cannot be read (${messageOf(error)}). Fix its permissions, or replace it with a copy.`,
		);
	}
}

/** A name without its folder, its kind and its capital letters. */
function stemOf(file: string): string {
	return basename(file, extname(file)).toLowerCase();
}
