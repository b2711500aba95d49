import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";

/**
 * Loads the image library on demand: it takes a while, and most builds have nothing to make. The import has to be
 * inside a function, or the bundled build would load it at startup.
 */
export async function loadSharp() {
	const { default: sharp } = await import("sharp");
	// With more threads an AVIF gets different bytes, and an upload has to give the same bytes on every machine.
	sharp.concurrency(1);
	return sharp;
}

/** Changes with the version of the library, which determines the bytes of a picture. Does not load the library. */
export function sharpVersion(): Promise<Uint8Array> {
	return readFile(join(dirname(createRequire(import.meta.url).resolve("sharp")), "../package.json"));
}
