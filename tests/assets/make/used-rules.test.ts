import { describe, expect, it } from "vitest";
import { usedRules } from "../../../assets/make/used-rules.ts";

const pick = (css: string, markup: string) => usedRules(css)(markup);

describe("the rules a page gets", () => {
	it("are those whose classes stand in its markup", () => {
		expect(pick(".a{x:1}.b{x:2}.a .c{x:3}", '<p class="a">')).toBe(".a{x:1}");
	});

	it("are those whose classes stand in what it shares with other pages, too", () => {
		const picked = usedRules(".a{x:1}.b{x:2}.a .b{x:3}.c{x:4}");
		const shared = ['<p class="b">'];
		expect(picked('<p class="a">', shared)).toBe(".a{x:1}.b{x:2}.a .b{x:3}");
		expect(picked("<p>", shared)).toBe(".b{x:2}");
	});

	it("keep, of a list, the selectors the page can use", () => {
		expect(pick(".a,.b,p{x:1}", '<p class="b">')).toBe(".b,p{x:1}");
	});

	it("keep element rules, statements and font faces", () => {
		const css = "@layer one,two;p{x:1}@font-face{font-family:A;src:url(a.woff2)}";
		expect(pick(css, "")).toBe(css);
	});

	it("drop groups that are left empty, and keep those that are not", () => {
		expect(pick("@media print{.a{x:1}}@layer b{@media print{.b{x:2}}}", '<p class="b">')).toBe(
			"@layer b{@media print{.b{x:2}}}",
		);
	});

	it("keep the animations they name, and no other", () => {
		const css = "@keyframes go{0%{x:1}}@keyframes stop{0%{x:2}}.a{animation:1s go}";
		expect(pick(css, '<p class="a">')).toBe("@keyframes go{0%{x:1}}.a{animation:1s go}");
	});

	it("ask for one choice of an :is(), and for no state class", () => {
		expect(pick(":is(.a,.b):hover{x:1}.b.is-waiting{x:2}", '<p class="b">')).toBe(
			":is(.a,.b):hover{x:1}.b.is-waiting{x:2}",
		);
		expect(pick(":is(.a,.b):hover{x:1}", '<p class="c">')).toBe("");
	});

	it("are not confused by braces and semicolons in strings", () => {
		const css = '.a:after{content:"};.b{"}.b{x:1}';
		expect(pick(css, '<p class="a">')).toBe('.a:after{content:"};.b{"}');
	});

	it("cannot hide a class inside :not()", () => {
		expect(() => pick(".a:not(.b){x:1}", "")).toThrow('".a:not(.b)" hides a class in brackets');
	});
});
