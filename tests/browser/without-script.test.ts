import { describe, expect, it } from "vitest";
import { onePageOfEachKind, pageOf, siteUrl } from "../site.ts";
import { visit } from "./visit.ts";

describe.each([
	["without script", { javaScriptEnabled: false }],
	["while the script has not arrived", { late: "**/*.js" }],
] as const)("%s", (_, options) => {
	it.each(onePageOfEachKind)(
		"$path shows its heading, all of its text and its still drawings, and no Run button",
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

it("Without script, an open video has a link in its poster's place, and contacts no other host before a click", async () => {
	const { page, elsewhere } = await visit(pageOf("product").path, { javaScriptEnabled: false });
	expect(elsewhere).toEqual([]);
	const poster = await page.locator(".video__poster").boundingBox();
	await page.getByText("Play the").click();
	expect(await page.locator(".video__without-script").boundingBox()).toEqual(poster);
	expect(elsewhere).toEqual([]);
	const link = page.getByRole("link", { name: /^Watch the/ });
	const address = await link.getAttribute("href");
	await link.click();
	await page.waitForURL(/youtube/);
	expect(elsewhere.map(({ url, headers }) => [url, headers.referer])).toEqual([[address, `${siteUrl}/`]]);
});
