import { describe, expect, it } from "vitest";
import { stockPhotoHost } from "../../content/schema/stock-photo.ts";
import { frames, visit } from "../browser/visit.ts";
import { pages } from "../site.ts";
import { violations } from "./axe.ts";

describe.each(pages)("$path", ({ path }) => {
	it("has no axe violations", async () => {
		const { page } = await visit(path, { viewport: { width: 1440, height: 900 } });
		expect(await violations(page)).toEqual([]);
	});

	it("contacts no other host but the photo's", async () => {
		const { page, elsewhere } = await visit(path);
		await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
		await frames(page, 3);
		const others = elsewhere.map((request) => request.url()).filter((url) => !url.startsWith(stockPhotoHost));
		expect(others).toEqual([]);
	});
});
