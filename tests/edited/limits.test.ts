import type { Page } from "playwright";
import { describe, expect, it } from "vitest";
import { whatIsLost } from "../browser/reading.ts";
import { visit } from "../browser/visit.ts";

const [list, partners] = ["/products/robot-wrappers/", "/partners/"];
const widths = [320, 390, 768, 1200, 1920];

/** The width of a page's first photo as a fraction of its natural width, which its `sizes` state. */
function shareOfSizes(page: Page): Promise<number> {
	const photo = page.getByRole("main").locator("picture img").first();
	return photo.evaluate(async (image: HTMLImageElement) => {
		image.loading = "eager";
		await image.decode();
		return image.offsetWidth / image.naturalWidth;
	});
}

describe.each(widths)("in a window %i px wide", (width) => {
	const viewport = { width, height: 800 };

	it.each([list, partners])("the longest copy fits on %s", async (path) => {
		const { page } = await visit(path, { viewport });
		expect(await whatIsLost(page)).toEqual([]);
	});

	it("posters have the width that their sizes state", async () => {
		const { page } = await visit(list, { viewport });
		// A scroll bar takes 15 px, which `vw` ignores.
		expect(await shareOfSizes(page)).toSatisfy((share) => share > 0.93 && share < 1.01);
	});

	it("logos are never enlarged", async () => {
		const { page } = await visit(partners, { viewport });
		expect(await shareOfSizes(page)).toBeLessThan(1.01);
	});
});

describe("the longest copy", () => {
	it.each([partners, "/"])("is readable on %s at 320 px with text twice as large", async (path) => {
		const { page } = await visit(path, { viewport: { width: 320, height: 800 } });
		await page.locator("html").evaluate((root) => root.style.setProperty("font-size", "200%", "important"));
		expect(await whatIsLost(page)).toEqual([]);
	});
});
