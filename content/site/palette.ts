import { clampChroma, clampRgb, formatHex, type Oklch, oklch, type Rgb, rgb, wcagContrast } from "culori";

type Scheme = "light" | "dark";

/** What content/colors.ts has: the brand color, and colors for both schemes or for each. */
export interface Colors {
	readonly accent: string;
	readonly colors: Readonly<Record<string, string | readonly [light: string, dark: string]>>;
}

/** The light and the dark color of each custom property, by its name without the leading `--`. */
export type Palette = ReadonlyMap<string, Readonly<Record<Scheme, string>>>;

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

const inBoth = (color: string) => ({ light: color, dark: color });

/** What text on buttons may be. */
const night = "#14212c";
const white = "#ffffff";

/**
 * The colors of content/colors.ts, and those that follow the brand color: buttons, links, and the
 * moving parts of drawings (a1 top, a2 left, a3 right).
 */
export function paletteOf({ accent, colors }: Colors): Palette {
	const brand = rgb(accent);
	if (brand === undefined) throw new Error(`The brand color "${accent}" is not a color.`);
	const top = shift(brand, 32, 32, 41);
	const [a1, a3] = [formatHex(top), formatHex(shift(brand, -45, -28, -19))];
	const isLight = wcagContrast(accent, night) > wcagContrast(accent, white);
	const [brandInOklch, topInOklch] = [oklch(brand), oklch(top)];
	const plain = Object.entries(colors).map(([name, color]) => {
		const [light, dark] = typeof color === "string" ? [color, color] : color;
		return [name, { light, dark }] as const;
	});
	return new Map([
		...plain,
		["accent", inBoth(accent)],
		["accent-hover", inBoth(isLight ? a1 : setLightness(topInOklch, topInOklch.l - 0.12))],
		["on-accent", inBoth(isLight ? night : white)],
		[
			"link",
			{
				light: setLightness(brandInOklch, 0.405, 0.117),
				dark: setLightness(topInOklch, 0.812, 0.119),
			},
		],
		["a1", inBoth(a1)],
		["a2", inBoth(accent)],
		["a3", inBoth(a3)],
	]);
}

/** The color of a custom property in a scheme. */
export function colorIn(palette: Palette, name: string, scheme: Scheme = "light"): string {
	const color = palette.get(name)?.[scheme];
	if (color === undefined) throw new Error(`content/colors.ts needs a color "${name}". Add it.`);
	return color;
}
