import { describe, expect, it } from "vitest";
import { stockPhotoHost } from "../../content/model/stock-photo.ts";
import { all, files, textOfFile } from "../site.ts";

describe("uploads", () => {
	it("are published only if the content names them", () => {
		const published = [...files.keys()].filter((file) => /uploads|x1\.|scale\.|not-named/.test(file));
		// A photo in four widths, and a logo in three.
		expect(published).toHaveLength(14);
		for (const file of published) {
			expect(file).toMatch(/^assets\/uploads\/picture-\d+-[0-9a-f]{8}\.(?:avif|webp)$/);
		}
	});

	it("appear in every format and size, and the first poster loads eagerly", () => {
		const [avif, webp, image] = all("/products/t1300-ring/", ".video__poster picture > *").map(
			({ attributes }) => Object.fromEntries([...attributes].map(({ name, value }) => [name, value])),
		);
		const srcSet =
			/^\/assets\/uploads\/picture-320-\w{8}\.avif 320w, \S+-640-\w{8}\.avif 640w, \S+-960-\w{8}\.avif 960w, /;
		expect(avif).toMatchObject({ type: "image/avif", srcSet: expect.stringMatching(srcSet) });
		expect(webp).toMatchObject({ type: "image/webp" });
		const eager = { alt: "An X1 at work.", fetchPriority: "high", width: "1200", height: "1600" };
		expect(image).toMatchObject({ src: expect.stringMatching(/\.webp$/), ...eager });
		expect(image).not.toHaveProperty("loading");
	});

	it("load lazily further down the page", () => {
		const images = [...all("/products/robot-wrappers/", ".video__poster img"), ...all("/", "main img")];
		expect(images.map((image) => image.getAttribute("loading"))).toEqual(["lazy", "lazy", "lazy"]);
	});

	it("in place of the stock photo remove its host from every page", () => {
		const pages = [...files.keys()].filter((file) => file.endsWith(".html"));
		expect(pages.filter((file) => textOfFile(file).includes(stockPhotoHost))).toEqual([]);
	});
});
