import type { Page } from "playwright";
import { describe, expect, it } from "vitest";
import { labels } from "../../content/interface.ts";
import { unreadableInDrawings, whatIsLost } from "../browser/reading.ts";
import { visit } from "../browser/visit.ts";
import { onePageOfEachKind, pageOf, pages } from "../site.ts";
import { violations } from "./axe.ts";

/**
 * The heights of windows by their widths: from a window of 1280 x 1024 at 400 % to a large screen, and on both sides of
 * each breakpoint. Then a narrow and a wide one for each of the styles that readers set: text at twice the size, and
 * https://www.w3.org/TR/WCAG22/#text-spacing
 */
const windows = {
	"": { 320: 256, 390: 844, 667: 375, 768: 1024, 930: 800, 1000: 800, 1920: 1080 },
	"html { font-size: 200% !important }": { 320: 844, 1280: 844 },
	"* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-block-end: 2em !important }":
		{ 320: 844, 1280: 844 },
};

/** Calls `check` in each window. */
async function inEveryWindow(page: Page, check: (name: string) => Promise<void>): Promise<void> {
	for (const [styles, sizes] of Object.entries(windows)) {
		await page.evaluate((text) => {
			const sheet = new CSSStyleSheet();
			sheet.replaceSync(text);
			document.adoptedStyleSheets = [sheet];
		}, styles);
		for (const [width, height] of Object.entries(sizes)) {
			await page.setViewportSize({ width: Number(width), height });
			await check(`${width} x ${height} ${styles}`);
		}
	}
}

it.each(onePageOfEachKind)(
	"$path shows all of its text in every window and in readers' styles",
	async ({ path }) => {
		const { page } = await visit(path);
		await inEveryWindow(page, async (name) => {
			expect(await whatIsLost(page), name).toEqual([]);
			expect(await unreadableInDrawings(page), name).toEqual([]);
		});
	},
);

const phone = {
	viewport: { width: 390, height: 844 },
	isMobile: true,
	hasTouch: true,
	colorScheme: "dark",
} as const;

describe("on a dark phone", () => {
	it.each(pages)("the links and buttons of $path are at least 44 px high", async ({ path }) => {
		const { page } = await visit(path, phone);
		const small = await page.locator(":is(a, button, summary):visible").evaluateAll((targets) =>
			targets
				// Those in a line of text are as high as the line: https://www.w3.org/TR/WCAG22/#target-size-minimum
				.filter((target) => getComputedStyle(target).display !== "inline")
				.map((target) => ({ text: target.textContent, height: target.getBoundingClientRect().height }))
				.filter(({ height }) => height < 44),
		);
		expect(small).toEqual([]);
	});

	it.each(onePageOfEachKind)("$path has no axe violations", async ({ path }) => {
		const { page } = await visit(path, phone);
		expect(await violations(page)).toEqual([]);
	});
});

/** Checks an open part of a page with axe, light and dark. */
async function expectNoViolations(page: Page, part: string): Promise<void> {
	for (const colorScheme of ["light", "dark"] as const) {
		await page.emulateMedia({ colorScheme });
		expect(await violations(page, part), colorScheme).toEqual([]);
	}
}

it("the open drawer is accessible in every window and in readers' styles", async () => {
	const { page } = await visit("/");
	await page.getByRole("button", { name: labels.menu }).click();
	await expectNoViolations(page, "dialog");
	const last = page.getByRole("dialog").getByRole("link").last();
	await inEveryWindow(page, async (name) => {
		await last.scrollIntoViewIfNeeded();
		const isInView = await last.evaluate((link) => link.getBoundingClientRect().bottom < innerHeight + 1);
		expect(isInView, name).toBe(true);
		const cut = await page
			.locator("dialog, dialog :is(h2, button, a)")
			.evaluateAll((elements) =>
				elements
					.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
					.map(({ textContent }) => textContent),
			);
		expect(cut, name).toEqual([]);
	});
});

it("An open video has no axe violations", async () => {
	const { page } = await visit(pageOf("product").path);
	await page.locator("summary").first().click();
	await expectNoViolations(page, "details[open]");
});
