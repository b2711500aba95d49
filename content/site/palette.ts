// The bundle, because the library has 154 modules, which each build would load one by one.
import culori, { type Oklch, type Rgb } from "culori/require";
import type { colors } from "../colors.ts";

const { clampChroma, clampRgb, formatHex, oklch, rgb, wcagContrast } = culori;

/** A color for both schemes, or a light and a dark one. */
type Color = string | readonly [light: string, dark: string];

/** What content/colors.ts has: the brand color, and all other colors by name. */
export interface Colors<Own = Readonly<Record<string, Color>>> {
	readonly accent: string;
	readonly colors: Own;
}

/** The colors of the site by name. Each is a custom property of the style sheets. */
export type Palette = ReturnType<typeof paletteOf<typeof colors>>;

/** The name of a color of the site. */
export type ColorName = keyof Palette;

/** Adds to the channels of a color, which go from 0 to 255. */
function shift({ r, g, b }: Rgb, red: number, green: number, blue: number): Rgb {
	return clampRgb({ mode: "rgb", r: r + red / 255, g: g + green / 255, b: b + blue / 255 });
}

/**
 * Gives a color another lightness, from 0 to 1, and a chroma of at most `most`. Where screens
 * cannot show the color, its chroma drops further, but not its lightness, which decides its
 * contrast.
 */
function setLightness(color: Oklch, l: number, most = color.c): string {
	return formatHex(clampChroma({ ...color, l, c: Math.min(color.c, most) }, "oklch"));
}

/** What text on buttons may be. */
const night = "#14212c";
const white = "#ffffff";

/**
 * The colors of content/colors.ts, and those that follow the brand color: buttons, links, and the
 * moving parts of drawings (a1 top, a2 left, a3 right).
 */
export function paletteOf<Own extends Colors["colors"]>({ accent, colors }: Colors<Own>) {
	const brand = rgb(accent);
	if (brand === undefined) throw new Error(`The brand color "${accent}" is not a color.`);
	const top = shift(brand, 32, 32, 41);
	const a1 = formatHex(top);
	const a3 = formatHex(shift(brand, -45, -28, -19));
	const isLight = wcagContrast(accent, night) > wcagContrast(accent, white);
	const [brandInOklch, topInOklch] = [oklch(brand), oklch(top)];
	return {
		...colors,
		accent,
		"accent-hover": isLight ? a1 : setLightness(topInOklch, topInOklch.l - 0.12),
		"on-accent": isLight ? night : white,
		link: [setLightness(brandInOklch, 0.405, 0.117), setLightness(topInOklch, 0.812, 0.119)] satisfies Color,
		a1,
		a2: accent,
		a3,
	};
}

/** A color of the palette in a scheme. */
export function colorIn(scheme: "light" | "dark", color: Color): string {
	if (typeof color === "string") return color;
	const [light, dark] = color;
	return scheme === "light" ? light : dark;
}
