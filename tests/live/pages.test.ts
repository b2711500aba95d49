import { expect, it } from "vitest";
import { stockPhotoHost } from "../../content/model/stock-photo.ts";
import { unreadableInDrawings, whatIsLost } from "../browser/reading.ts";
import { visit } from "../browser/visit.ts";
import { pages } from "../site.ts";
import { violations } from "./axe.ts";

it.each(pages)("$path is accessible, complete at 320 px, and contacts no other host", async ({ path }) => {
	const size = { width: 1440, height: 900 };
	const { page, elsewhere } = await visit(path, { viewport: size });
	expect(await violations(page)).toEqual([]);
	await page.setViewportSize({ width: 320, height: 640 });
	expect(await whatIsLost(page)).toEqual([]);
	expect(await unreadableInDrawings(page)).toEqual([]);
	await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
	expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
	const opacities = await page
		.locator("main :is(li, article)")
		.evaluateAll((cards) => cards.map((card) => getComputedStyle(card).opacity));
	expect(opacities).toEqual(opacities.map(() => "1"));
	expect(elsewhere.filter(({ url }) => !url.startsWith(stockPhotoHost))).toEqual([]);
});
