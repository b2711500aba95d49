import type { Metadata } from "sharp";
import { Problem } from "../../problem.ts";

/**
 * Color primaries and transfer functions that browsers show like those of sRGB, or that say
 * nothing. The numbers are those of ITU-T H.273, tables 2 and 3:
 * https://www.itu.int/rec/T-REC-H.273
 */
const likeSrgb = { primaries: [1, 2], transfers: [1, 2, 6, 13, 14, 15] };

/**
 * What PNGs in sRGB say about gamma and chromaticities:
 * https://www.w3.org/TR/png-3/#srgb-gama-and-chrm
 */
const srgbGamma = 45455;
const srgbChromaticities = [31270, 32900, 64000, 33000, 30000, 60000, 15000, 6000];

/** Programs round them: 0.01, in the unit of PNG. */
const tolerance = 1000;

/**
 * Checks that sharp knows what the numbers of an image mean: it reads color profiles, but neither
 * the other descriptions of colors in a PNG or an AVIF, nor those of HDR. Without a description, an
 * image is in sRGB.
 *
 * @throws Problem if browsers would show the image in other colors than those that are published
 */
export function checkColors(image: Uint8Array, { format, space, hasProfile }: Metadata): void {
	if (space === "cmyk") {
		throw new Problem(
			"is in CMYK, the colors of print, which browsers show differently. Export it in RGB, with the color profile sRGB.",
		);
	}
	const bytes = Buffer.from(image);
	const isKnown =
		(format !== "png" || isPngInSrgb(bytes, hasProfile)) &&
		(format !== "heif" || hasProfile || isAvifInSrgb(bytes));
	if (!isKnown) {
		throw new Problem(
			"has colors that would change: it is HDR, or describes them without a color profile. Export it without HDR, with the color profile sRGB.",
		);
	}
}

function isPngInSrgb(png: Buffer, hasProfile: boolean): boolean {
	const chunks = chunksBeforePixels(png);
	const cicp = chunks.get("cICP");
	if (cicp) return isLikeSrgb(cicp.readUInt8(0), cicp.readUInt8(1));
	const gamma = chunks.get("gAMA");
	if (!gamma || hasProfile || chunks.has("sRGB")) return true;
	const chromaticities = chunks.get("cHRM");
	const isNear = (chunk: Buffer, index: number, value: number) =>
		Math.abs(chunk.readUInt32BE(index * 4) - value) <= tolerance;
	return (
		isNear(gamma, 0, srgbGamma) &&
		srgbChromaticities.every((value, index) => !chromaticities || isNear(chromaticities, index, value))
	);
}

/** The contents of chunks by their types. https://www.w3.org/TR/png-3/#5Chunk-layout */
function chunksBeforePixels(png: Buffer): ReadonlyMap<string, Buffer> {
	const chunks = new Map<string, Buffer>();
	for (let start = 8; start + 8 <= png.length; ) {
		const type = png.toString("latin1", start + 4, start + 8);
		if (type === "IDAT") break;
		const end = start + 8 + png.readUInt32BE(start);
		chunks.set(type, png.subarray(start + 8, end));
		start = end + 4;
	}
	return chunks;
}

/**
 * Looks for boxes that describe colors by numbers.
 * https://aomediacodec.github.io/av1-isobmff/#colr-semantics
 */
function isAvifInSrgb(avif: Buffer): boolean {
	const box = "colrnclx";
	for (let at = avif.indexOf(box); at !== -1; at = avif.indexOf(box, at + 1)) {
		const values = at + box.length;
		if (!isLikeSrgb(avif.readUInt16BE(values), avif.readUInt16BE(values + 2))) return false;
	}
	return true;
}

function isLikeSrgb(primaries: number, transfer: number): boolean {
	return likeSrgb.primaries.includes(primaries) && likeSrgb.transfers.includes(transfer);
}
