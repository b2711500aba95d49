import { describe, expect, it } from "vitest";
import { stockPhotoHost } from "../../content/schema/stock-photo.ts";
import { all, files, textOfFile } from "../site.ts";

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
