import { expect, it } from "vitest";
import { pageOf } from "../site.ts";
import { visit } from "./visit.ts";

it("An open video fits between the sticky bar and the end of a low window", async () => {
	const { page } = await visit(pageOf("product").path);
	await page.locator("summary").click();
	for (const height of [375, 700]) {
		await page.setViewportSize({ width: 667, height });
		const box = await page.locator("details").boundingBox();
		expect(box?.width).toBeGreaterThan(400);
		expect((box?.height ?? height) + 64).toBeLessThanOrEqual(height + 4);
	}
});

it("A link to an item of a list shows it below the sticky bar", async () => {
	const { path } = pageOf("list");
	const { page } = await visit(path);
	const id = await page.locator("article[id]").last().getAttribute("id");
	await page.evaluate((fragment) => location.assign(`#${fragment}`), id);
	await expect.poll(async () => (await page.locator(`#${id}`).boundingBox())?.y).toBeLessThan(400);
	expect((await page.locator(`#${id}`).boundingBox())?.y).toBeGreaterThanOrEqual(64);
});

it("A link to the last section shows it below the sticky bar, and the end of the page is not far away", async () => {
	const { page } = await visit("/#contact");
	const top = async () => (await page.locator("#contact").boundingBox())?.y;
	await expect.poll(top).toBeLessThan(120);
	expect(await top()).toBeGreaterThanOrEqual(64);
	await page.keyboard.press("End");
	await page.waitForFunction(() => scrollY + innerHeight >= document.documentElement.scrollHeight - 1);
});
