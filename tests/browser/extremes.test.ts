import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import type { Page } from "playwright";
import sharp from "sharp";
import { expect, it } from "vitest";
import { copySite, type Files } from "../build-site.ts";
import { pageOf, siteUrl } from "../site.ts";
import { whatIsLost } from "./reading.ts";
import { visit } from "./visit.ts";

const [list, partners] = [pageOf("list").path, "/partners/"];
const word = "Palettenumwicklungsmaschinensteuerungshandbuch";
const photo = '{ photo: "wrapper.jpg", alt: "A wrapper", caption: "A photo." }';

/** A name of this length. */
function longest(length: number): string {
	return `Pallet Wrapping Machines and Packaging Equipment of Arlington and Dallas, Texas`
		.slice(0, length)
		.trim()
		.padEnd(length, "s");
}

/** The site with a long word, a long name, a short and a long text, no poster, and tall photos. */
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
	const { poster, ...plain } = Object.values(items)[0];
	const name = "T1300 Ring Stretch Wrapper with Top Sheet and Heat Seal";
	const long = "Every pallet is wrapped, and then the next one. ".repeat(15).trim();
	delete plain.label;
	items.word = { ...plain, name: "${word}", videoId: "extreme-001", description: "One." };
	items.name = { ...plain, name, videoId: "extreme-002", summary: "${longest(90)}", description: long, poster: ${photo} };
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
	// The longest texts that the schema allows.
	await copy.edit(
		"content/company.ts",
		(text) =>
			`${text}
Object.assign(company, { wordmark: "${longest(30)}", name: "${longest(60)}", street: "${longest(60)}" });`,
	);
	await copy.edit(
		"content/products.ts",
		(text) => `${text}\nObject.values(products)[0].label = "${longest(24)}";`,
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

const site = await buildWithExtremes();

it.each([320, 390, 768, 1200, 1920])(
	"Extreme content stays inside the window, and pictures and videos have the width that their sizes state, %i px wide",
	async (width) => {
		const { page } = await visit(list, { site, viewport: { width, height: 800 } });
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
		// A tall logo may be narrower.
		expect(await widthOfPromised(page)).toBeLessThanOrEqual(1);
	},
);

it("The longest names that the schema allows are readable around a page at 320 px, with text twice as large", async () => {
	const { page } = await visit(partners, { site, viewport: { width: 320, height: 800 } });
	await page.locator("html").evaluate((root) => root.style.setProperty("font-size", "200%", "important"));
	expect(await whatIsLost(page)).toEqual([]);
});
