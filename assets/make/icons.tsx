import { MarkIcon } from "../../components/drawings/MarkIcon.tsx";
import { MarkTile } from "../../components/drawings/MarkTile.tsx";
import type { Draw } from "./drawings.tsx";
import { rasterize } from "./sharp.ts";
import { hashedFile, type SiteFile } from "./site-file.ts";

/** An ICO file with one PNG of 32 x 32 pixels. https://en.wikipedia.org/wiki/ICO_(file_format) */
function ico(png: Uint8Array): Uint8Array {
	// One picture of 32 x 32 pixels in 32-bit color, then the length of the PNG and its offset.
	const head = Buffer.from([0, 0, 1, 0, 1, 0, 32, 32, 0, 0, 1, 0, 32, 0, 0, 0, 0, 0, 22, 0, 0, 0]);
	head.writeUInt32LE(png.length, 14);
	return Buffer.concat([head, png]);
}

/**
 * Makes the icons of the site from its mark: for browsers, home screens and the web manifest.
 *
 * @returns the icons for the web manifest, with their sizes in pixels, and the files of all icons
 */
export async function makeIcons(root: string, draw: Draw) {
	const tile = (side: number, share: number) => rasterize(root, draw(<MarkTile side={side} share={share} />));
	const appIcon = async (name: string, side: number, purpose: "any" | "maskable", share: number) => {
		const [file, contents] = hashedFile(name, "png", await tile(side, share));
		return { file, side, purpose, contents };
	};
	const [small, touch, ...app] = await Promise.all([
		tile(32, 0.9),
		tile(180, 0.72),
		appIcon("icon-192", 192, "any", 0.72),
		appIcon("icon-512", 512, "any", 0.72),
		// A maskable icon may be cropped to any shape that contains a centered circle of 80 % of its size.
		appIcon("icon-maskable-512", 512, "maskable", 0.56),
	]);
	return {
		app,
		files: [
			["favicon.svg", draw(<MarkIcon />)],
			["favicon.ico", ico(small)],
			["apple-touch-icon.png", touch],
			...app.map(({ file, contents }) => [file, contents] as const),
		] satisfies SiteFile[],
	};
}

export type Icons = Awaited<ReturnType<typeof makeIcons>>;
