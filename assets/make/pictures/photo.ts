import type { Metadata, Sharp } from "sharp";
import { loadSharp } from "../sharp.ts";
import type { Version } from "./picture-cache.ts";
import { UnfitUpload } from "./unfit-upload.ts";

/** What is made of every photo. A poster is 822 px wide at most, the band 1328 px; screens have one to three pixels for each. */
export const photoRecipe = {
	widths: [400, 800, 1200, 1600],
	fallbackWidth: 1200,
	avif: { quality: 50 },
	webp: { quality: 74 },
	jpeg: { quality: 76, mozjpeg: true },
	png: { compressionLevel: 9 },
};

const maxMegapixels = 100;

const isoMedia = /^....ftyp/s;

function reasonOf(error: unknown): string {
	return error instanceof Error ? (error.message.split("\n")[0] ?? "") : String(error);
}

function unlessSupported({ format, compression, pages = 1 }: Metadata): string | undefined {
	if (format === "heif" && compression !== "av1") return heic;
	if (format === "svg") return "is an SVG under another name. Give its name the ending .svg.";
	if (!["jpeg", "png", "webp", "heif"].includes(format)) {
		return `is a ${format.toUpperCase()} file, which is not supported. Save it as JPEG or PNG.`;
	}
	return pages > 1 ? "is animated, which is not supported. Save one frame of it as JPEG or PNG." : undefined;
}

const heic =
	'is a HEIC photo, which browsers cannot show. Export it as JPEG; an iPhone takes JPEGs when its camera format is "Most Compatible".';

async function facts(upload: Uint8Array): Promise<Metadata> {
	try {
		return await (await loadSharp())(upload).metadata();
	} catch (error) {
		const start = Buffer.from(upload.subarray(0, 12)).toString("latin1");
		throw new UnfitUpload(
			isoMedia.test(start)
				? heic
				: `is not a picture that can be read (${reasonOf(error)}). Export it again as JPEG or PNG.`,
		);
	}
}

/**
 * Makes the versions of a photo: AVIF and WebP in several widths, none wider than the upload, and one JPEG, or a
 * PNG if parts of it are transparent. They are the right way up, in sRGB, and without metadata: sharp keeps none
 * unless asked (https://sharp.pixelplumbing.com/api-output/#withmetadata).
 *
 * @throws UnfitUpload for a file that is broken, too large, animated or of another kind
 */
export async function makePhoto(upload: Uint8Array): Promise<readonly Version[]> {
	const sharp = await loadSharp();
	const { widths, fallbackWidth, ...options } = photoRecipe;
	const metadata = await facts(upload);
	const unsupported = unlessSupported(metadata);
	if (unsupported !== undefined) throw new UnfitUpload(unsupported);
	const { width, height } = metadata.autoOrient;
	if (width * height > maxMegapixels * 1e6) {
		throw new UnfitUpload(
			`has ${width} x ${height} pixels, more than ${maxMegapixels} million. Export it 3200 pixels wide.`,
		);
	}
	const atMost = Math.min(width, widths.at(-1) ?? width);
	const inWidth = (wanted: number) => sharp(upload).autoOrient().resize({ width: wanted });
	const forAll = inWidth(Math.min(width, fallbackWidth));
	const version = async (format: Version["format"], encoded: Sharp): Promise<Version> => {
		const { data, info } = await encoded.toBuffer({ resolveWithObject: true });
		return { format, width: info.width, height: info.height, contents: data };
	};
	try {
		const opaque = !metadata.hasAlpha || (await sharp(upload).stats()).isOpaque;
		return await Promise.all([
			...[...widths.filter((wanted) => wanted < atMost), atMost].flatMap((wanted) => [
				version("avif", inWidth(wanted).avif(options.avif)),
				version("webp", inWidth(wanted).webp(options.webp)),
			]),
			opaque ? version("jpg", forAll.jpeg(options.jpeg)) : version("png", forAll.png(options.png)),
		]);
	} catch (error) {
		throw new UnfitUpload(`is broken (${reasonOf(error)}). Copy or export it again.`);
	}
}
