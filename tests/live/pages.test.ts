import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { stockPhotoHost } from "../../content/model/pictures.ts";
import { unreadableInDrawings, whatIsLost } from "../browser/reading.ts";
import { type Visit, visit } from "../browser/visit.ts";
import { pages } from "../site.ts";
import { violations } from "./axe.ts";

describe.each(pages)("$path", ({ path }) => {
	let visitor: Visit;
	beforeAll(async () => {
		visitor = await visit(path, { viewport: { width: 1440, height: 900 }, bypassCSP: true });
	});
	afterAll(() => visitor[Symbol.asyncDispose]());

	it("has no axe violations", async () => {
		expect(await violations(visitor.page)).toEqual([]);
	});

	it("shows all of its text on a screen of 320 px, without scrolling sideways", async () => {
		const { page } = visitor;
		await page.setViewportSize({ width: 320, height: 640 });
		expect(await whatIsLost(page)).toEqual([]);
		expect(await unreadableInDrawings(page)).toEqual([]);
	});

	it("shows every card at once with reduced motion, and asks no other host but the stock photo's", async () => {
		const { page } = visitor;
		await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
		expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
		const opacities = await page
			.locator(".stagger > *")
			.evaluateAll((cards) => cards.map((card) => getComputedStyle(card).opacity));
		expect(opacities).toEqual(opacities.map(() => "1"));
		expect(visitor.elsewhere.filter(({ url }) => !url.startsWith(stockPhotoHost))).toEqual([]);
		expect(visitor.console.filter((line) => !line.startsWith("404 Error"))).toEqual([]);
	});
});
