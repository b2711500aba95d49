import { brotliCompressSync, brotliDecompressSync, constants, gunzipSync, gzipSync } from "node:zlib";
import type { Page } from "playwright";
import sharp from "sharp";
import { expect, it } from "vitest";
import { keysOf } from "../../content/schema/keys.ts";
import { fileOf } from "../../content/site/routes.ts";
import { visit } from "../browser/visit.ts";
import { pages, siteUrl, textOfFile } from "../site.ts";

/** The bytes in a connection's first ten packets. */
const firstRoundTrip = 14_600;

/**
 * The part of a page that a browser can read after this many bytes of its compressed file. Some
 * hosts, such as GitHub Pages, have no brotli.
 */
const beginningIn = {
	brotli(page: string, bytes: number) {
		const params = { [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT };
		const arrived = brotliCompressSync(page, { params }).subarray(0, bytes);
		return brotliDecompressSync(arrived, { finishFlush: constants.BROTLI_OPERATION_FLUSH }).toString();
	},
	gzip(page: string, bytes: number) {
		const arrived = gzipSync(page).subarray(0, bytes);
		return gunzipSync(arrived, { finishFlush: constants.Z_SYNC_FLUSH }).toString();
	},
};

const screens = [
	{ width: 390, height: 844 },
	{ width: 1366, height: 768 },
	{ width: 1920, height: 1080 },
];

/**
 * The pixels of the first view on each screen, without the scroll bar, which depends on the page's
 * length.
 */
async function firstViews(page: Page): Promise<readonly Buffer[]> {
	await page.evaluate(() => document.fonts.ready.then(() => undefined));
	const views: Buffer[] = [];
	for (const { width, height } of screens) {
		await page.setViewportSize({ width, height });
		const shot = await page.screenshot({ clip: { x: 0, y: 0, width: width - 16, height } });
		views.push(await sharp(shot).raw().toBuffer());
	}
	return views;
}

it.each(pages.flatMap(({ path }) => keysOf(beginningIn).map((encoding) => ({ path, encoding }))))(
	"the first view of $path is complete after 14,600 bytes in $encoding",
	async ({ path, encoding }) => {
		const whole = textOfFile(fileOf(path));
		const beginning = beginningIn[encoding](whole, firstRoundTrip);
		if (beginning === whole) return;
		const { page } = await visit(path);
		const before = await firstViews(page);
		await page.route(siteUrl + path, (route) =>
			route.fulfill({ contentType: "text/html; charset=utf-8", body: beginning }),
		);
		await page.reload();
		const after = await firstViews(page);
		for (const [index, { width }] of screens.entries()) {
			// A page is not always painted the same: the edges of a button may differ by 1 of 255.
			const different = before[index]?.filter((value, at) => Math.abs(value - (after[index]?.[at] ?? 0)) > 2);
			expect(different?.length, `values that change ${width} px wide, once the whole page is there`).toBe(0);
		}
	},
);
