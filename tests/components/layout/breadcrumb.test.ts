import { describe, expect, it } from "vitest";
import { routes } from "../../../content/model/routes.ts";
import { all, documentOf, textOf } from "../../site.ts";

const deep = routes.filter(({ path, indexed }) => indexed && path !== "/");

describe.each(deep)("the breadcrumb of $path", ({ path, heading }) => {
	it("leads from the home page to this one, which it marks and does not link", () => {
		expect(all(path, "nav[aria-label=Breadcrumb] ol > li").map(textOf)).toEqual(["Home", heading]);
		const links = all(path, "nav[aria-label=Breadcrumb] a").map((link) => link.getAttribute("href"));
		expect(links).toEqual(["/"]);
		const current = documentOf(path).querySelector("nav[aria-label=Breadcrumb] [aria-current=page]");
		expect(textOf(current)).toBe(heading);
	});

	it("comes before the main content, so that the skip link passes it", () => {
		expect(documentOf(path).querySelector("main")?.previousElementSibling?.tagName).toBe("NAV");
	});
});

it("The home page and the error pages have no breadcrumb", () => {
	for (const { path } of routes.filter((route) => !deep.includes(route))) {
		expect(all(path, "nav[aria-label=Breadcrumb]"), path).toEqual([]);
	}
});
