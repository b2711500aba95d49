import type { ReactElement } from "react";
import sharp from "sharp";
import { loadLettering } from "../../assets/make/cards/lettering.ts";
import { makeDrawings } from "../../assets/make/drawings.tsx";

/** Pixels for each unit of the sheet. With two, a shift by half a unit is one pixel, and an inch is at least four. */
const SCALE = 2;

/** A picture without transparency: one number for the color of each pixel, row by row. */
export interface Pixels {
	readonly width: number;
	readonly height: number;
	readonly colors: Uint32Array;
}

const { draw } = await makeDrawings(".");

/** Replaces texts with outlines, so that a picture does not depend on the fonts of the machine. */
async function outlined(svg: string): Promise<string> {
	const texts = /<text([^>]*)>([^<]+)<\/text>/g;
	const characters = [...svg.matchAll(texts)].map(([, , text]) => text).join("");
	if (characters === "") return svg;
	const outlineOf = await loadLettering(".", characters);
	return svg.replace(texts, (_, attributes: string, text: string) => {
		const attribute = (name: string) => new RegExp(` ${name}="([^"]*)"`).exec(attributes)?.[1];
		const place = `translate(${attribute("x") ?? 0} ${attribute("y") ?? 0}) scale(.013)`;
		const transform = [attribute("transform"), place].filter(Boolean).join(" ");
		return `<path transform="${transform}" fill="#000" stroke="none" d="${outlineOf(text).path}"/>`;
	});
}

/** The size of an SVG in pixels: its own, or that of its view box on the sheet. */
function sizeOf(svg: string): readonly [width: number, height: number] {
	const own = /^<svg[^>]*? width="(\d+)" height="(\d+)"/.exec(svg);
	if (own) return [Number(own[1]), Number(own[2])];
	const viewBox = /^<svg[^>]*? viewBox="\S+ \S+ (\S+) (\S+)"/.exec(svg);
	if (viewBox) return [SCALE * Number(viewBox[1]), SCALE * Number(viewBox[2])];
	throw new Error(`This drawing has neither a size nor a view box: ${svg.slice(0, 200)}`);
}

/** Draws an SVG on white, without smooth edges: so a picture has few colors, and a shape is there or not. */
export async function drawnPixels(drawing: ReactElement): Promise<Pixels> {
	const svg = await outlined(draw(drawing));
	const [width, height] = sizeOf(svg);
	const sheet = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" color="#000"`;
	const picture = `${sheet} shape-rendering="crispEdges"><rect width="100%" height="100%" fill="#fff"/>${svg}</svg>`;
	return readPixels(Buffer.from(picture));
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

/**
 * The pixels of a picture whose color the other picture has neither there nor next to it. So lines that are rounded to
 * another half unit are the same, while a stroke that is missing, another color or another order is not.
 */
function missingIn(other: Pixels, { width, height, colors }: Pixels): number[] {
	const steps = [-1, 0, 1].flatMap((dy) => [-1, 0, 1].map((dx) => [dx, dy] as const));
	return [...colors.keys()].filter((at) => {
		const color = colors[at];
		if (other.colors[at] === color) return false;
		const [x, y] = [at % width, Math.floor(at / width)];
		return !steps.some(([dx, dy]) => {
			const isInside = x + dx >= 0 && x + dx < width && y + dy >= 0 && y + dy < height;
			return isInside && other.colors[at + dy * width + dx] === color;
		});
	});
}

/** The places where two pictures differ. All of them if their sizes differ. */
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
