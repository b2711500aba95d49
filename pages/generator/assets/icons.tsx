import { MarkIcon, MarkTile } from "../../../components/drawings/index.ts";
import { hashedFile, type SiteFile } from "../site-file.ts";
import type { Draw } from "./drawings.tsx";
import { rasterize } from "./sharp.ts";

/** The sizes of the icon for tabs, bookmarks and shortcuts, in pixels. */
const icoSides = [16, 32, 48];

/** An ICO file with these square images. https://en.wikipedia.org/wiki/ICO_(file_format) */
function ico(pictures: readonly { readonly side: number; readonly png: Uint8Array }[]): Uint8Array {
	const head = Buffer.from([0, 0, 1, 0, pictures.length, 0]);
	let offset = head.length + 16 * pictures.length;
	const entries = pictures.map(({ side, png }) => {
		// 32-bit color, then the length of the PNG and its offset.
		const entry = Buffer.from([side, side, 0, 0, 1, 0, 32, 0, 0, 0, 0, 0, 0, 0, 0, 0]);
		entry.writeUInt32LE(png.length, 8);
		entry.writeUInt32LE(offset, 12);
		offset += png.length;
		return entry;
	});
	return Buffer.concat([head, ...entries, ...pictures.map(({ png }) => png)]);
}

/**
 * Makes the icons of the site from its mark: for browsers, home screens and the web manifest.
 *
 * @returns the icons for the web manifest, with their sizes in pixels, and the files of all icons
 */
export async function makeIcons(draw: Draw) {
	const tile = (side: number, share: number) => rasterize(draw(<MarkTile side={side} share={share} />));
	const appIcon = async (name: string, side: number, purpose: "any" | "maskable", share: number) => {
		return { file: hashedFile(name, "png", await tile(side, share)), side, purpose };
	};
	const [small, touch, ...app] = await Promise.all([
		Promise.all(icoSides.map(async (side) => ({ side, png: await tile(side, side > 16 ? 0.95 : 1) }))),
		tile(180, 0.9),
		appIcon("icon-192", 192, "any", 0.9),
		appIcon("icon-512", 512, "any", 0.9),
		// A maskable icon may be cropped to any shape that contains a centered circle of 80% of its
		// width.
		appIcon("icon-maskable-512", 512, "maskable", 0.75),
	]);
	return {
		app,
		files: [
			{ path: "favicon.svg", contents: draw(<MarkIcon />) },
			{ path: "favicon.ico", contents: ico(small) },
			{ path: "apple-touch-icon.png", contents: touch },
			...app.map(({ file }) => file),
		] satisfies SiteFile[],
	};
}

export type Icons = Awaited<ReturnType<typeof makeIcons>>;
