import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import type { Page } from "playwright";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { copySite, type Files } from "../build-site.ts";
import { pageOf, siteUrl } from "../site.ts";
import { whatIsLost } from "./reading.ts";
import { visit } from "./visit.ts";

const [list, partners] = [pageOf("list").path, "/partners/"];
const widths = [320, 390, 768, 1440, 1920];
const word = "Palettenumwicklungsmaschinensteuerungshandbuch";
const photo = '{ photo: "wrapper.jpg", alt: "A wrapper", caption: "A photo." }';

/**
 * The site with plausible but extreme content: a long word, a long name, a short and a long text, no
 * poster, a tall photo for every kind of picture.
 */
async function buildWithExtremes(): Promise<Files> {
	await using copy = await copySite();
	await mkdir(join(copy.folder, "assets/uploads"), { recursive: true });
	await sharp({ create: { width: 1200, height: 1600, channels: 3, background: "#888" } })
		.jpeg()
		.toFile(join(copy.folder, "assets/uploads/wrapper.jpg"));
	await copy.edit(
		"content/products.ts",
		(text) => `${text}
{
	const items = productLists["${list.split("/")[2]}"].items;
	const { poster, ...plain } = items[0];
	const long = "Every pallet is wrapped, and then the next one. ".repeat(15).trim();
	items.push(
		{ ...plain, id: "word", name: "${word}", videoId: "extreme-001", description: "One." },
		{ ...plain, id: "name", name: "T1300 Ring Stretch Wrapper with Top Sheet and Heat Seal",
			videoId: "extreme-002", description: "It wraps.", poster },
		{ ...plain, id: "long", name: "Long", videoId: "extreme-003", description: long, poster: ${photo} },
	);
}`,
	);
	await copy.edit(
		"content/partners.ts",
		(text) => `${text}
partners.push(
	{ name: "${word}", website: "https://a.example/", description: "Scales.", logo: { drawing: "scale" } },
	{ name: "A tall logo", website: "https://b.example/", description: "Scales.", logo: { photo: "wrapper.jpg", alt: "Logo" } },
);`,
	);
	await copy.build();
	return copy.files();
}

/** The width of a page's picture as a fraction of its natural width, which its `sizes` state. */
function widthOfPromised(page: Page): Promise<number> {
	return page.locator("main picture img").evaluate(async (image: HTMLImageElement) => {
		image.loading = "eager";
		await image.decode();
		return image.offsetWidth / image.naturalWidth;
	});
}

describe("extreme content", async () => {
	const site = await buildWithExtremes();

	it.each([list, partners])("stays inside the window and its containers on %s", async (path) => {
		const { page } = await visit(path, { site });
		for (const width of widths) {
			await page.setViewportSize({ width, height: 800 });
			expect(await whatIsLost(page), `${width} px wide`).toEqual([]);
		}
	});

	it.each(widths)(
		"leaves pictures and videos the width that their sizes state, %i px wide",
		async (width) => {
			const { page } = await visit(list, { site, viewport: { width, height: 800 } });
			const ratios = await page.locator(".video__poster").evaluateAll((posters) =>
				posters.map((poster) => {
					const { width, height } = poster.getBoundingClientRect();
					return (width / height).toFixed(2);
				}),
			);
			expect(new Set(ratios)).toEqual(new Set([width < 640 ? "1.33" : "1.78"]));
			const part = await widthOfPromised(page);
			// A scroll bar takes 15 px, which `vw` ignores.
			expect(part).toBeGreaterThan(0.93);
			expect(part).toBeLessThan(1.01);
			// A tall logo may be narrower.
			await page.goto(siteUrl + partners);
			expect(await widthOfPromised(page)).toBeLessThanOrEqual(1);
		},
	);
});
