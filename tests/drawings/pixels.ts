import sharp from "sharp";

/** A picture without transparency: one number for the color of each pixel, row by row. */
export interface Pixels {
	readonly width: number;
	readonly height: number;
	readonly colors: Uint32Array;
}

/** Reads a PNG, or draws an SVG. */
export async function readPixels(picture: Buffer): Promise<Pixels> {
	const { data, info } = await sharp(picture).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
	return { width: info.width, height: info.height, colors: new Uint32Array(new Uint8Array(data).buffer) };
}

function toSharp({ width, height, colors }: Pixels) {
	return sharp(new Uint8Array(colors.buffer), { raw: { width, height, channels: 4 } });
}

/** A small PNG. */
export function encodePixels(pixels: Pixels): Promise<Buffer> {
	const palette = new Set(pixels.colors).size <= 256;
	return toSharp(pixels)
		.removeAlpha()
		.png({ palette, dither: 0, compressionLevel: 9, effort: 10 })
		.toBuffer();
}

/** Whether two colors look the same. Chromium does not always smooth an edge the same way. */
function isAlike(color: number, other = 0): boolean {
	if (color === other) return true;
	return [0, 8, 16].every((bits) => Math.abs(((color >> bits) & 0xff) - ((other >> bits) & 0xff)) <= 2);
}

/** The pixels of a picture whose color the other picture has nowhere within a shift. */
function missingIn(other: Pixels, { width, colors }: Pixels, shift: number): number[] {
	const shifts = Array.from({ length: 2 * shift + 1 }, (_, index) => index - shift);
	const steps = shifts.flatMap((down) => shifts.map((right) => down * width + right));
	const missing: number[] = [];
	colors.forEach((color, at) => {
		// Most of a million pixels are the same.
		if (color === other.colors[at]) return;
		if (!steps.some((step) => isAlike(color, other.colors[at + step]))) missing.push(at);
	});
	return missing;
}

/**
 * The places where two pictures differ by more than a shift, in pixels. All places if their sizes
 * differ.
 */
export function differences(old: Pixels, now: Pixels, shift: number): readonly number[] {
	if (old.width !== now.width || old.height !== now.height) return [...now.colors.keys()];
	if (Buffer.from(old.colors.buffer).equals(Buffer.from(now.colors.buffer))) return [];
	return [...new Set([...missingIn(now, old, shift), ...missingIn(old, now, shift)])];
}

/**
 * Puts the old picture, the new one and their differences side by side, as a PNG. The differences
 * are magenta.
 */
export async function sideBySide(old: Pixels, now: Pixels, places: readonly number[]): Promise<Buffer> {
	const marked = now.colors.map((color) => (color & 0xff_ff_ff) | 0x30_00_00_00);
	for (const place of places) marked[place] = 0xff_ff_00_ff;
	const panels = [old, now, { ...now, colors: marked }].map((pixels) =>
		toSharp(pixels).flatten({ background: "white" }).png().toBuffer(),
	);
	return sharp(await Promise.all(panels), { join: { across: 3, shim: 8, background: "black" } })
		.png()
		.toBuffer();
}
