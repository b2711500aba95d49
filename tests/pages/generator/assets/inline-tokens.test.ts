import postcss from "postcss";
import { describe, expect, it } from "vitest";
import { inlineTokens } from "../../../../pages/generator/assets/styles/inline-tokens.ts";
import { minifyCss } from "../../../../pages/generator/assets/styles/lower-css.ts";

function inline(css: string): string {
	const root = postcss.parse(css);
	const visitor = { Variable: inlineTokens(root) };
	return minifyCss(root.toString(), { visitor });
}

describe("a token", () => {
	it.each([
		["a length", "@layer t{:root{--x:-1.5rem}}.a{margin:0 var(--x)}", ".a{margin:0 -1.5rem}"],
		["a time", ".a{transition:all var(--x)}@layer t{:root{--x:.16s}}", ".a{transition:all .16s}@layer t;"],
		["used with a fallback", "@layer t{:root{--x:1px}}.a{gap:var(--x,2px)}", ".a{gap:1px}"],
	])("is inlined if it is %s", (_, css, inlined) => {
		expect(inline(css).replace(/^@layer t;/, "")).toBe(inlined);
	});

	it.each([
		["is declared again", "@layer t{:root{--x:1px}}.b{--x:2px}.a{gap:var(--x)}"],
		["is declared under a condition", "@media print{@layer t{:root{--x:1px}}}.a{gap:var(--x)}"],
		["is not of the root", "@layer t{.b{--x:1px}}.a{gap:var(--x)}"],
		["is a number", "@layer t{:root{--x:1}}.a{order:var(--x)}"],
		["is more than one length", "@layer t{:root{--x:1px 2px}}.a{gap:var(--x)}"],
		["is computed", "@layer t{:root{--x:calc(1px + 1vw)}}.a{gap:var(--x)}"],
	])("stays if it %s", (_, css) => {
		expect(inline(css)).toBe(css);
	});
});
