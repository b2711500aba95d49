import { describe, expect, it } from "vitest";
import { stockPhotoHost } from "../../content/model/stock-photo.ts";
import { whatIsLost } from "../browser/reading.ts";
import { visit } from "../browser/visit.ts";
import { pages } from "../site.ts";
import { violations } from "./axe.ts";

describe.each(pages)("$path", ({ path }) => {
	it("has no axe violations", async () => {
		const { page } = await visit(path, { viewport: { width: 1440, height: 900 } });
		expect(await violations(page)).toEqual([]);
	});

	it("shows all of its text at every width", async () => {
		const { page } = await visit(path);
		for (const width of [320, 390, 540, 641, 768, 930, 1000, 1280, 1920]) {
			await page.setViewportSize({ width, height: 640 });
			expect(await whatIsLost(page), `${width} px wide`).toEqual([]);
		}
	});

	it("contacts no other host but the photo's", async () => {
		const { page, elsewhere } = await visit(path);
		await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
		await page.waitForLoadState("networkidle");
		const others = elsewhere.map((request) => request.url()).filter((url) => !url.startsWith(stockPhotoHost));
		expect(others).toEqual([]);
	});
});
