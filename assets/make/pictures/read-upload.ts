import { readdir, readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import { Problem } from "../problem.ts";

const maxMegabytes = 50;

/** The file's name in the folder: macOS may use another Unicode form for accented letters than the content. */
function nameIn(names: readonly string[], file: string): string {
	const plain = (name: string) => name.normalize("NFC");
	const name = names.find((other) => other === file) ?? names.find((other) => plain(other) === plain(file));
	if (name !== undefined) return name;
	const similar = names.find((other) => plain(other).toLowerCase() === plain(file).toLowerCase());
	throw new Problem(
		`is not there. ${similar ? `Did you mean "${similar}"?` : "Put it there, or correct its name."}`,
	);
}

function unreadable(error: unknown): Problem {
	const reason = error instanceof Error ? error.message.replace(/,.*/s, "") : String(error);
	return new Problem(
		reason.startsWith("ENOENT")
			? "is a link to a file that is not there. Put a copy of that file there instead."
			: `cannot be read (${reason}). Make it readable, or put a copy of it there.`,
	);
}

/**
 * Reads an upload.
 *
 * @param root the project's folder
 * @throws Problem when it is missing, not a file, empty, too large, or cannot be read
 */
export async function readUpload(root: string, file: string): Promise<Uint8Array> {
	const folder = join(root, "assets/uploads");
	try {
		const path = join(folder, nameIn(await readdir(folder), file));
		const stats = await stat(path);
		if (!stats.isFile()) throw new Problem("is not a file. Put a picture there under this name.");
		if (stats.size === 0) throw new Problem("is empty. Copy or export it again.");
		if (stats.size > maxMegabytes * 1e6) {
			throw new Problem(
				`has ${Math.ceil(stats.size / 1e6)} MB, more than ${maxMegabytes}. Export it 3200 pixels wide, as JPEG.`,
			);
		}
		return await readFile(path);
	} catch (error) {
		throw error instanceof Problem ? error : unreadable(error);
	}
}
