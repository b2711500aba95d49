import { describe, expect, it } from "vitest";
import { onePageOfEachKind } from "../site.ts";
import { visit } from "./visit.ts";

describe.each([
	["without script", { javaScriptEnabled: false }],
	["while the script has not arrived", { late: "**/*.js" }],
] as const)("%s", (_, options) => {
	it.each(onePageOfEachKind)("$path shows everything but Run buttons", async ({ path, heading }) => {
		const { page } = await visit(path, { ...options, reducedMotion: "no-preference" });
		await page.getByRole("heading", { level: 1, name: heading }).waitFor();
		const lost = () =>
			page
				.locator("main :is(p, li, article, .still)")
				.evaluateAll((all) =>
					all
						.filter((part) =>
							part.checkVisibility() ? getComputedStyle(part).opacity !== "1" : part.matches(".still"),
						)
						.map(({ outerHTML }) => outerHTML.slice(0, 80)),
				);
		await expect.poll(lost).toEqual([]);
		expect(await page.getByRole("button", { name: "Run" }).count()).toBe(0);
	});
});
