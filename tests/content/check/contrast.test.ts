import { describe, expect, it } from "vitest";
import { checkContent } from "../../../content/check/content.ts";
import { everything } from "../../../content/check/everything.ts";
import { accent, colors } from "../../../content/colors.ts";
import { paletteOf } from "../../../content/site/palette.ts";

describe("a color", () => {
	it("that is missing is reported by its name", () => {
		const { foot, ...others } = colors;
		expect(checkContent({ ...everything, "content/colors.ts": { accent, colors: others } })).toEqual([
			expect.stringMatching(/^content\/colors\.ts, colors: foot is missing\. Allowed: /),
		]);
	});
});

describe("text", () => {
	it.each([
		["light", "paper", ["#5f6b75", "#bcc4c9"]],
		["dark", "paper", ["#3d4a55", "#7f898f"]],
		["dark", "night", ["#3d4a55", "#7f898f"]],
		["dark", "foot", ["#3d4a55", "#7f898f"]],
	])("that is too faint in the %s scheme, on %s, is reported with what it needs", (scheme, back, color) => {
		const faint = { ...everything, "content/colors.ts": { accent, colors: { ...colors, "ink-2": color } } };
		expect(checkContent(faint)).toContainEqual(
			expect.stringMatching(
				new RegExp(
					`^content/colors\\.ts, colors, ink-2: .* against ${back} in the ${scheme} scheme\\. .* at least 7:1\\.$`,
				),
			),
		);
	});
});

describe("a brand color", () => {
	it("that hardly differs from the page is reported with its contrast ratio", () => {
		const pale = { ...everything, "content/colors.ts": { accent: "#dad0bd", colors } };
		expect(checkContent(pale)).toEqual([
			'content/colors.ts, accent: "#dad0bd" has a contrast ratio of 1.3:1 against paper in the light scheme. Allowed: a darker or lighter color, with a contrast ratio of at least 1.5:1.',
		]);
	});
});

describe("text on a button", () => {
	it.each([
		["light", "#ff6a13", "#14212c"],
		["dark", "#1d4ed8", "#ffffff"],
		["pink", "#cf408e", "#ffffff"],
	])("has the higher contrast on a %s one", (_, accent, text) => {
		expect(paletteOf({ accent, colors: {} })["on-accent"]).toBe(text);
	});
});
