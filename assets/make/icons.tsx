import { renderToStaticMarkup } from "react-dom/server";
import { mark } from "../../components/drawings/mark.ts";
import { type Palette, readPalette } from "./palette.ts";
import { rasterize } from "./raster.ts";
import { hashedFile, type SiteFile } from "./site-file.ts";

/**
 * The mark on a dark tile, visible on every background.
 *
 * @param side pixels
 * @param share the size of the mark, as a fraction of the side
 */
function tile(palette: Palette, side: number, share: number) {
	const sheet = mark.size / share;
	const margin = (sheet - mark.size) / 2;
	return renderToStaticMarkup(
		<svg
			aria-hidden="true"
			xmlns="http://www.w3.org/2000/svg"
			width={side}
			height={side}
			viewBox={`${-margin} ${-margin} ${sheet} ${sheet}`}
		>
			<rect x={-margin} y={-margin} width={sheet} height={sheet} fill={palette("night")} />
			<path d={mark.top} fill={palette("accent")} />
			<path d={mark.film} fill={palette("paper")} />
		</svg>,
	);
}

/** The mark alone, in the text color of the browser's color scheme. */
function vectorIcon(palette: Palette) {
	return renderToStaticMarkup(
		<svg aria-hidden="true" xmlns="http://www.w3.org/2000/svg" viewBox={`0 0 ${mark.size} ${mark.size}`}>
			<style>{`.s{fill:${palette("ink")}}@media(prefers-color-scheme:dark){.s{fill:${palette("paper")}}}`}</style>
			<path fill={palette("accent")} d={mark.top} />
			<path className="s" d={mark.film} />
		</svg>,
	);
}

/** An ICO file with one PNG of 32 x 32 pixels. https://en.wikipedia.org/wiki/ICO_(file_format) */
function ico(png: Uint8Array): Uint8Array {
	// An icon with one picture of 32 x 32 in 32-bit color; then the length of the PNG, and where it starts.
	const head = Buffer.from([0, 0, 1, 0, 1, 0, 32, 32, 0, 0, 1, 0, 32, 0, 0, 0, 0, 0, 22, 0, 0, 0]);
	head.writeUInt32LE(png.length, 14);
	return Buffer.concat([head, png]);
}

/**
 * Makes the icons of the site from its mark: for browsers, home screens and the web manifest.
 *
 * @returns the icons for the web manifest, with their size in pixels, and the files of all icons
 */
export async function makeIcons(root: string) {
	const palette = await readPalette(root);
	const draw = (side: number, share: number) => rasterize(root, tile(palette, side, share));
	const appIcon = async (name: string, side: number, purpose: "any" | "maskable", share: number) => {
		const [file, contents] = hashedFile(name, "png", await draw(side, share));
		return { file, side, purpose, contents };
	};
	const [small, touch, ...app] = await Promise.all([
		draw(32, 0.9),
		draw(180, 0.72),
		appIcon("icon-192", 192, "any", 0.72),
		appIcon("icon-512", 512, "any", 0.72),
		// A maskable icon may be cropped to any shape around a circle of 80 % in its middle.
		appIcon("icon-maskable-512", 512, "maskable", 0.56),
	]);
	return {
		app,
		files: [
			["favicon.svg", vectorIcon(palette)],
			["favicon.ico", ico(small)],
			["apple-touch-icon.png", touch],
			...app.map(({ file, contents }) => [file, contents] as const),
		] satisfies SiteFile[],
	};
}

export type Icons = Awaited<ReturnType<typeof makeIcons>>;
