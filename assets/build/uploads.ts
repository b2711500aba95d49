import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";

/** The files of `assets/uploads/`, by their path on the site. */
export async function readUploads(root: string): Promise<readonly (readonly [string, Uint8Array])[]> {
	const folder = join(root, "assets/uploads");
	const names = (await readdir(folder)).filter((name) => !name.startsWith(".")).sort();
	return Promise.all(
		names.map(async (name) => [`uploads/${name}`, await readFile(join(folder, name))] as const),
	);
}
