import type { Page } from "playwright";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { stockPhotoHost } from "../../content/model/stock-photo.ts";
import { visit } from "./visit.ts";

const phone = { width: 390, height: 844 };
const desktop = { width: 1440, height: 900 };

/** Answers with a photo of a single color. */
async function sendPhoto(page: Page, background: string): Promise<void> {
	const photo = sharp({ create: { width: 800, height: 320, channels: 3, background } });
	const body = await photo.jpeg().toBuffer();
	const headers = { "access-control-allow-origin": "*" };
	await page
		.context()
		.route(`${stockPhotoHost}/**`, (route) => route.fulfill({ contentType: "image/jpeg", headers, body }));
	await page.reload();
}

/** Moves the photo far below the first view, because browsers load what is a few screens away. */
function moveAway(): void {
	const styles = new CSSStyleSheet();
	styles.replaceSync(".hero { margin-block-end: 9000px }");
	document.adoptedStyleSheets = [styles];
}

/** Scrolls to the photo and waits until its picture has loaded or failed. Returns its natural width. */
async function showPhoto(page: Page): Promise<number> {
	await page.locator(".acreage").scrollIntoViewIfNeeded();
	await page.waitForFunction(() => document.querySelector("img")?.complete);
	return page.locator("img").evaluate((image: HTMLImageElement) => image.naturalWidth);
}

describe("the stock photo", () => {
	it("is requested once, when the reader is near, without cookies or a referrer", async () => {
		const { page, elsewhere } = await visit("/", { watch: moveAway });
		expect(elsewhere).toEqual([]);
		await page.setViewportSize(desktop);
		const foreign = { sameSite: "None", secure: true } as const;
		await page.context().addCookies([{ name: "visitor", value: "1", url: stockPhotoHost, ...foreign }]);
		await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
		await showPhoto(page);
		expect(elsewhere.map(({ url }) => new URL(url).origin)).toEqual([stockPhotoHost]);
		const [request] = elsewhere;
		expect(new URL(request?.url ?? "").search).toBe("?auto=format&fit=crop&w=800&h=320&q=60");
		expect([request?.headers.referer, request?.headers.cookie]).toEqual([undefined, undefined]);
	});

	it.each([phone, desktop])("arrives late without moving anything: $width px wide", async (viewport) => {
		const { page, sendLate } = await visit("/", { viewport, late: `${stockPhotoHost}/**` });
		await sendPhoto(page, "#888");
		const band = page.locator(".acreage");
		await band.scrollIntoViewIfNeeded();
		const places = async () => [await band.boundingBox(), await page.getByRole("contentinfo").boundingBox()];
		const [before, ground] = [await places(), await band.screenshot()];
		sendLate();
		expect(await showPhoto(page)).toBeGreaterThan(0);
		expect(await places()).toEqual(before);
		expect((await band.screenshot()).equals(ground)).toBe(false);
	});

	it("is left out in print, but the plan stays", async () => {
		const { page } = await visit("/", { viewport: desktop });
		await page.emulateMedia({ media: "print" });
		expect(await page.locator("img").isVisible()).toBe(false);
		expect(await page.locator(".acreage .drawing").isVisible()).toBe(true);
	});
});
