import { cached } from "../cache.ts";

/** Loads the image library on demand: it takes a while, and most builds have nothing to make. */
export async function loadSharp() {
	const { default: sharp } = await import("sharp");
	// The bytes of an AVIF depend on the number of threads, and have to be the same on every
	// computer.
	sharp.concurrency(1);
	return sharp;
}

/**
 * Without dithering, flat colors stay flat and compress well.
 * https://sharp.pixelplumbing.com/api-output/#png
 */
const pngOptions = { palette: true, colors: 128, dither: 0, compressionLevel: 9 } as const;

/**
 * Renders an SVG as a PNG of the same size. This takes a tenth of a second, so the result is
 * cached, and the image library is only loaded for a new one. Text has to be outlines, because
 * librsvg would use the build machine's fonts.
 */
export async function rasterize(svg: string): Promise<Uint8Array> {
	return cached([svg, pngOptions], "png", async () => {
		const sharp = await loadSharp();
		return sharp(Buffer.from(svg)).png(pngOptions).toBuffer();
	});
}
