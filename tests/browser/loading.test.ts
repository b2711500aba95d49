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

/** What moved so far, by its text, and how far. */
function shiftsOf(page: Page): Promise<readonly string[]> {
	return page.evaluate(() => {
		const observer = new PerformanceObserver(() => {});
		observer.observe({ type: "layout-shift", buffered: true });
		return observer.takeRecords().flatMap((entry) => {
			const sources: readonly { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[] =
				"sources" in entry && Array.isArray(entry.sources) ? entry.sources : [];
			return sources.map(({ node, previousRect: from, currentRect: to }) => {
				const text = node?.textContent?.trim().slice(0, 60);
				return `"${text}" moved from ${from.x}, ${from.y} to ${to.x}, ${to.y}`;
			});
		});
	});
}

const moving = { reducedMotion: "no-preference" } as const;
const phone = { ...moving, viewport: { width: 390, height: 844 } };

describe.each(onePageOfEachKind)("$path", ({ path, kind }) => {
	it("paints its largest text before fonts arrive", async () => {
		const { page } = await visit(path, { ...phone, late: "**/*.woff2" });
		const largest = async () => (await entriesOf(page, "largest-contentful-paint")).at(-1);
		// A picture has an address.
		await expect.poll(largest).toMatchObject({ url: "" });
	});

	it.each([390, 1280])("never shifts its layout when fonts arrive, %i px wide", async (width) => {
		const viewport = { width, height: 800 };
		const { page, sendLate } = await visit(path, { ...moving, viewport, late: "**/*.woff2" });
		await expect.poll(() => entriesOf(page, "paint")).not.toEqual([]);
		sendLate();
		await page.evaluate(() => document.fonts.ready.then(() => undefined));
		await frames(page, 10);
		await page.mouse.wheel(0, 20_000);
		await frames(page, 10);
		expect(await shiftsOf(page)).toEqual([]);
	});

	it("requests only the files that it needs, none of which blocks its paint", async () => {
		const { page } = await visit(path, phone);
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
			...(kind === "home" ? ["/assets/drawings.svg"] : []),
			"/assets/enhance.js",
			"/assets/headline.woff2",
			"/assets/print.css",
			"/assets/stretch.woff2",
		];
		expect(names).toEqual(kind === "notice" ? ["/assets/print.css"] : expected);
	});
});

/** Marks the page's text at the load event and three seconds later. Runs in the page. */
function markTexts(): void {
	const markText = () => {
		// The script adds the buttons of machines and their states.
		const buttons = document.querySelectorAll<HTMLElement>("[data-run]");
		for (const button of buttons) button.style.display = "none";
		// The year is that of the visitor's clock.
		performance.mark(document.body.innerText.replace(/© \d{4}/, ""));
		for (const button of buttons) button.style.display = "";
	};
	addEventListener("load", () => {
		markText();
		setTimeout(markText, 3000);
	});
}

it("every page has the same text at the load event as three seconds later", async () => {
	const loads = await Promise.all(
		pages.map(async ({ path }) => {
			const { marks } = await visit(path, { ...moving, watch: markTexts });
			await expect.poll(marks, { timeout: 20_000 }).toHaveLength(2);
			return { path, marks: await marks() };
		}),
	);
	for (const { path, marks } of loads) expect(marks[1], path).toBe(marks[0]);
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
		// `stats` is about the input of a pipeline, so the box has to be one.
		const { channels } = await sharp(await picture.clone().extract(box).toBuffer()).stats();
		if (channels.every(({ stdev }) => stdev < 4)) blank.push(name);
	}
	return blank;
}

describe.each(["/", pageOf("list").path, pageOf("product").path])("a picture of all of %s", (path) => {
	it.each([
		["in light mode", { viewport: { width: 1440, height: 900 } }],
		["on a dark phone", { colorScheme: "dark", viewport: { width: 390, height: 844 } }],
	] as const)("shows each drawing %s", async (_, options) => {
		const { page } = await visit(path, { ...moving, ...options });
		// The script has hidden what it hides, and the cards of the first view have faded in.
		await page.waitForTimeout(1200);
		expect(await blankDrawings(page)).toEqual([]);
	});
});
