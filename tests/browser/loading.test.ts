import type { Page } from "playwright";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { onePageOfEachKind, pageOf, pages, siteUrl } from "../site.ts";
import { frames, visit } from "./visit.ts";

interface Entry {
	readonly name: string;
	readonly startTime: number;
	readonly duration: number;
	/** Of the largest contentful paint: the address of its picture. Empty for text and drawings. */
	readonly url?: string;
	readonly renderBlockingStatus?: string;
}

/** The browser's performance entries of a type so far. */
function entriesOf(page: Page, type: "resource" | "largest-contentful-paint" | "layout-shift") {
	return page.evaluate((wanted) => {
		const observer = new PerformanceObserver(() => {});
		observer.observe({ type: wanted, buffered: true });
		return observer.takeRecords().map((entry): Entry => entry.toJSON());
	}, type);
}

const screens = [
	{ width: 390, height: 844 },
	{ width: 1280, height: 720 },
] as const;
const cases = onePageOfEachKind.flatMap((page) => screens.map((viewport) => ({ ...page, viewport })));

describe.each(cases)("$path, $viewport.width px wide,", ({ path, kind, viewport }) => {
	const moving = { reducedMotion: "no-preference", viewport } as const;

	it("paints its first view before fonts arrive", async () => {
		const { page } = await visit(path, { ...moving, lateFonts: true });
		await frames(page, 10);
		const asked = await entriesOf(page, "resource");
		const fonts = asked.filter(({ name }) => name.endsWith(".woff2"));
		const largest = (await entriesOf(page, "largest-contentful-paint")).at(-1);
		expect(largest?.url).toBe("");
		expect(largest?.startTime).toBeLessThan(
			Math.min(...fonts.map(({ startTime, duration }) => startTime + duration)),
		);
		expect(asked.filter(({ renderBlockingStatus }) => renderBlockingStatus !== "non-blocking")).toEqual([]);
	});

	it("never shifts its layout, from late fonts to its end", async () => {
		const { page } = await visit(path, { ...moving, lateFonts: true });
		await frames(page, 10);
		await page.mouse.wheel(0, 20_000);
		await frames(page, 10);
		expect(await entriesOf(page, "layout-shift")).toEqual([]);
	});

	it("requests only two fonts, the script, the print style sheet and shared drawings", async () => {
		const { page } = await visit(path, moving);
		await frames(page, 10);
		const names = (await entriesOf(page, "resource"))
			// The script loads the home page's machine, perhaps later.
			.filter(({ name }) => name.startsWith(siteUrl) && !/favicon|icon|run-hero/.test(name))
			.map(({ name }) => name.slice(siteUrl.length).replace(/-[0-9a-f]{8}(\.\w+).*/, "$1"))
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

/** Marks the page's text at the load event. Runs in the page. */
function markText(): void {
	addEventListener("load", () => performance.mark(document.body.innerText));
}

it("every page has all of its text at the load event, and the same three seconds later", async () => {
	// The year is that of the visitor's clock.
	const withoutYear = (text = "") => text.replace(/© \d{4}/, "");
	const texts = await Promise.all(
		pages.map(async ({ path }) => {
			const { page, marks } = await visit(path, { reducedMotion: "no-preference", watch: markText });
			await page.waitForTimeout(3000);
			const later = await page.evaluate(() => {
				// The buttons of machines appear with the script.
				for (const button of document.querySelectorAll<HTMLElement>("[data-run]")) button.hidden = true;
				return document.body.innerText;
			});
			return { path, atLoad: withoutYear((await marks())[0]), later: withoutYear(later) };
		}),
	);
	for (const { path, atLoad, later } of texts) expect(later, path).toBe(atLoad);
});

it("copied words for screen readers have a space before them", async () => {
	const { page } = await visit(pageOf("product").path);
	const copied = await page.evaluate(() => {
		getSelection()?.selectAllChildren(document.body);
		return `${getSelection()}`;
	});
	expect(copied).toContain("E-mail us about this machine (");
});

/** The drawings of a picture of the whole page that are blank. */
async function blankDrawings(page: Page): Promise<readonly string[]> {
	const boxes = await page.locator("svg:visible").evaluateAll((drawings) =>
		drawings.map((drawing) => {
			const { left, top, width, height } = drawing.getBoundingClientRect();
			const name =
				drawing.getAttribute("aria-label") ??
				drawing.querySelector("use")?.href.baseVal ??
				drawing.classList.value;
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

describe.each(["/", pageOf("list").path, pageOf("product").path])(
	"a picture of the whole page %s",
	(path) => {
		it.each([
			{ colorScheme: "light", viewport: { width: 1440, height: 900 } },
			{ colorScheme: "dark", viewport: { width: 390, height: 844 } },
		] as const)("shows every drawing, $viewport.width px wide and $colorScheme", async (options) => {
			const { page } = await visit(path, { reducedMotion: "no-preference", ...options });
			// The script has hidden what it hides, and the cards of the first view have faded in.
			await page.waitForTimeout(1200);
			expect(await blankDrawings(page)).toEqual([]);
		});
	},
);

/** Marks each property of a button that starts to change slowly. Runs in the page. */
function markTransitions(): void {
	addEventListener("transitionrun", ({ propertyName, target }) => {
		if (target instanceof HTMLElement && target.matches(".button")) performance.mark(propertyName);
	});
}

it("buttons change at once with the window, which tools resize for a picture of the whole page", async () => {
	const { page, marks } = await visit("/", { reducedMotion: "no-preference", watch: markTransitions });
	await page.setViewportSize({ width: 200, height: 200 });
	await frames(page, 4);
	expect(await marks()).toEqual([]);
});
