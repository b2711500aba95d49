import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";

/**
 * The image library, loaded when it is needed: that takes a while, and most builds have nothing to make. The import
 * has to be inside of a function, or the bundled build would load it at its start.
 */
export async function loadSharp() {
	const { default: sharp } = await import("sharp");
	// With more threads an AVIF gets other bytes, and the same upload has to give the same on every machine.
	sharp.concurrency(1);
	return sharp;
}

/** Changes with the version of the library, which decides the bytes of a picture. It is not loaded for this. */
export function sharpVersion(): Promise<Uint8Array> {
	return readFile(join(dirname(createRequire(import.meta.url).resolve("sharp")), "../package.json"));
}
