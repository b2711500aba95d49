import type { UploadInUse } from "../../../content/model/uploads.ts";
import { Problem } from "../problem.ts";
import { loadSharp } from "../sharp.ts";
import { drawSvg, isSvg } from "./draw-svg.ts";

/** A file made from an upload. */
export interface Version {
	readonly format: "avif" | "webp";
	/** Pixels. */
	readonly width: number;
	readonly height: number;
	readonly contents: Uint8Array;
}

/** How uploads are encoded. Drawn logos have sharp edges and flat colors, which a low quality blurs. */
export const recipes = {
	/** Screens have one to three device pixels per CSS pixel. */
	widths: [320, 640, 960, 1600],
	photo: { avif: { quality: 50 }, webp: { quality: 74 } },
	drawing: { avif: { quality: 80 }, webp: { lossless: true } },
};

/** HEIC and AVIF are both kinds of HEIF. */
const supported = ["jpeg", "png", "webp", "heif"];

/**
 * Makes the versions of an upload: AVIF and WebP in several widths, none wider than the upload. They are upright, in
 * sRGB, and without metadata: sharp removes it by default (https://sharp.pixelplumbing.com/api-output/#withmetadata).
 * An SVG is rendered first.
 *
 * @throws Problem for a file that is broken, too large, animated or of another type, and for an SVG that is not a logo
 */
export async function makeVersions(upload: Uint8Array, use: UploadInUse["use"]): Promise<readonly Version[]> {
	if (!isSvg(upload)) return encode(upload, recipes.photo);
	if (use !== "logo") throw new Problem("is an SVG, which only a logo may be. Use a photo in JPEG or PNG.");
	return encode(await drawSvg(upload), recipes.drawing);
}

async function encode(
	upload: Uint8Array,
	{ avif, webp }: typeof recipes.photo | typeof recipes.drawing,
): Promise<readonly Version[]> {
	const sharp = await loadSharp();
	try {
		const image = sharp(upload, { limitInputPixels: 100e6 });
		const { format, compression, pages = 1, autoOrient } = await image.metadata();
		if (!supported.includes(format) || (format === "heif" && compression !== "av1") || pages > 1) {
			throw new Error("it is animated, or not a JPEG, PNG, WebP or AVIF");
		}
		const largest = Math.min(autoOrient.width, Math.max(...recipes.widths));
		const version = async (format: Version["format"], width: number, options: object): Promise<Version> => {
			const resized = image.clone().autoOrient().resize({ width });
			const { data, info } = await resized.toFormat(format, options).toBuffer({ resolveWithObject: true });
			return { format, width: info.width, height: info.height, contents: data };
		};
		return await Promise.all(
			[...recipes.widths.filter((width) => width < largest), largest].flatMap((width) => [
				version("avif", width, avif),
				version("webp", width, webp),
			]),
		);
	} catch (error) {
		const [reason] = (error instanceof Error ? error.message : String(error)).split("\n");
		throw new Problem(`cannot be used (${reason}). Export it as JPEG or PNG, 3200 pixels wide.`);
	}
}
