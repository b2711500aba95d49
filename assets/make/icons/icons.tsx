import { renderToStaticMarkup } from "react-dom/server";
import { mark } from "../../../components/drawings/mark.ts";
import { type Palette, readPalette } from "../palette.ts";
import { rasterize } from "../raster.ts";
import { hashedFile, type SiteFile } from "../site-file.ts";
import { ico } from "./ico.ts";

interface TileProps {
	/** Pixels. */
	readonly side: number;
	/** The size of the mark, as a fraction of the icon's side. */
	readonly share: number;
	readonly palette: Palette;
}

/** The mark on a dark tile, visible on every background. */
function Tile({ side, share, palette }: TileProps) {
	const margin = (mark.size * (1 / share - 1)) / 2;
	const sheet = mark.size + 2 * margin;
	return (
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
		</svg>
	);
}

/** The mark alone, in the text color of the browser's color scheme. */
function VectorIcon({ palette }: { readonly palette: Palette }) {
	return (
		<svg aria-hidden="true" xmlns="http://www.w3.org/2000/svg" viewBox={`0 0 ${mark.size} ${mark.size}`}>
			<style>{`.s{fill:${palette("ink")}}@media(prefers-color-scheme:dark){.s{fill:${palette("paper")}}}`}</style>
			<path fill={palette("accent")} d={mark.top} />
			<path className="s" d={mark.film} />
		</svg>
	);
}

/**
 * Makes the icons of the site from its mark: for browsers, home screens and the web manifest.
 *
 * @returns the icons for the web manifest, with their size in pixels, and the files of all icons
 */
export async function makeIcons(root: string) {
	const palette = await readPalette(root);
	const draw = (side: number, share: number): Promise<Uint8Array> =>
		rasterize(root, renderToStaticMarkup(<Tile side={side} share={share} palette={palette} />));
	// A maskable icon may be cropped to any shape around a circle of 80 % in its middle.
	const sizes = [
		{ name: "icon-192", side: 192, purpose: "any", share: 0.72 },
		{ name: "icon-512", side: 512, purpose: "any", share: 0.72 },
		{ name: "icon-maskable-512", side: 512, purpose: "maskable", share: 0.56 },
	] as const;
	const [small, touch, ...app] = await Promise.all([
		draw(32, 0.9),
		draw(180, 0.72),
		...sizes.map(async ({ name, side, purpose, share }) => {
			const file = hashedFile(name, "png", await draw(side, share));
			return { file, side, purpose };
		}),
	]);
	return {
		app: app.map(({ file: [file], side, purpose }) => ({ file, side, purpose })),
		files: [
			["favicon.svg", renderToStaticMarkup(<VectorIcon palette={palette} />)],
			["favicon.ico", ico(small, 32)],
			["apple-touch-icon.png", touch],
			...app.map(({ file }) => file),
		] satisfies SiteFile[],
	};
}

export type Icons = Awaited<ReturnType<typeof makeIcons>>;
