import type { ReactElement } from "react";
import * as colors from "../../content/colors.ts";
import { paletteOf } from "../../content/site/palette.ts";
import { makeDrawings } from "../../pages/generator/assets/drawings.tsx";
import { loadLettering } from "../../pages/generator/assets/fonts/lettering.ts";
import { type Pixels, readPixels } from "./pixels.ts";

/**
 * Pixels for each unit of the sheet. With two, a shift by half a unit is one pixel, and an inch is
 * at least four.
 */
const SCALE = 2;

const { draw } = makeDrawings(paletteOf(colors));

/** Replaces text with outlines, so that a picture does not depend on the fonts of the machine. */
async function outlined(svg: string): Promise<string> {
	const textElements = /<text([^>]*)>([^<]+)<\/text>/g;
	const characters = [...svg.matchAll(textElements)].map(([, , text]) => text).join("");
	if (characters === "") return svg;
	const { outlineOf } = await loadLettering(characters);
	return svg.replace(textElements, (_, attributes: string, text: string) => {
		const attribute = (name: string) => new RegExp(` ${name}="([^"]*)"`).exec(attributes)?.[1];
		const { path, width } = outlineOf(text);
		// As drawings.css: callouts start or end at their place, and other words are in the middle of
		// theirs.
		const before = attribute("class") === "te" ? width : attribute("x") ? 0 : width / 2;
		const place = `translate(${attribute("x") ?? 0} ${attribute("y") ?? 0}) scale(.013) translate(${-before})`;
		const transform = [attribute("transform"), place].filter(Boolean).join(" ");
		return `<path transform="${transform}" fill="#000" stroke="none" d="${path}"/>`;
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

/**
 * Draws an SVG on white, without smooth edges: so a picture has few colors, and a shape is there or
 * not.
 */
export async function drawnPixels(drawing: ReactElement): Promise<Pixels> {
	const svg = await outlined(draw(drawing));
	const [width, height] = sizeOf(svg);
	const sheet = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" color="#000"`;
	const picture = `${sheet} shape-rendering="crispEdges"><rect width="100%" height="100%" fill="#fff"/>${svg}</svg>`;
	return readPixels(Buffer.from(picture));
}
