import { type CssColor, transform } from "lightningcss";
import { expect, it } from "vitest";
import { readPalette } from "../../../assets/make/palette.ts";

type Scheme = "light" | "dark";

const palettes = { light: await readPalette(".", "light"), dark: await readPalette(".", "dark") };

/** https://www.w3.org/TR/WCAG22/#dfn-relative-luminance */
function luminanceOf(color: string): number {
	const channels: number[] = [];
	const keep = (value: CssColor): undefined => {
		if (typeof value === "object" && value.type === "rgb") channels.push(value.r, value.g, value.b);
	};
	const code = Buffer.from(`a { color: ${color} }`);
	transform({ filename: "color.css", code, visitor: { Color: keep } });
	if (channels.length === 0) throw new Error(`"${color}" is not a color such as "#1d4ed8".`);
	const [red = 0, green = 0, blue = 0] = channels.map((channel) =>
		channel / 255 <= 0.04045 ? channel / 255 / 12.92 : ((channel / 255 + 0.055) / 1.055) ** 2.4,
	);
	return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(scheme: Scheme, front: string, back: string): number {
	const [first, second] = [front, back].map((token) => luminanceOf(palettes[scheme](token)));
	const [high = 0, low = 0] = [first ?? 0, second ?? 0].sort((a, b) => b - a);
	return (high + 0.05) / (low + 0.05);
}

/** Colors on their backgrounds, with the minimum contrast: text 7:1, links and buttons 4.5:1, graphics 3:1. */
const pairs = [
	["ink", "paper", 7],
	["ink-2", "paper", 7],
	["ink", "sheet", 7],
	["ink-2", "sheet", 7],
	["ink", "kraft", 7],
	["link", "paper", 4.5],
	["link", "sheet", 4.5],
	["link", "kraft", 4.5],
	["on-accent", "accent", 4.5],
	["on-accent", "accent-hover", 4.5],
	["focus", "paper", 3],
	["focus", "sheet", 3],
	["focus", "kraft", 3],
	["dim", "paper", 3],
	["dim", "sheet", 3],
] as const;

/** The backgrounds that are dark in both schemes. */
const onDark = ["night", "foot"].flatMap((ground) => [
	["dark", "ink", ground, 7] as const,
	["dark", "ink-2", ground, 7] as const,
	["dark", "link", ground, 4.5] as const,
	["dark", "focus", ground, 3] as const,
]);

it.each([
	...pairs.map((pair) => ["light", ...pair] as const),
	...pairs.map((pair) => ["dark", ...pair] as const),
	...onDark,
])("In the %s scheme, --%s on --%s has a contrast of %d:1", (scheme, front, back, ratio) => {
	expect(contrast(scheme, front, back)).toBeGreaterThanOrEqual(ratio);
});
