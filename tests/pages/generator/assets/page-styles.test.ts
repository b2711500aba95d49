import { describe, expect, it } from "vitest";
import { pageStylesFrom } from "../../../../pages/generator/assets/styles/page-styles.ts";

/** The style sheet for a page with the classes `a` and `md:x`, and the id `i`. */
const pick = (css: string) => pageStylesFrom(css)('<p class="a md:x" id="i" title="b"> class=b</p>');

describe("the style sheet of a page", () => {
	it.each([
		["a class that the page does not have", ".b{x:1}.a .b{x:2}"],
		["an id that the page does not have", "#b{x:1}"],
		["a class with an animation of its name", "@keyframes b{to{x:1}}.b p{animation:1s b}"],
	])("leaves out a rule that needs %s", (_, css) => {
		expect(pick(css)).toBe("");
	});

	it("leaves out custom properties that nothing else uses", () => {
		expect(pick(":root{--b:1;--d:2;content:var(--d)}")).toBe(":root{--d:2;content:var(--d)}");
	});

	it.each([
		["a list of which one selector can match", ".a,.b{x:1}"],
		["a custom property with a fallback", ":root{--b:1}.a{x:var(--b,2)}"],
		["an escaped class", ".md\\:x{x:1}"],
		["an id", "#i{x:1}"],
		["an animation", "@keyframes go{to{x:1}}.a{animation:1s go}"],
	])("keeps %s", (_, css) => {
		expect(pick(css)).toBe(css);
	});
});
