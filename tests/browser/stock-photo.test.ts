import type { Page, Route } from "playwright";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { stockPhotoHost } from "../../content/model/pictures.ts";
import { visit } from "./visit.ts";

const phone = { width: 390, height: 844 };
const desktop = { width: 1440, height: 900 };

/** A picture of one color, as the service would send it. */
async function photo(background: string): Promise<Buffer> {
	return sharp({ create: { width: 800, height: 320, channels: 3, background } })
		.jpeg()
		.toBuffer();
}

async function answerWith(page: Page, answer: (route: Route) => Promise<void>): Promise<void> {
	await page.route(`${stockPhotoHost}/**`, answer);
	await page.reload();
}

function fulfillWith(body: Buffer): (route: Route) => Promise<void> {
	return (route) =>
		route.fulfill({ contentType: "image/jpeg", headers: { "access-control-allow-origin": "*" }, body });
}

/** Scrolls to the band and waits until its picture has come, or has been given up. */
async function showBand(page: Page): Promise<void> {
	await page.locator(".band").scrollIntoViewIfNeeded();
	await page.waitForFunction(() => document.querySelector<HTMLImageElement>(".band__picture")?.complete);
}

/** The sum of all layout shifts so far. */
function shiftsOf(page: Page): Promise<number> {
	return page.evaluate(
		() =>
			new Promise<number>((resolve) => {
				let sum = 0;
				new PerformanceObserver((list) => {
					for (const entry of list.getEntries()) {
						if ("value" in entry && typeof entry.value === "number") sum += entry.value;
					}
				}).observe({ type: "layout-shift", buffered: true });
				setTimeout(() => resolve(sum), 300);
			}),
	);
}

/** The pixels of the band, as it is on the screen. */
async function pixelsOf(page: Page): Promise<Buffer> {
	return sharp(await page.locator(".band").screenshot())
		.removeAlpha()
		.raw()
		.toBuffer();
}

/** https://www.w3.org/TR/WCAG22/#dfn-relative-luminance */
function luminance([red = 0, green = 0, blue = 0]: readonly number[]): number {
	const linear = (value: number) => (value <= 10 ? value / 3294.6 : ((value / 255 + 0.055) / 1.055) ** 2.4);
	return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

function contrast(one: readonly number[], other: readonly number[]): number {
	const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
	return (light + 0.05) / (dark + 0.05);
}

describe("the stock photo", () => {
	it("is the home page's only request to another host, once, and reveals nothing about the visitor", async () => {
		await using visitor = await visit("/", { viewport: desktop });
		const { page, elsewhere } = visitor;
		await page.context().addCookies([{ name: "visitor", value: "1", url: stockPhotoHost }]);
		await page.locator("footer").scrollIntoViewIfNeeded();
		await showBand(page);
		expect(elsewhere.map(({ url }) => new URL(url).origin)).toEqual([stockPhotoHost]);
		const [request] = elsewhere;
		expect(new URL(request?.url ?? "").search).toBe("?auto=format&fit=crop&w=1600&h=640&q=60");
		expect([request?.headers.referer, request?.headers.cookie]).toEqual([undefined, undefined]);
	});

	it("is not asked for as long as the reader is far away", async () => {
		await using visitor = await visit("/#contact", { viewport: { width: 390, height: 200 } });
		expect(visitor.elsewhere).toEqual([]);
	});

	it.each([phone, desktop])(
		"arrives, soon or late, without moving anything: $width px wide",
		async (viewport) => {
			await using visitor = await visit("/", { viewport });
			const { page } = visitor;
			let release = () => {};
			const late = new Promise<void>((resolve) => {
				release = resolve;
			});
			const body = await photo("#888");
			await answerWith(page, async (route) => {
				await late;
				await fulfillWith(body)(route);
			});
			await page.locator(".band").scrollIntoViewIfNeeded();
			const box = () => page.locator(".band").boundingBox();
			const [before, ground] = [await box(), await pixelsOf(page)];
			release();
			await showBand(page);
			expect(
				await page
					.locator(".band__picture")
					.evaluate((image) => "naturalWidth" in image && image.naturalWidth),
			).not.toBe(0);
			expect(await box()).toEqual(before);
			expect(await shiftsOf(page)).toBe(0);
			expect((await pixelsOf(page)).equals(ground)).toBe(false);
		},
	);

	it("leaves bare paper, as below the words, when it does not come", async () => {
		await using visitor = await visit("/", { viewport: desktop, colorScheme: "dark" });
		const { page } = visitor;
		await answerWith(page, (route) => route.abort());
		await showBand(page);
		expect(await shiftsOf(page)).toBe(0);
		// Its edges are smoothed differently where a picture may lie below.
		await page.locator(".band .drawing").evaluate((drawing: SVGElement) => {
			drawing.style.visibility = "hidden";
		});
		const blocked = await pixelsOf(page);
		const paper = await page
			.locator(".band__words")
			.evaluate((words) => getComputedStyle(words).backgroundColor);
		expect(`rgb(${[...blocked.subarray(-30, -27)].join(", ")})`).toBe(paper);
		await page.locator(".band__picture").evaluate((image) => image.remove());
		expect(blocked.equals(await pixelsOf(page))).toBe(true);
	});

	// The photos that would spoil most, if the ground let them through.
	it.each([
		{ colorScheme: "light", color: "#000" },
		{ colorScheme: "dark", color: "#fff" },
	] as const)("leaves the words readable: $colorScheme, all $color", async ({ colorScheme, color }) => {
		await using visitor = await visit("/", { viewport: desktop, colorScheme });
		const { page } = visitor;
		await answerWith(page, fulfillWith(await photo(color)));
		await showBand(page);
		const [ink, paper] = await page.locator(".band__words").evaluate((words) => {
			const style = getComputedStyle(words);
			return [style.color, style.backgroundColor].map((color) => color.match(/\d+/g)?.map(Number) ?? []);
		});
		expect(contrast(ink ?? [], paper ?? [])).toBeGreaterThanOrEqual(7);
		const ground = await sharp(await page.locator(".band__words").screenshot())
			.extract({ left: 2, top: 2, width: 1, height: 1 })
			.removeAlpha()
			.raw()
			.toBuffer();
		expect([...ground]).toEqual(paper);
	});

	it("is left out in forced colors and in print, and the plan stays", async () => {
		await using visitor = await visit("/", { viewport: desktop });
		const { page } = visitor;
		for (const mode of [{ forcedColors: "active" }, { forcedColors: null, media: "print" }] as const) {
			await page.emulateMedia(mode);
			expect(await page.locator(".band__picture").isVisible()).toBe(false);
			expect(await page.locator(".band .drawing").isVisible()).toBe(true);
		}
	});
});
