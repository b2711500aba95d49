import { type CssColor, transform } from "lightningcss";
import { describe, expect, it } from "vitest";
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

const text: readonly [string, string][] = [
	["ink", "paper"],
	["ink-2", "paper"],
	["ink", "sheet"],
	["ink-2", "sheet"],
	["ink", "kraft"],
];
const actions: readonly [string, string][] = [
	["link", "paper"],
	["link", "sheet"],
	["link", "kraft"],
	["on-accent", "accent"],
	["on-accent", "accent-hover"],
];
const graphics: readonly [string, string][] = [
	["focus", "paper"],
	["focus", "sheet"],
	["focus", "kraft"],
	["dim", "paper"],
	["dim", "sheet"],
];

describe.each(["light", "dark"] as const)("in the %s scheme", (scheme) => {
	it.each(text)("text in --%s on --%s has a contrast of 7:1", (front, back) => {
		expect(contrast(scheme, front, back)).toBeGreaterThanOrEqual(7);
	});

	it.each(actions)("an action in --%s on --%s has a contrast of 4.5:1", (front, back) => {
		expect(contrast(scheme, front, back)).toBeGreaterThanOrEqual(4.5);
	});

	it.each(graphics)("a graphic in --%s on --%s has a contrast of 3:1", (front, back) => {
		expect(contrast(scheme, front, back)).toBeGreaterThanOrEqual(3);
	});
});

describe("on the dark grounds, whatever the scheme", () => {
	it.each(["night", "foot"])(
		"text on --%s has a contrast of 7:1, links 4.5:1, the focus ring 3:1",
		(ground) => {
			expect(contrast("dark", "ink", ground)).toBeGreaterThanOrEqual(7);
			expect(contrast("dark", "ink-2", ground)).toBeGreaterThanOrEqual(7);
			expect(contrast("dark", "link", ground)).toBeGreaterThanOrEqual(4.5);
			expect(contrast("dark", "focus", ground)).toBeGreaterThanOrEqual(3);
		},
	);
});
