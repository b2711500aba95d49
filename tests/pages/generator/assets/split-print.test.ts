import postcss from "postcss";
import { describe, expect, it } from "vitest";
import { lowerCss, minifyCss } from "../../../../pages/generator/assets/styles/lower-css.ts";
import { splitPrint } from "../../../../pages/generator/assets/styles/split-print.ts";

/** Splits a style sheet as the build does, and returns both parts as browsers get them. */
function split(css: string) {
	const { screen, print } = splitPrint(postcss.parse(minifyCss(css)));
	return { screen: lowerCss(minifyCss(screen)), print: lowerCss(minifyCss(print)) };
}

describe("a rule for print", () => {
	it.each([
		["outside a layer", "@media print{.a{x:1}}"],
		["in a layer", "@layer l{@media print{.a{x:1}}}"],
		["in a condition", "@supports (x:y){@media print{.a{x:1}}}"],
		["in another medium's list", "@media screen,print{@media print{.a{x:1}}}"],
		["in a container's condition", "@container (width>=9px){@media print{.a{x:1}}}"],
		["in a media condition", "@media (min-width:9px){@media print{.a{x:1}}}"],
		["with a media condition in it", "@media print{@media (min-width:9px){.a{x:1}}}"],
		["with a layer in it", "@media print{@layer l{.a{x:1}}}"],
		["with a condition of its own", "@media print and (min-width:9px){.a{x:1}}"],
		["with the keyword only", "@media only print{.a{x:1}}"],
		["with a list of conditions", "@media print and (min-width:9px),print and (color){.a{x:1}}"],
		["with rules that are not for elements", "@media print{@page{margin:1px}@keyframes k{to{x:1}}}"],
	])("is whole in the print sheet, and nowhere else: %s", (_, css) => {
		const { screen, print } = split(css);
		expect(print).toBe(css);
		expect(screen).not.toMatch(/[.]a|@page|@keyframes/);
	});

	it.each([
		["a style rule", ".a{x:1;@media print{x:2}}", ".a{x:1}", "@media print{.a{x:2}}"],
		[
			"a nested style rule",
			".a,.b{&:hover p{@media print{x:2}}x:1}",
			".a,.b{x:1}",
			"@media print{:is(.a,.b):hover p{x:2}}",
		],
	])("keeps the selector of %s around it", (_, css, screen, print) => {
		expect(split(css)).toEqual({ screen, print });
	});

	it.each([
		["color:light-dark(#000, #fff)", "color:var(--l,#000)var(--d,#fff)"],
		["width:calc(100% - var(--gap))", "width:calc(100% - var(--gap))"],
		["border-radius:99999px", "border-radius:99999px"],
		['content:"}@media print{"', 'content:"}@media print{"'],
	])("may declare %s", (declaration, lowered) => {
		expect(split(`@media print{.a{${declaration}}}`).print).toBe(`@media print{.a{${lowered}}}`);
	});
});

describe("a rule that applies in other media, too", () => {
	it.each([
		["@media screen,print{.a{x:1}}"],
		["@media print,(forced-colors:active){.a{x:1}}"],
		["@media not print{.a{x:1}}"],
		["@media not screen{.a{x:1}}"],
		["@media screen{.a{x:1}}"],
		["@page{margin:1px}"],
		["@font-face{font-family:f;src:url(f.woff2)}"],
		["@keyframes k{to{x:1}}"],
		[".a{--a:{@media print{x:1}}}"],
	])("is in the page's sheet alone: %s", (css) => {
		expect(split(css)).toEqual({ screen: css, print: "" });
	});

	it("is in the page's sheet alone if it is for all media", () => {
		expect(split("@media all{.a{x:1}}")).toEqual({ screen: ".a{x:1}", print: "" });
	});
});

describe("the print sheet", () => {
	it("has the layers in their order, also those without a rule for print", () => {
		const css = "@layer a,b;@layer b{@media print{.a{x:1}}}@layer a{.a{x:2}}";
		expect(split(css).print).toBe("@layer a;@layer b{@media print{.a{x:1}}}");
	});

	it("has its rules in the order of the source", () => {
		const css = "@media print{.a{x:1}}.a{x:2}@media print{.a{x:3}.b{x:4}}";
		expect(split(css).print).toBe("@media print{.a{x:1;x:3}.b{x:4}}");
	});
});
