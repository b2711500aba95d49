import { brotliCompressSync, brotliDecompressSync, constants } from "node:zlib";
import type { Page } from "playwright";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { fileOf, routes } from "../../content/model/routes.ts";
import { siteUrl, textOfFile } from "../site.ts";
import { openBrowser } from "./visit.ts";

const visit = openBrowser();

/** The side of an element's box, in CSS pixels of the window. */
async function sideOf(page: Page, selector: string, side: "left" | "right" | "top" | "bottom") {
	return page
		.locator(selector)
		.first()
		.evaluate((element, wanted) => element.getBoundingClientRect()[wanted], side);
}

const laptops = [
	{ width: 1280, height: 720 },
	{ width: 1366, height: 657 },
	{ width: 1536, height: 730 },
	{ width: 1366, height: 768 },
];

describe("the home page's first view", () => {
	it.each(laptops)("shows both actions whole, $width x $height px", async (viewport) => {
		await using visitor = await visit("/", { viewport });
		for (const action of [".hero .button", ".hero .text-link"]) {
			expect(await sideOf(visitor.page, action, "bottom")).toBeLessThanOrEqual(viewport.height - 8);
		}
	});

	it.each([667, 844])("shows words and machine on a phone on its side, %d px wide", async (width) => {
		await using visitor = await visit("/", { viewport: { width, height: 375 } });
		expect(await sideOf(visitor.page, ".hero__lead", "top")).toBeLessThan(320);
		expect(await sideOf(visitor.page, ".hero .carriage", "bottom")).toBeLessThan(375);
	});

	it.each([1024, 1280, 1440, 1920])("ends its caption where all text ends, %d px wide", async (width) => {
		await using visitor = await visit("/", {
			viewport: { width, height: 900 },
			reducedMotion: "no-preference",
		});
		const margin = await sideOf(visitor.page, ".navigation-bar__row", "right");
		expect(Math.abs((await sideOf(visitor.page, ".hero__run", "right")) - margin)).toBeLessThan(1);
	});

	it("keeps the lead off the drawing with text twice as large", async () => {
		await using visitor = await visit("/", { viewport: { width: 1280, height: 800 }, bypassCSP: true });
		const { page } = visitor;
		await page.addStyleTag({ content: "html { font-size: 200% !important }" });
		const lead = await sideOf(page, ".hero__lead", "right");
		expect(lead).toBeLessThan(await sideOf(page, ".hero .tk", "left"));
	});

	it("shows that the machine runs by more than the shape of a lamp", async () => {
		await using visitor = await visit("/", { reducedMotion: "no-preference" });
		const button = visitor.page.locator(".hero__run");
		const ground = () => button.evaluate((element) => getComputedStyle(element).backgroundColor);
		await visitor.page.mouse.move(0, 0);
		const atRest = await ground();
		await button.dispatchEvent("click");
		await expect.poll(ground).not.toBe(atRest);
	});
});

/** What the first ten packets of a connection carry. */
const firstRoundTrip = 14_600;

/** As much of a page as a browser can read once this many bytes of its compressed file have arrived. */
function beginningOf(page: string, bytes: number): string {
	const compressed = brotliCompressSync(page, {
		params: {
			[constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
			[constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
		},
	});
	return brotliDecompressSync(compressed.subarray(0, bytes), {
		finishFlush: constants.BROTLI_OPERATION_FLUSH,
	}).toString();
}

const screens = [
	{ width: 390, height: 844 },
	{ width: 1366, height: 768 },
	{ width: 1920, height: 1080 },
];

it.each(routes.filter(({ path }) => path !== "/products/404.html"))(
	"The first view of $path is complete after its first 14,600 bytes",
	async ({ path }) => {
		const page = textOfFile(fileOf(path));
		const beginning = beginningOf(page, firstRoundTrip);
		if (beginning === page) return;
		for (const viewport of screens) {
			await using visitor = await visit(path, { viewport });
			// Without the scroll bar, which tells how long the page is.
			const clip = { x: 0, y: 0, width: viewport.width - 16, height: viewport.height };
			const pixels = async () =>
				sharp(await visitor.page.screenshot({ clip }))
					.raw()
					.toBuffer();
			const whole = await pixels();
			await visitor.page.route(siteUrl + path, (route) =>
				route.fulfill({ contentType: "text/html; charset=utf-8", body: beginning }),
			);
			await visitor.page.reload();
			await visitor.page.evaluate(() => document.fonts.ready);
			const part = await pixels();
			// The same page is not always painted the same: the edges of a key may differ by 1 of 255.
			const different = whole.filter((value, index) => Math.abs(value - (part[index] ?? 0)) > 2);
			expect(different.length, `${viewport.width} px wide`).toBe(0);
		}
	},
);
