import type { Page } from "playwright";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { onePageOfEachKind, pageOf, pages, siteUrl } from "../site.ts";
import { frames, visit } from "./visit.ts";

/** The browser's performance entries of a type so far, such as "layout-shift". */
function entriesOf(page: Page, type: string) {
	return page.evaluate((wanted) => {
		const observer = new PerformanceObserver(() => {});
		observer.observe({ type: wanted, buffered: true });
		return observer.takeRecords().map((entry): Readonly<Record<string, string>> => entry.toJSON());
	}, type);
}

const moving = { reducedMotion: "no-preference" } as const;
const screens = [
	{ width: 390, height: 844 },
	{ width: 1280, height: 720 },
] as const;
const cases = onePageOfEachKind.flatMap((page) => screens.map((viewport) => ({ ...page, viewport })));

describe.each(cases)("$path, $viewport.width px wide,", ({ path, kind, viewport }) => {
	it("is painted before fonts arrive, and never shifts its layout", async () => {
		const { page, sendLate } = await visit(path, { ...moving, viewport, late: "**/*.woff2" });
		await expect
			.poll(() => entriesOf(page, "largest-contentful-paint"), { message: "paints" })
			.not.toEqual([]);
		sendLate();
		await page.evaluate(() => document.fonts.ready.then(() => undefined));
		await frames(page, 10);
		await page.mouse.wheel(0, 20_000);
		await frames(page, 10);
		expect(await entriesOf(page, "layout-shift")).toEqual([]);
		const largest = (await entriesOf(page, "largest-contentful-paint")).at(-1);
		expect(largest?.url, "the address of a picture that is the largest paint").toBe("");
	});

	it("requests only the files that it needs, none of which blocks its paint", async () => {
		const { page } = await visit(path, { ...moving, viewport });
		await frames(page, 10);
		const names = (await entriesOf(page, "resource"))
			.map(({ name = "", renderBlockingStatus = "" }) => {
				const file = name.replace(siteUrl, "").replace(/-[0-9a-f]{8}(\.\w+).*/, "$1");
				return renderBlockingStatus === "non-blocking" ? file : `${file} ${renderBlockingStatus}`;
			})
			// The script loads the home page's machine, perhaps later.
			.filter((file) => !/^https:|favicon|icon|run-hero/.test(file))
			.sort();
		const expected = [
			"/assets/archivo-stretch.woff2",
			"/assets/archivo.woff2",
			...(kind === "home" ? ["/assets/drawings.svg"] : []),
			"/assets/enhance.js",
			"/assets/print.css",
		];
		expect(names).toEqual(kind === "notice" ? ["/assets/print.css"] : expected);
	});
});

/** All text that the page shows, without the year of the visitor's clock. Runs in the page. */
const shownText = () => document.body.innerText.replace(/© \d{4}/, "");

it.each(pages)("$path has all of its text at the load event", async ({ path }) => {
	const { page } = await visit(path, { reducedMotion: "no-preference" });
	const atLoad = await page.evaluate(shownText);
	await page.waitForTimeout(500);
	// The button of a machine appears with the script, and the home page's machine starts.
	const withoutButtons = (text: string) => text.replace(/^(?:Run|Stop|Loading)\b.*\n+/gm, "");
	expect(withoutButtons(await page.evaluate(shownText))).toBe(withoutButtons(atLoad));
});

/** The drawings of a picture of the whole page that are blank. */
async function blankDrawings(page: Page): Promise<readonly string[]> {
	const boxes = await page.locator("svg:visible").evaluateAll((drawings) =>
		drawings.map((drawing) => {
			const { left, top, width, height } = drawing.getBoundingClientRect();
			const use = drawing.querySelector("use")?.href.baseVal;
			const name = drawing.getAttribute("aria-label") ?? use ?? drawing.classList.value;
			return { name, left: Math.max(left, 0) + scrollX, top: top + scrollY, width, height };
		}),
	);
	const picture = sharp(await page.screenshot({ fullPage: true }));
	const { width: pageWidth } = await picture.metadata();
	const blank: string[] = [];
	for (const { name, left, top, width, height } of boxes) {
		const box = {
			left: Math.round(left),
			top: Math.round(top),
			width: Math.round(Math.min(width, pageWidth - left)),
			height: Math.round(height),
		};
		const { channels } = await picture.clone().extract(box).stats();
		if (channels.every(({ stdev }) => stdev < 4)) blank.push(name);
	}
	return blank;
}

describe.each(["/", pageOf("list").path, pageOf("product").path])("a picture of all of %s", (path) => {
	it.each([
		["in light mode", { viewport: { width: 1440, height: 900 } }],
		["on a dark phone", { colorScheme: "dark", viewport: { width: 390, height: 844 } }],
		["in dark forced colors", { colorScheme: "dark", forcedColors: "active" }],
	] as const)("shows each drawing %s", async (_, options) => {
		const { page } = await visit(path, { ...moving, ...options });
		// The script has hidden what it hides, and the cards of the first view have faded in.
		await page.waitForTimeout(1200);
		expect(await blankDrawings(page)).toEqual([]);
	});
});
