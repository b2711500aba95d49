import type { Page } from "playwright";
import { describe, expect, it } from "vitest";
import { comparison } from "../../content/guide.ts";
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

it("In a narrow window, the comparison has one entry for each type, with labeled values", async () => {
	const { page } = await visit("/");
	const { type, ...columns } = comparison.columns;
	const labels = Object.values(columns).map((label) => `"${label}"`);
	for (const width of [320, 930]) {
		await page.setViewportSize({ width, height: 800 });
		const values = await page.locator(".comparison tbody tr > :not(:first-child)").evaluateAll((cells) =>
			cells.map((cell) => {
				const name = cell.parentElement?.firstElementChild?.getBoundingClientRect();
				const isBelow = name && cell.getBoundingClientRect().top >= name.bottom - 1;
				return isBelow && getComputedStyle(cell, "::before").content;
			}),
		);
		expect(values).toEqual(comparison.rows.flatMap(() => labels));
		// Content that scrolls sideways in its own box is not cut off, but easily missed.
		const scrolling = await page.locator(".guide *").evaluateAll((elements) => {
			const isScrolling = ({ scrollWidth, clientWidth }: Element) => scrollWidth > clientWidth + 1;
			return elements.filter(isScrolling).map(({ outerHTML }) => outerHTML.slice(0, 80));
		});
		expect(scrolling).toEqual([]);
	}
});

it.each([
	["/", ".contact .split > :nth-child(2)"],
	[pageOf("list").path, ".video"],
	[pageOf("product").path, ".terms > :nth-child(2)"],
])("The second column of %s begins where the footer's does", async (path, column) => {
	const { page } = await visit(path, { viewport: { width: 1440, height: 900 } });
	const footer = await boxOf(page, ".footer .thirds > :nth-child(2)");
	expect((await boxOf(page, column)).left).toBeCloseTo(footer.left, 0);
});

it("The footer has two columns at 600 px, and an arrow on links that open a new tab", async () => {
	const { page } = await visit("/partners/", { viewport: { width: 600, height: 800 } });
	const links = await boxOf(page, ".footer .thirds > :nth-child(2)");
	const contact = await boxOf(page, ".footer .thirds > :nth-child(3)");
	expect(contact.top).toBe(links.top);
	expect(contact.left).toBeGreaterThan(links.left);
	const arrow = page.locator("main a[target=_blank]").first();
	expect(await arrow.evaluate((link) => getComputedStyle(link, "::after").rotate)).toBe("-45deg");
});

it("With text twice as large, Menu stays inside its bar on a small phone, and the lead beside the machine", async () => {
	const { page } = await visit("/", { viewport: { width: 320, height: 800 } });
	await page.locator("html").evaluate((root) => root.style.setProperty("font-size", "200%", "important"));
	const menu = await boxOf(page, ".navigation-bar__menu");
	expect(menu.right).toBeLessThanOrEqual((await boxOf(page, ".navigation-bar__row")).right + 0.5);
	await page.setViewportSize({ width: 1280, height: 800 });
	const lead = await boxOf(page, ".hero__lead");
	expect(lead.right).toBeLessThan((await boxOf(page, ".hero .tk")).left);
});

it("With text twice as large, no phone number breaks on a phone, and an e-mail address only after its @", async () => {
	const { page } = await visit("/", { viewport: { width: 390, height: 844 } });
	await page.locator("html").evaluate((root) => root.style.setProperty("font-size", "200%", "important"));
	const broken = await page.locator("a:is([href^='tel:'], [href^='mailto:'])").evaluateAll((links) =>
		links.flatMap((link) => {
			const texts = document.createTreeWalker(link, NodeFilter.SHOW_TEXT);
			const parts: string[] = [];
			while (texts.nextNode()) {
				const part = document.createRange();
				part.selectNodeContents(texts.currentNode);
				const lines = new Set([...part.getClientRects()].map(({ top }) => top));
				if (lines.size > 1) parts.push(`"${part}" breaks`);
			}
			return parts;
		}),
	);
	expect(broken).toEqual([]);
	expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
});

describe("the home page's first view", () => {
	it("shows both actions and the machine completely on laptops, and words and machine on a phone in landscape", async () => {
		const { page } = await visit("/");
		for (const [width, height] of [
			[1280, 720],
			[1366, 657],
		] as const) {
			await page.setViewportSize({ width, height });
			for (const action of [".hero .button", ".hero .text-link"]) {
				expect((await boxOf(page, action)).bottom, `${width} x ${height}`).toBeLessThanOrEqual(height - 8);
			}
			const bar = await boxOf(page, ".navigation-bar");
			expect((await boxOf(page, ".hero .still")).top, `${width} x ${height}`).toBeGreaterThan(bar.bottom);
		}
		for (const width of [667, 844]) {
			await page.setViewportSize({ width, height: 375 });
			expect((await boxOf(page, ".hero__lead")).top).toBeLessThan(320);
			expect((await boxOf(page, ".hero .tk")).bottom).toBeLessThan(375);
		}
	});

	it("ends its caption where all text ends, and shows with a background that the machine runs", async () => {
		const { page } = await visit("/");
		for (const width of [1024, 1920]) {
			await page.setViewportSize({ width, height: 900 });
			const margin = await boxOf(page, ".navigation-bar__row");
			expect((await boxOf(page, ".hero__run")).right, `${width} px wide`).toBeCloseTo(margin.right, 0);
		}
		const button = page.locator(".hero__run");
		const ground = () => button.evaluate((element) => getComputedStyle(element).backgroundColor);
		const atRest = await ground();
		await button.dispatchEvent("click");
		await expect.poll(ground).not.toBe(atRest);
	});
});
