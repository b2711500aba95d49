import type { Page } from "playwright";
import { describe, expect, it } from "vitest";
import { pageOf } from "../site.ts";
import { visit } from "./visit.ts";

/** The box of the first element that matches a selector, in CSS pixels of the window. */
function boxOf(page: Page, selector: string) {
	return page
		.locator(selector)
		.first()
		.evaluate((element) => {
			const { left, right, top, bottom } = element.getBoundingClientRect();
			return { left, right, top, bottom };
		});
}

const action = "role=link[name='Find your machine']";
const call = "main >> role=link[name=/^Call/]";
const runButton = "role=button[name=/^(Run|Stop)/]";

/** The right end of the longest line of the hero's words, in CSS pixels of the window. */
function endOfWords(page: Page) {
	return page.locator("role=heading[level=1] >> xpath=..").evaluate((hero) => {
		const ends: number[] = [];
		const texts = document.createTreeWalker(hero, NodeFilter.SHOW_TEXT);
		while (texts.nextNode()) {
			const range = document.createRange();
			range.selectNodeContents(texts.currentNode);
			ends.push(...[...range.getClientRects()].map(({ right }) => right));
		}
		return Math.max(...ends);
	});
}

describe("the home page", () => {
	// A scroll bar takes 15 px.
	it.each([
		{ width: 405, height: 844, most: 9100 },
		{ width: 1455, height: 900, most: 6200 },
	])("is at most $most px high at $width px", async ({ most, ...viewport }) => {
		const { page } = await visit("/", { viewport });
		expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(most);
	});

	it.each([320, 405, 930, 1455])("has no answers that scroll sideways at %i px", async (width) => {
		const { page } = await visit("/", { viewport: { width, height: 844 } });
		// Content that scrolls sideways in its own box is not cut off, but easily missed.
		const scrolling = await page.locator("role=region[name=/^Which type/] >> *").evaluateAll((elements) => {
			const isScrolling = ({ scrollWidth, clientWidth }: Element) => scrollWidth > clientWidth + 1;
			return elements.filter(isScrolling).map(({ outerHTML }) => outerHTML.slice(0, 80));
		});
		expect(scrolling).toEqual([]);
	});
});

it("In a window taller than the page, the footer is at the bottom", async () => {
	const { page } = await visit("/partners/", { viewport: { width: 1280, height: 3000 } });
	expect((await boxOf(page, "role=contentinfo")).bottom).toBeCloseTo(3001, 0);
});

it.each([
	["/", 390],
	["/", 768],
	[pageOf("list").path, 320],
	["/500.html", 320],
])("With text twice as large, %s has no broken word or number at %i px", async (path, width) => {
	const { page } = await visit(path, { viewport: { width, height: 844 } });
	await page.locator("html").evaluate((root) => root.style.setProperty("font-size", "200%", "important"));
	const broken = await page.locator("body").evaluate((body) => {
		const found: string[] = [];
		const texts = document.createTreeWalker(body, NodeFilter.SHOW_TEXT);
		while (texts.nextNode()) {
			const { currentNode: text } = texts;
			const words = text.textContent?.matchAll(/[(\d][\d() -]+\d|[^\s-]+/g) ?? [];
			for (const { 0: word, index } of words) {
				const part = document.createRange();
				part.setStart(text, index);
				part.setEnd(text, index + word.length);
				const lines = new Set([...part.getClientRects()].map(({ top }) => top));
				if (lines.size > 1) found.push(word);
			}
		}
		return found;
	});
	expect(broken).toEqual([]);
	expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
});

it("the home page's first view shows the actions and the whole machine", async () => {
	const { page } = await visit("/");
	for (const [width, height] of [
		[844, 390],
		[1024, 600],
		[1280, 420],
		[1280, 720],
		[1366, 657],
		[1536, 730],
		[1920, 945],
		[2560, 1300],
	] as const) {
		const where = `${width} x ${height}`;
		await page.setViewportSize({ width, height });
		await page.evaluate(() => {
			document.adoptedStyleSheets = [];
		});
		for (const control of [action, call, runButton]) {
			expect((await boxOf(page, control)).bottom, where).toBeLessThanOrEqual(height);
		}
		const bar = await boxOf(page, "role=banner");
		const machine = await boxOf(page, ".hero .still");
		expect(machine.top, where).toBeGreaterThan(bar.bottom + 8);
		expect(machine.bottom, where).toBeLessThan(height);
		expect(machine.right, where).toBeLessThan(width);
		expect(machine.left - (await endOfWords(page)), where).toBeGreaterThan(0);
		// https://www.w3.org/TR/WCAG21/#text-spacing
		await page.evaluate(() => {
			const spacing = new CSSStyleSheet();
			spacing.replaceSync(
				"main * { letter-spacing: 0.12em !important; word-spacing: 0.16em !important; line-height: 1.5 !important }",
			);
			document.adoptedStyleSheets = [spacing];
		});
		const wideWords = await endOfWords(page);
		expect((await boxOf(page, ".hero .still")).left, `${where}, wide text spacing`).toBeGreaterThan(
			wideWords,
		);
		expect((await boxOf(page, "role=figure >> figcaption")).left, where).toBeGreaterThanOrEqual(wideWords);
	}
});
