import { describe, expect, it } from "vitest";
import { stockPhotoHost } from "../../content/schema/stock-photo.ts";
import { visit } from "../browser/visit.ts";
import { all, files, textOfFile } from "../site.ts";

describe("the logo of a partner", () => {
	it("moves nothing when it arrives", async () => {
		const { page, sendLate } = await visit("/partners/", {
			viewport: { width: 390, height: 800 },
			late: "**/uploads/*",
		});
		const name = page.getByRole("heading", { name: "Palettenumwicklungsmaschinensteuerungshandbuch" });
		const before = await name.boundingBox();
		sendLate();
		await page.waitForFunction(() => document.querySelector<HTMLImageElement>("main img")?.naturalWidth);
		expect(await name.boundingBox()).toEqual(before);
	});

	it("is on white in the dark scheme, too", async () => {
		const { page } = await visit("/partners/", { colorScheme: "dark" });
		const logo = page.getByRole("img", { name: "Scales" });
		expect(await logo.evaluate((image) => getComputedStyle(image).backgroundColor)).toBe(
			"rgb(255, 255, 255)",
		);
	});
});

describe("uploads", () => {
	it("are published in all sizes and formats, but only if the content names them", () => {
		const published = [...files.keys()].filter((file) => /uploads|x1\.|scale\.|not-named/.test(file));
		// A photo in four widths, and a logo in three.
		expect(published).toHaveLength(14);
		for (const file of published) {
			expect(file).toMatch(/^assets\/uploads\/picture-\d+-[0-9a-f]{8}\.(?:avif|webp)$/);
		}
	});

	it("load lazily, but for the poster of a page's first video", () => {
		const pages = ["/products/t1300-ring/", "/products/robot-wrappers/", "/"];
		const images = pages.flatMap((path) => all(path, ".video__poster img, .innovation img"));
		expect(images.map((image) => image.getAttribute("loading"))).toEqual([null, "lazy", "lazy", "lazy"]);
	});

	it("in place of the stock photo remove its host from every page", () => {
		const pages = [...files.keys()].filter((file) => file.endsWith(".html"));
		expect(pages.filter((file) => textOfFile(file).includes(stockPhotoHost))).toEqual([]);
	});
});
