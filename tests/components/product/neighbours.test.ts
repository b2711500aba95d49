import { expect, it } from "vitest";
import { labels } from "../../../content/interface.ts";
import { all, pages } from "../../site.ts";

it("Every product's page leads to a page before it and a page after it", () => {
	for (const { path } of pages.filter(({ kind }) => kind === "product")) {
		const targets = all(path, `nav[aria-label="${labels.moreProducts}"] a`).map((link) =>
			link.getAttribute("href"),
		);
		expect(new Set(targets).size, path).toBe(2);
		expect(targets).not.toContain(path);
	}
});
