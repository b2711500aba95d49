import { messageOf, Problem } from "../../problem.ts";
import { hashedFile } from "../../site-file.ts";
import { loadSharp } from "../sharp.ts";
import { checkLogo } from "./check-logo.ts";
import { checkColors } from "./colors.ts";

/**
 * How uploads are encoded. A low quality would blur the sharp edges and flat colors of drawn logos.
 */
export const recipes = {
	/** Screens have one to three device pixels per CSS pixel. */
	widths: [320, 640, 960, 1600],
	bitmap: { avif: { quality: 50 }, webp: { quality: 74 } },
	vector: { avif: { quality: 80 }, webp: { lossless: true } },
};

/** HEIC and AVIF are both kinds of HEIF. An SVG is a PNG by then. */
const supported = ["jpeg", "png", "webp", "heif"];

/**
 * The spaces in which pixels of more than 8 bits are read. sharp would convert their colors to
 * Display P3, or ignore their profile if they are gray:
 * https://github.com/lovell/sharp/blob/v0.35.5/src/pipeline.cc#L377
 */
const eightBits: Readonly<Record<string, string>> = { rgb16: "srgb", grey16: "b-w" };

/**
 * The longest side of a rendered SVG logo: 320 px, on screens with up to three device pixels per
 * CSS pixel.
 */
const logoSide = 960;

/** Seconds. A few lines of SVG can take hours. */
const timeout = { seconds: 30 };

/**
 * Makes the variants of an upload: AVIF and WebP in several widths, none wider than the upload.
 * They are in sRGB, rotated as EXIF says, and without metadata, which sharp removes:
 * https://sharp.pixelplumbing.com/api-output/#withmetadata. An SVG is rendered first.
 *
 * @throws Problem for a file that is broken, too large, animated or of another type, for colors
 *   that would change, for a picture without a visible pixel, for an SVG that is not a logo, and
 *   for one with text or with anything that would not look as it does in a browser
 */
export async function makeVariants(upload: Uint8Array, isLogo: boolean) {
	try {
		const sharp = await loadSharp();
		const { format } = await sharp(upload).metadata();
		if (format !== "svg") return await encode(upload, recipes.bitmap);
		if (!isLogo) throw new Problem("is an SVG, but only a logo may be one. Use a JPEG or PNG photo.");
		return await encode(await drawLogo(upload), recipes.vector);
	} catch (error) {
		if (error instanceof Problem) throw error;
		const [reason] = messageOf(error).split("\n");
		const advice = isMarkup(upload)
			? "Open it in the program that it was drawn with, and export it again as a plain SVG or as a PNG."
			: "Export it again: a photo as a JPEG up to 3200 pixels wide, or a logo as a PNG or a plain SVG.";
		throw new Problem(`cannot be used (${reason}). ${advice}`);
	}
}

/** Whether a file is XML or HTML, such as an SVG that is broken. */
function isMarkup(upload: Uint8Array): boolean {
	return /^\uFEFF?\s*</.test(Buffer.from(upload.subarray(0, 1000)).toString());
}

async function drawLogo(svg: Uint8Array): Promise<Uint8Array> {
	await checkLogo(Buffer.from(svg).toString());
	const sharp = await loadSharp();
	const image = sharp(svg).timeout(timeout).resize(logoSide, logoSide, { fit: "inside" });
	return image.png().toBuffer();
}

async function encode(upload: Uint8Array, options: typeof recipes.bitmap | typeof recipes.vector) {
	const sharp = await loadSharp();
	const image = sharp(upload, { limitInputPixels: 100e6 });
	const metadata = await image.metadata();
	const { format, compression, pages = 1, space, autoOrient, hasAlpha } = metadata;
	if (!supported.includes(format) || (format === "heif" && compression !== "av1") || pages > 1) {
		throw new Error("it is animated, or not a JPEG, PNG, WebP or AVIF, whatever its extension");
	}
	checkColors(upload, metadata);
	// The alpha channel is the last one.
	if (hasAlpha && (await image.stats()).channels.at(-1)?.max === 0) {
		throw new Problem(
			"is empty: everything in it is transparent, or outside the viewBox of an SVG. Export it again as a PNG.",
		);
	}
	const reduced = eightBits[space];
	if (reduced !== undefined) image.pipelineColourspace(reduced);
	const variant = async (format: keyof typeof options, width: number) => {
		const resized = image.clone().autoOrient().resize({ width }).toFormat(format, options[format]);
		const { data, info } = await resized.toBuffer({ resolveWithObject: true });
		// Leaves out the upload's own name, so that copies under other names are published only once.
		const { path: file } = hashedFile(`uploads/picture-${width}`, format, data);
		return { file, width, height: info.height, contents: data };
	};
	const width = Math.min(autoOrient.width, Math.max(...recipes.widths));
	const widths = recipes.widths.filter((narrower) => narrower < width);
	const largest = await variant("webp", width);
	const avif = await Promise.all([...widths, width].map((width) => variant("avif", width)));
	const webp = await Promise.all(widths.map((width) => variant("webp", width)));
	const sources = [
		{ type: "image/avif", variants: avif },
		{ type: "image/webp", variants: [...webp, largest] },
	];
	return { file: largest.file, width, height: largest.height, sources };
}

export type Variants = Awaited<ReturnType<typeof makeVariants>>;
