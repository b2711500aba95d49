import { describe, expect, it } from "vitest";
import { makeColorSheet } from "../../../../pages/generator/assets/styles/color-sheet.ts";

const palette = { ink: ["#111", "#eee"], accent: "#f60" } as const;

/** The selectors of the rule with the colors, for these sheets. */
const selectorsFor = (css: string) => /\{(.*)\{/.exec(makeColorSheet(palette, [css]))?.[1];

describe("the sheet with the colors", () => {
	it("declares a color once if both schemes have the same", () => {
		expect(makeColorSheet(palette, [])).toBe(
			"@layer tokens{:root{--ink:light-dark(#111,#eee);--accent:#f60}}",
		);
	});

	it.each([
		["in a layer", "@layer l{:root{color-scheme:light dark}.a{color-scheme:dark}}", ":root,.a"],
		["in another style rule", ".a{& p{color-scheme:dark}}", ":root,.a p"],
		["in print", "@media print{.a{color-scheme:light}}", ":root,.a"],
	])("declares them where a rule sets the color scheme %s", (_, css, selectors) => {
		expect(selectorsFor(css)).toBe(selectors);
	});
});
