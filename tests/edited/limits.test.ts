import type { Page } from "playwright";
import { describe, expect, it } from "vitest";
import { whatIsLost } from "../browser/reading.ts";
import { visit } from "../browser/visit.ts";
import { siteUrl } from "../site.ts";

const [list, partners] = ["/products/robot-wrappers/", "/partners/"];

/** The width of a page's first photo as a fraction of its natural width, which its `sizes` state. */
function widthOfPromised(page: Page): Promise<number> {
	const photo = page.getByRole("main").locator("picture img").first();
	return photo.evaluate(async (image: HTMLImageElement) => {
		image.loading = "eager";
		await image.decode();
		return image.offsetWidth / image.naturalWidth;
	});
}

describe("the longest copy", () => {
	it.each([320, 390, 768, 1200, 1920])(
		"fits a window %i px wide, and pictures have the width that their sizes state",
		async (width) => {
			const { page } = await visit(list, { viewport: { width, height: 800 } });
			expect(await whatIsLost(page)).toEqual([]);
			const ratios = await page
				.locator(".video__poster")
				.evaluateAll((posters) => posters.map(({ clientWidth, clientHeight }) => clientWidth / clientHeight));
			for (const ratio of ratios) expect(ratio).toBeCloseTo(width < 640 ? 4 / 3 : 16 / 9);
			const part = await widthOfPromised(page);
			// A scroll bar takes 15 px, which `vw` ignores.
			expect(part).toBeGreaterThan(0.93);
			expect(part).toBeLessThan(1.01);
			await page.goto(siteUrl + partners);
			expect(await whatIsLost(page)).toEqual([]);
			expect(await widthOfPromised(page)).toBeLessThan(1.01);
		},
	);

	it("is readable at 320 px with text twice as large", async () => {
		const { page } = await visit(partners, { viewport: { width: 320, height: 800 } });
		for (const path of [partners, "/"]) {
			await page.goto(siteUrl + path);
			await page.locator("html").evaluate((root) => root.style.setProperty("font-size", "200%", "important"));
			expect(await whatIsLost(page), path).toEqual([]);
		}
	});
});
