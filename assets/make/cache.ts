import { createHash, randomUUID } from "node:crypto";
import { mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";

/** SHA-256 of every part. Their lengths keep "ab" and "c" apart from "a" and "bc". */
function hashOf(parts: readonly (string | Uint8Array)[]): Buffer {
	const hash = createHash("sha256");
	for (const part of parts) hash.update(`${part.length}:`).update(part);
	return hash.digest();
}

let hasWarned = false;

/** Writes to a temporary name first: another build may read at any time, and this one may be killed. */
async function keep(file: string, contents: readonly Uint8Array[]): Promise<void> {
	const unfinished = `${file}.${randomUUID()}`;
	try {
		await mkdir(dirname(file), { recursive: true });
		await writeFile(unfinished, contents);
		await rename(unfinished, file);
	} catch (error) {
		if (!hasWarned) console.warn(`The build works, but takes longer: its cache cannot be written. ${error}`);
		hasWarned = true;
		await rm(unfinished, { force: true }).catch(() => {});
	}
}

/**
 * The result of `make`, from `node_modules/.cache` if it is there for the same recipe. Each file there begins with a
 * hash of its name and its contents: a truncated or wrong file is made again.
 *
 * @param recipe everything that the result depends on
 * @param kind the extension of the file in the cache
 */
export async function cached(
	root: string,
	recipe: readonly (string | Uint8Array)[],
	kind: string,
	make: () => Promise<Uint8Array>,
): Promise<Uint8Array> {
	const name = `${hashOf(recipe).toString("hex").slice(0, 32)}.${kind}`;
	const file = join(root, "node_modules/.cache/stretch-wrappers-site", name);
	const kept = await readFile(file).catch(() => Buffer.of());
	const contents = kept.subarray(32);
	if (hashOf([name, contents]).equals(kept.subarray(0, 32))) return contents;
	const made = await make();
	await keep(file, [hashOf([name, made]), made]);
	return made;
}
