import { createHash } from "node:crypto";
import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { dependencies } from "../../package.json";

/** What builds keep for later ones, in the project's folder. */
export const cacheFolder = "node_modules/.cache/site";

/**
 * Returns the result of `make`, or a copy in the cache that was made from the same inputs with the same packages.
 *
 * @param inputs everything else that the result depends on
 * @param kind the extension of the cached file
 */
export async function cached(
	inputs: readonly unknown[],
	kind: string,
	make: () => Promise<Uint8Array>,
): Promise<Uint8Array> {
	const hash = createHash("sha256");
	for (const part of [...inputs, dependencies]) {
		// JSON, because v8.serialize can write equal strings in two ways.
		hash.update(part instanceof Uint8Array ? part : JSON.stringify(part)).update("\0");
	}
	const name = `${hash.digest("hex").slice(0, 32)}.${kind}`;
	const file = join(cacheFolder, name);
	const kept = await readFile(file).catch(() => undefined);
	if (kept !== undefined) return kept;
	const made = await make();
	await mkdir(cacheFolder, { recursive: true });
	// Written under another name first, so that a killed build leaves no partial file in the cache.
	const unfinished = `${file}-${process.pid}`;
	await writeFile(unfinished, made);
	await rename(unfinished, file);
	return made;
}
