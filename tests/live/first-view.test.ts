import { brotliCompressSync, brotliDecompressSync, constants } from "node:zlib";
import sharp from "sharp";
import { expect, it } from "vitest";
import { visit } from "../browser/visit.ts";
import { pages, siteUrl, textOfFile } from "../site.ts";

/** The bytes in the first ten packets of a connection. */
const firstRoundTrip = 14_600;

/** As much of a page as a browser can read once this many bytes of its compressed file have arrived. */
function beginningOf(page: string, bytes: number): string {
	const compressed = brotliCompressSync(page, {
		params: { [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT },
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

const longer = pages.flatMap(({ path }) => {
	const page = textOfFile(`${path.slice(1)}${path.endsWith("/") ? "index.html" : ""}`);
	const beginning = beginningOf(page, firstRoundTrip);
	return beginning === page ? [] : [{ path, beginning }];
});

it("The first view of every page is complete after its first 14,600 bytes", async () => {
	for (const { path, beginning } of longer) {
		await using visitor = await visit(path);
		const { page } = visitor;
		async function screenshots(): Promise<readonly Buffer[]> {
			await page.evaluate(() => document.fonts.ready.then(() => undefined));
			const shots: Buffer[] = [];
			for (const { width, height } of screens) {
				await page.setViewportSize({ width, height });
				// Without the scroll bar, which depends on the length of the page.
				const clip = { x: 0, y: 0, width: width - 16, height };
				shots.push(
					await sharp(await page.screenshot({ clip }))
						.raw()
						.toBuffer(),
				);
			}
			return shots;
		}
		const whole = await screenshots();
		await page.route(siteUrl + path, (route) =>
			route.fulfill({ contentType: "text/html; charset=utf-8", body: beginning }),
		);
		await page.reload();
		const part = await screenshots();
		for (const [index, { width }] of screens.entries()) {
			// The same page is not always painted the same: the edges of a button may differ by 1 of 255.
			const different = whole[index]?.filter((value, at) => Math.abs(value - (part[index]?.[at] ?? 0)) > 2);
			expect(different?.length, `${path}, ${width} px wide`).toBe(0);
		}
	}
});
