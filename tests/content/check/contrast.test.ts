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
