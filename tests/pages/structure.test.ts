import { describe, expect, it } from "vitest";
import { company } from "../../content/company.ts";
import { textOf as shown } from "../../content/model/placeholder.ts";
import { routes } from "../../content/model/routes.ts";
import { all, textOf } from "../site.ts";

/** The pages with the shared layout. */
const withLayout = routes.filter(({ path }) => path !== "/products/404.html");

describe.each(routes)("$path", ({ path, heading }) => {
	it("has one h1, which is its heading, and skips no level in its content", () => {
		expect(all(path, "h1").map(textOf)).toEqual([heading]);
		const levels = all(path, "main :is(h1, h2, h3, h4, h5, h6)").map(({ localName }) => Number(localName[1]));
		expect(levels[0]).toBe(1);
		const skipped = levels.filter((level, index) => level > (levels[index - 1] ?? 1) + 1);
		expect(skipped).toEqual([]);
	});

	it("is in US English", () => {
		expect(all(path, "html")[0]?.getAttribute("lang")).toBe("en-US");
	});

	it("has the same target for links of the same name", () => {
		const places = new Map<string, Set<string>>();
		for (const link of all(path, "a")) {
			const name = link.getAttribute("aria-label") ?? textOf(link);
			const found = places.get(name) ?? new Set();
			places.set(name, found.add(link.getAttribute("href") ?? ""));
		}
		expect([...places].filter(([name, hrefs]) => name === "" || hrefs.size > 1)).toEqual([]);
	});

	it("has no link whose text is unclear out of context", () => {
		const vague = /^(?:here|click here|more|read more|learn more|link|this|details|see)$/i;
		const names = all(path, "a").map((link) => link.getAttribute("aria-label") ?? textOf(link));
		expect(names.filter((name) => vague.test(name))).toEqual([]);
	});

	it("says of every link that opens a new tab that it does", () => {
		const silent = all(path, "a[target]").filter((link) => !textOf(link).endsWith("(opens in a new tab)"));
		expect(silent.map(textOf)).toEqual([]);
	});
});

describe.each(withLayout)("the layout of $path", ({ path }) => {
	it("has one banner, one footer, and a name for each navigation", () => {
		expect(all(path, "body > header")).toHaveLength(1);
		expect(all(path, "body > footer")).toHaveLength(1);
		const names = all(path, "nav").map((nav) => {
			const heading = nav.getAttribute("aria-labelledby");
			return heading ? textOf(all(path, `#${heading}`)[0]) : nav.getAttribute("aria-label");
		});
		expect(names).not.toContain(null);
		expect(names).not.toContain("");
		expect(new Set(names).size).toBe(names.length);
	});

	it("has the phone number as a link to call, wherever it appears", () => {
		const phone = shown(company.phone);
		const calls = all(path, "a[href^='tel:']");
		expect(calls.length).toBeGreaterThanOrEqual(2);
		for (const call of calls) {
			expect(call.getAttribute("href")).toMatch(/^tel:\+1\d{10}$/);
			expect(call.getAttribute("aria-label") ?? textOf(call)).toBe(`Call ${phone}`);
		}
	});

	it("marks the link to the open page in the drawer, and no other", () => {
		const current = all(path, "a[aria-current]").map((link) => [
			link.getAttribute("aria-current"),
			link.getAttribute("href"),
		]);
		const inDrawer = all(path, "dialog a").some((link) => link.getAttribute("href") === path);
		expect(current).toEqual(inDrawer ? [["page", path]] : []);
	});
});
