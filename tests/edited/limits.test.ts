import { describe, expect, it } from "vitest";
import { whatIsLost } from "../browser/reading.ts";
import { visit } from "../browser/visit.ts";

const widths = [390, 768, 1200, 1920];
const [list, partners] = ["/products/robot-wrappers/", "/partners/"];

// tests/live/pages.test.ts looks at all pages at 320 px.
describe("the longest copy", () => {
	it.each(widths)("fits a list in a window %i px wide", async (width) => {
		const { page } = await visit(list, { viewport: { width, height: 800 } });
		expect(await whatIsLost(page)).toEqual([]);
	});

	it.each([partners, "/"])("is readable on %s at 320 px with text twice as large", async (path) => {
		const { page } = await visit(path, { viewport: { width: 320, height: 800 } });
		await page.locator("html").evaluate((root) => root.style.setProperty("font-size", "200%", "important"));
		expect(await whatIsLost(page)).toEqual([]);
	});
});

describe("a poster", () => {
	it.each([320, ...widths])("has the width that its sizes state in a window of %i px", async (width) => {
		const { page } = await visit(list, { viewport: { width, height: 800 } });
		const poster = page.getByRole("main").locator("picture img").first();
		const share = await poster.evaluate(async (image: HTMLImageElement) => {
			image.loading = "eager";
			await image.decode();
			return image.offsetWidth / image.naturalWidth;
		});
		// A scroll bar takes 15 px, which `vw` ignores.
		expect(share).toSatisfy((share) => share > 0.93 && share < 1.01);
	});
});
