import { cached } from "./cache.ts";
import { loadSharp, sharpVersion } from "./sharp.ts";

/** Without dithering, flat colors stay flat and compress well. https://sharp.pixelplumbing.com/api-output/#png */
const png = { palette: true, colors: 128, dither: 0, compressionLevel: 9 } as const;

/**
 * Renders an SVG as a PNG, at the size of the SVG. It takes a tenth of a second, so the picture is cached, and
 * the image library is only loaded for a new one. Text has to be drawn as outlines: librsvg would set it in a font of
 * the machine that builds.
 */
export async function rasterize(root: string, svg: string): Promise<Uint8Array> {
	return cached(root, [svg, JSON.stringify(png), await sharpVersion()], "png", async () => {
		const sharp = await loadSharp();
		return sharp(Buffer.from(svg)).png(png).toBuffer();
	});
}
