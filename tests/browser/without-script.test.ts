import { describe, expect, it } from "vitest";
import { Faults } from "../faults.ts";
import { onePageOfEachKind, pageOf } from "../site.ts";
import { visit } from "./visit.ts";

describe.each([
	["without script", { javaScriptEnabled: false }],
	["while the script has not arrived", { late: "**/*.js" }],
] as const)("%s", (_, options) => {
	it("a page of each kind shows everything but Run buttons", async () => {
		const faults = new Faults();
		for (const { path, heading } of onePageOfEachKind) {
			await using visited = await visit(path, { ...options, reducedMotion: "no-preference" });
			const { page } = visited;
			await page.getByRole("heading", { level: 1, name: heading }).waitFor();
			const parts = page.locator("main :is(p, li, article, .still)");
			if (heading !== pageOf("notice").heading) await parts.first().waitFor();
			// Items fade in first.
			await expect.poll(() => page.evaluate(() => document.getAnimations().length)).toBe(0);
			const lost = await parts.evaluateAll((all) =>
				all
					.filter((part) =>
						part.checkVisibility() ? getComputedStyle(part).opacity !== "1" : part.matches(".still"),
					)
					.map(({ outerHTML }) => `${outerHTML.slice(0, 80)} is lost`),
			);
			const buttons = await page.getByRole("button", { name: "Run" }).allInnerTexts();
			faults.add(path, [...lost, ...buttons.map((text) => `the button "${text}" is shown`)]);
		}
		expect(faults.lines).toEqual([]);
	});
});
