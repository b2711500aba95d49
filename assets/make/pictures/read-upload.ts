import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { Problem } from "../problem.ts";

/**
 * Reads an upload. Its name may have another Unicode form in the folder than in the content, as macOS writes accented
 * letters.
 *
 * @param root the project's folder
 * @throws Problem when it is missing or cannot be read
 */
export async function readUpload(root: string, file: string): Promise<Uint8Array> {
	const folder = join(root, "assets/uploads");
	const names = await readdir(folder);
	const name = names.find((name) => name.normalize() === file.normalize());
	if (name === undefined) throw new Problem("is not there. Put it there, or correct its name.");
	try {
		return await readFile(join(folder, name));
	} catch (error) {
		const reason = error instanceof Error ? error.message.replace(/,.*/s, "") : String(error);
		throw new Problem(`cannot be read (${reason}). Make it readable, or put a copy of it there.`);
	}
}
