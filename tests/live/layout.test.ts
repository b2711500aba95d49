import { describe, expect, it } from "vitest";
import { labels } from "../../content/interface.ts";
import { visit } from "../browser/visit.ts";

describe.each([
	["with script", true],
	["without script", false],
])("the specification's layout, %s,", (_, javaScriptEnabled) => {
	it("has a bar of 16 units that stays at the top, and a drawer of 80 units at the right", async () => {
		const { page } = await visit("/", { javaScriptEnabled });
		await page.mouse.wheel(0, 1000);
		// A unit is 4 px.
		const bar = page.locator(".navigation-bar");
		await expect.poll(() => bar.boundingBox()).toMatchObject({ y: 0, height: 64 });
		await page.getByRole("button", { name: labels.menu }).click();
		const drawer = page.getByRole("dialog", { name: "Navigation" });
		const place = () =>
			drawer.evaluate((dialog) => {
				const { width, right } = dialog.getBoundingClientRect();
				return { width, gap: document.documentElement.clientWidth - right };
			});
		await expect.poll(place).toEqual({ width: 320, gap: 0 });
	});

	it("has a drawer that closes when a link is chosen", async () => {
		const { page } = await visit("/", { javaScriptEnabled });
		await page.getByRole("button", { name: labels.menu }).click();
		await page.getByRole("dialog", { name: "Navigation" }).getByRole("link").last().click();
		await page.waitForURL((url) => url.pathname !== "/");
		expect(await page.getByRole("dialog").count()).toBe(0);
	});
});
