import sharp from "sharp";
import { checkSvg } from "./check-svg.ts";
import type { Version } from "./picture-cache.ts";
import { UnfitUpload } from "./UnfitUpload.ts";

/**
 * The one version of an SVG: the upload itself, byte for byte, with the size that its viewBox gives it.
 *
 * @throws UnfitUpload for an SVG that is broken, has no size, or holds anything but still shapes and text
 */
export async function makeSvg(upload: Uint8Array): Promise<readonly Version[]> {
	checkSvg(upload);
	try {
		const { width, height } = await sharp(upload).metadata();
		return [{ format: "svg", width, height, contents: upload }];
	} catch (error) {
		const reason = error instanceof Error ? error.message : String(error);
		throw new UnfitUpload(`is not a well-formed SVG (${reason}). Export it again.`);
	}
}
