import { describe, expect, it } from "vitest";
import { onePageOfEachKind, pageOf } from "../site.ts";
import { visit } from "./visit.ts";

describe.each([
	["without script", { javaScriptEnabled: false }],
	["while the script has not arrived", { late: "**/*.js" }],
] as const)("%s", (_, options) => {
	it.each(onePageOfEachKind)(
		"$path shows its heading, text and drawings, and no Run button",
		async ({ path, heading }) => {
			const { page } = await visit(path, { ...options, reducedMotion: "no-preference" });
			expect(await page.getByRole("heading", { level: 1, name: heading }).count()).toBe(1);
			const texts = page.locator("main :is(p, li, article)");
			const faint = () =>
				texts.evaluateAll((all) =>
					all
						.filter((text) => text.checkVisibility() && getComputedStyle(text).opacity !== "1")
						.map(({ textContent }) => textContent),
				);
			await expect.poll(faint).toEqual([]);
			expect(await page.locator(".still").filter({ visible: false }).count()).toBe(0);
			expect(await page.getByRole("button", { name: "Run" }).count()).toBe(0);
		},
	);
});

it("an open video links to its page without script", async () => {
	const { page, elsewhere } = await visit(pageOf("product").path, { javaScriptEnabled: false });
	await page.getByText("Play the").click();
	expect(elsewhere).toEqual([]);
	const link = page.getByRole("link", { name: "Watch on YouTube" });
	const address = await link.getAttribute("href");
	expect(address).toMatch(/^https:\/\/www\.youtube\.com\/watch\?v=/);
	await link.click();
	await page.waitForURL(/youtube/);
	expect(elsewhere.map(({ url }) => url)).toEqual([address]);
});
