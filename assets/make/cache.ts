import { createHash, randomUUID } from "node:crypto";
import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";

/**
 * What `make` makes, from `node_modules/.cache` if it was made before from the same recipe.
 *
 * @param recipe everything that the result depends on
 */
export async function cached(
	root: string,
	recipe: readonly (string | Uint8Array)[],
	extension: string,
	make: () => Promise<Uint8Array>,
): Promise<Uint8Array> {
	const hash = createHash("sha256");
	for (const part of recipe) {
		hash.update(`${part.length}:`).update(part);
	}
	const folder = join(root, "node_modules/.cache/stretch-wrappers-site");
	const file = join(folder, `${hash.digest("hex").slice(0, 16)}.${extension}`);
	try {
		return await readFile(file);
	} catch {
		const contents = await make();
		await mkdir(folder, { recursive: true });
		// Another build may read at any moment, and this one may be killed: the file gets its name when it is whole.
		const unfinished = `${file}.${randomUUID()}`;
		await writeFile(unfinished, contents);
		await rename(unfinished, file);
		return contents;
	}
}
