import { transform } from "lightningcss";

type Scheme = "light" | "dark";

/** What content/colors.ts has: the brand color, and colors for both schemes or for each. */
export interface Colors {
	readonly accent: string;
	readonly colors: Readonly<Record<string, string | readonly [light: string, dark: string]>>;
}

/** The light and the dark color of each custom property, by its name without the leading `--`. */
export type Palette = ReadonlyMap<string, Readonly<Record<Scheme, string>>>;

/** Evaluates a relative color: https://drafts.csswg.org/css-color-5/#relative-colors */
function evaluate(color: string): string {
	// The alpha value, which is cut off, makes the result hexadecimal. Without it, it could be a name, such as "tan".
	const code = Buffer.from(`a{color:rgb(from ${color} r g b / 0.99)}`);
	const css = transform({ filename: "color.css", code, minify: true }).code.toString();
	return css.slice("a{color:".length, "a{color:#rrggbb".length);
}

const inBoth = (color: string) => ({ light: color, dark: color });

/**
 * The colors of content/colors.ts, and those that follow the brand color: buttons, links, and the moving parts of drawings
 * (a1 top, a2 left, a3 right).
 */
export function paletteOf({ accent, colors }: Colors): Palette {
	const a1 = evaluate(`rgb(from ${accent} calc(r + 32) calc(g + 32) calc(b + 41))`);
	const plain = Object.entries(colors).map(([name, color]) => {
		const [light, dark] = typeof color === "string" ? [color, color] : color;
		return [name, { light, dark }] as const;
	});
	return new Map([
		...plain,
		["accent", inBoth(accent)],
		["accent-hover", inBoth(evaluate(`oklch(from ${a1} clamp(l - 0.12, (l - 0.68) * 1000, l) c h)`))],
		["on-accent", inBoth(evaluate(`oklch(from ${a1} clamp(0.2412, (0.68 - l) * 1000, 1) 0.0279 244.85)`))],
		[
			"link",
			{
				light: evaluate(`oklch(from ${accent} 0.405 min(c, 0.117) h)`),
				dark: evaluate(`oklch(from ${a1} 0.8124 min(c, 0.1193) h)`),
			},
		],
		["a1", inBoth(a1)],
		["a2", inBoth(accent)],
		["a3", inBoth(evaluate(`rgb(from ${accent} calc(r - 45) calc(g - 28) calc(b - 19))`))],
	]);
}

/** The color of a custom property in a scheme. */
export function colorIn(palette: Palette, name: string, scheme: Scheme = "light"): string {
	const color = palette.get(name)?.[scheme];
	if (color === undefined) throw new Error(`content/colors.ts needs a color "${name}". Add it.`);
	return color;
}
