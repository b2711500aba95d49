import { cached } from "./cache.ts";
import { loadSharp, sharpVersion } from "./sharp.ts";

/** Flat colors without dithering are the same everywhere and pack well. https://sharp.pixelplumbing.com/api-output/#png */
const png = { palette: true, colours: 128, dither: 0, compressionLevel: 9 } as const;

/**
 * Makes a PNG of an SVG, at the size that the SVG states. It takes a tenth of a second, so the picture is kept, and
 * the software that makes it is only loaded for a new one.
 *
 * @throws Error when the SVG holds text, which would be set in a font of the machine that builds
 */
export async function rasterize(root: string, svg: string): Promise<Uint8Array> {
	if (/<(?:text|tspan|foreignObject)\b/.test(svg)) {
		throw new Error(
			"A picture holds text, which would be set in a font of this machine. Draw it as outlines.",
		);
	}
	return cached(root, [svg, JSON.stringify(png), await sharpVersion()], "png", async () => {
		const sharp = await loadSharp();
		return sharp(Buffer.from(svg)).png(png).toBuffer();
	});
}
