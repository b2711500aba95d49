import { createHash } from "node:crypto";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { devDependencies } from "../../package.json";

/** What builds keep for later ones, in the project's folder. */
export const cacheFolder = "node_modules/.cache/stretch-wrappers-site";

/** The hash at the start of a cached file. A file that does not match it, such as a truncated one, is made again. */
function proofOf(name: string, contents: Uint8Array): Buffer {
	return createHash("sha256").update(name).update(contents).digest();
}

let hasWarned = false;

/**
 * Returns the result of `make`, or a copy in the cache that was made from the same recipe with the same
 * packages. Prints one warning if the cache cannot be written.
 *
 * @param recipe everything else that the result depends on
 * @param kind the extension of the cached file
 */
export async function cached(
	root: string,
	recipe: readonly unknown[],
	kind: string,
	make: () => Promise<Uint8Array>,
): Promise<Uint8Array> {
	const folder = join(root, cacheFolder);
	const hash = createHash("sha256");
	for (const part of [...recipe, devDependencies]) {
		// JSON, because v8.serialize writes equal texts in two ways, depending on how they came about.
		hash.update(part instanceof Uint8Array ? part : JSON.stringify(part)).update("\0");
	}
	const name = `${hash.digest("hex").slice(0, 32)}.${kind}`;
	const kept = await readFile(join(folder, name)).catch(() => Buffer.of());
	const contents = kept.subarray(32);
	if (proofOf(name, contents).equals(kept.subarray(0, 32))) return contents;
	const made = await make();
	try {
		await mkdir(folder, { recursive: true });
		await writeFile(join(folder, name), [proofOf(name, made), made]);
	} catch (error) {
		if (!hasWarned) console.warn(`The cache of the build cannot be written, so builds take longer. ${error}`);
		hasWarned = true;
	}
	return made;
}
