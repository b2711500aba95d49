import type { Metadata, Sharp } from "sharp";
import type { UploadInUse } from "../../../content/model/uploads.ts";
import { Problem } from "../problem.ts";
import { loadSharp } from "../sharp.ts";
import { drawSvg, isSvg } from "./draw-svg.ts";

/** A file made from an upload. */
export interface Version {
	readonly format: "avif" | "webp" | "jpg" | "png";
	/** Pixels. */
	readonly width: number;
	readonly height: number;
	readonly contents: Uint8Array;
}

const png = { compressionLevel: 9 };

/** The widths and formats for each use of an upload. Screens have one to three device pixels per CSS pixel. */
export const recipes = {
	photo: {
		widths: [400, 800, 1200, 1600],
		fallbackWidth: 1200,
		avif: { quality: 50 },
		webp: { quality: 74 },
		jpeg: { quality: 76, mozjpeg: true },
		png,
	},
	/** Drawn logos have sharp edges and flat colors, which JPEG blurs. */
	drawing: {
		widths: [320, 640, 960],
		fallbackWidth: 640,
		avif: { quality: 80 },
		webp: { lossless: true },
		jpeg: undefined,
		png,
	},
};

const maxMegapixels = 100;

const heic =
	'is a HEIC photo, which browsers cannot show. Export it as JPEG; an iPhone takes JPEGs when its camera format is "Most Compatible".';

function reasonOf(error: unknown): string {
	return error instanceof Error ? (error.message.split("\n")[0] ?? "") : String(error);
}

async function metadataOf(upload: Uint8Array): Promise<Metadata> {
	const sharp = await loadSharp();
	try {
		return await sharp(upload).metadata();
	} catch (error) {
		const isIsoMedia = Buffer.from(upload.subarray(4, 8)).toString() === "ftyp";
		throw new Problem(
			isIsoMedia
				? heic
				: `is not a picture that can be read (${reasonOf(error)}). Export it again as JPEG or PNG.`,
		);
	}
}

function reasonAgainst({ format, compression, pages = 1, autoOrient }: Metadata): string | undefined {
	const { width, height } = autoOrient;
	if (format === "heif" && compression !== "av1") return heic;
	if (!["jpeg", "png", "webp", "heif"].includes(format)) {
		return `is a ${format.toUpperCase()} file, which is not supported. Save it as JPEG or PNG.`;
	}
	if (pages > 1) return "is animated, which is not supported. Save one frame of it as JPEG or PNG.";
	return width * height > maxMegapixels * 1e6
		? `has ${width} x ${height} pixels, more than ${maxMegapixels} million. Export it 3200 pixels wide.`
		: undefined;
}

/**
 * Makes the versions of an upload: AVIF and WebP in several widths, none wider than the upload, and one JPEG, or a
 * PNG if parts of it are transparent. They are upright, in sRGB, and without metadata: sharp removes it
 * by default (https://sharp.pixelplumbing.com/api-output/#withmetadata). An SVG is rendered first.
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
	{ widths, fallbackWidth, avif, webp, jpeg, png }: (typeof recipes)[keyof typeof recipes],
): Promise<readonly Version[]> {
	const metadata = await metadataOf(upload);
	const reason = reasonAgainst(metadata);
	if (reason !== undefined) throw new Problem(reason);
	const sharp = await loadSharp();
	const { width } = metadata.autoOrient;
	const largest = Math.min(width, Math.max(...widths));
	const inWidth = (wanted: number) => sharp(upload).autoOrient().resize({ width: wanted });
	const fallback = inWidth(Math.min(width, fallbackWidth));
	const version = async (format: Version["format"], encoded: Sharp): Promise<Version> => {
		const { data, info } = await encoded.toBuffer({ resolveWithObject: true });
		return { format, width: info.width, height: info.height, contents: data };
	};
	try {
		const isOpaque = !metadata.hasAlpha || (await sharp(upload).stats()).isOpaque;
		return await Promise.all([
			...[...widths.filter((wanted) => wanted < largest), largest].flatMap((wanted) => [
				version("avif", inWidth(wanted).avif(avif)),
				version("webp", inWidth(wanted).webp(webp)),
			]),
			jpeg && isOpaque ? version("jpg", fallback.jpeg(jpeg)) : version("png", fallback.png(png)),
		]);
	} catch (error) {
		throw new Problem(`is broken (${reasonOf(error)}). Copy or export it again.`);
	}
}
