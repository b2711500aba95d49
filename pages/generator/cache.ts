import { createHash } from "node:crypto";
import { mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { dependencies } from "../../package.json";

/** What builds keep for later ones, in the project's folder. */
export const cacheFolder = "node_modules/.cache/site";

/** The length of a SHA-256 hash in bytes. */
const hashLength = 32;

function hashOf(contents: Uint8Array): Buffer {
	return createHash("sha256").update(contents).digest();
}

/** Reads a file that `keep` has written. Returns nothing if it is missing or damaged. */
async function readKept(file: string): Promise<Uint8Array | undefined> {
	const kept = await readFile(file).catch(() => Buffer.of());
	const contents = kept.subarray(hashLength);
	return hashOf(contents).equals(kept.subarray(0, hashLength)) ? contents : undefined;
}

/** Writes a file with the hash of its contents, if possible. */
async function keep(contents: Uint8Array, file: string): Promise<void> {
	// Written under another name first, so that a killed build leaves no partial file in the cache.
	const unfinished = `${file}-${process.pid}`;
	try {
		await mkdir(cacheFolder, { recursive: true });
		await writeFile(unfinished, Buffer.concat([hashOf(contents), contents]));
		await rename(unfinished, file);
	} catch {
		await rm(unfinished, { force: true }).catch(() => undefined);
	}
}

/**
 * Returns the result of `make`, or a copy in the cache that was made from the same inputs with the
 * same packages. A build does not need the cache: it may be damaged, read-only, full, or belong to
 * another user.
 *
 * @param inputs everything else that the result depends on
 * @param extension of the cached file
 */
export async function cached(
	inputs: readonly unknown[],
	extension: string,
	make: () => Promise<Uint8Array>,
): Promise<Uint8Array> {
	const hash = createHash("sha256");
	for (const part of [...inputs, dependencies]) {
		// JSON, because v8.serialize can write equal strings in two ways.
		hash.update(part instanceof Uint8Array ? part : JSON.stringify(part)).update("\0");
	}
	const file = join(cacheFolder, `${hash.digest("hex").slice(0, 32)}.${extension}`);
	const kept = await readKept(file);
	if (kept !== undefined) return kept;
	const made = await make();
	await keep(made, file);
	return made;
}
