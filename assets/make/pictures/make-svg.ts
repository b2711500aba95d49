import { loadSharp } from "../sharp.ts";
import { checkSvg } from "./check-svg.ts";
import type { Version } from "./picture-cache.ts";
import { UnfitUpload } from "./unfit-upload.ts";

/** As wide as the partners page shows a logo. An SVG has proportions, and no size of its own that means anything. */
const shownWidth = 320;

/**
 * The one version of an SVG: the upload itself, byte for byte, with its own proportions.
 *
 * @throws UnfitUpload for an SVG that is broken, has no size, or holds anything but still shapes and text
 */
export async function makeSvg(upload: Uint8Array): Promise<readonly Version[]> {
	await checkSvg(upload);
	const sharp = await loadSharp();
	try {
		const { width, height } = await sharp(upload).metadata();
		return [
			{
				format: "svg",
				width: shownWidth,
				height: Math.max(1, Math.round((shownWidth * height) / width)),
				contents: upload,
			},
		];
	} catch (error) {
		const reason = error instanceof Error ? error.message : String(error);
		throw new UnfitUpload(`is not a well-formed SVG (${reason}). Export it again.`);
	}
}
