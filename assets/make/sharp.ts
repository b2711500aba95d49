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
