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

/** A small PNG, exact for pictures with up to 256 colors. */
export function encodePixels(pixels: Pixels): Promise<Buffer> {
	return toSharp(pixels)
		.removeAlpha()
		.png({ palette: true, dither: 0, compressionLevel: 9, effort: 10 })
		.toBuffer();
}

/** The pixels of a picture whose color the other picture has neither there nor next to it. */
function missingIn(other: Pixels, { width, colors }: Pixels): number[] {
	const steps = [-1, 0, 1].flatMap((down) => [-1, 0, 1].map((right) => down * width + right));
	return [...colors.keys()].filter((at) => !steps.some((step) => other.colors[at + step] === colors[at]));
}

/** The places where two pictures differ by more than a shift of one pixel. All places if their sizes differ. */
export function differences(old: Pixels, now: Pixels): readonly number[] {
	if (old.width !== now.width || old.height !== now.height) return [...now.colors.keys()];
	return [...new Set([...missingIn(now, old), ...missingIn(old, now)])];
}

/** Puts the old picture, the new one and their differences side by side, as a PNG. The differences are magenta. */
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
