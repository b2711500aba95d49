import type { Page } from "playwright";
import { expect, it } from "vitest";
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

it("Nothing in the choice scrolls sideways in its own box, and the home page is at most 11 screens of a phone and 7 of a desktop", async () => {
	const { page } = await visit("/");
	for (const [width, height, most] of [
		[320, 800, 11_000],
		// A scroll bar takes 15 px.
		[405, 844, 9300],
		[930, 800, 8000],
		[1455, 900, 6300],
	] as const) {
		await page.setViewportSize({ width, height });
		expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(most);
		// Content that scrolls sideways in its own box is not cut off, but easily missed.
		const scrolling = await page.locator("role=region[name=/^Which type/] >> *").evaluateAll((elements) => {
			const isScrolling = ({ scrollWidth, clientWidth }: Element) => scrollWidth > clientWidth + 1;
			return elements.filter(isScrolling).map(({ outerHTML }) => outerHTML.slice(0, 80));
		});
		expect(scrolling).toEqual([]);
	}
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
])(
	"With text twice as large, %s has no broken word or phone number at %i px, and e-mail addresses only break after their @",
	async (path, width) => {
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
	},
);

it("The home page's first view shows the actions and the whole machine, with nothing of it behind the words and little between them", async () => {
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
		const words = await endOfWords(page);
		expect(machine.left - words, where).toBeGreaterThan(0);
		expect(machine.left - words, where).toBeLessThan(0.2 * width);
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
