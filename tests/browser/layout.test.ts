import type { Page } from "playwright";
import { describe, expect, it } from "vitest";
import { setStyles, visit } from "./visit.ts";

const actions = {
	"the link to the chooser": "role=link[name='Find your machine']",
	"the phone number": "main >> role=link[name=/^Call/]",
	"the Run button": "role=button[name=/^(Run|Stop)/]",
};

/** The box of the first element that matches, in pixels of the window. */
async function boxOf(page: Page, selector: string) {
	const box = await page.locator(selector).first().boundingBox();
	if (!box) throw new Error(`${selector} is not shown.`);
	return { left: box.x, right: box.x + box.width, top: box.y, bottom: box.y + box.height };
}

describe("the home page", () => {
	it("does not scroll sideways for a long e-mail address in text twice as large", async () => {
		const { page } = await visit("/", { viewport: { width: 300, height: 800 } });
		await setStyles(page, "html { font-size: 200% !important }");
		const links = page.locator("a[href^=mailto]:visible");
		await links.evaluateAll((all) => {
			for (const link of all) link.textContent = "sales@lonestarstretchwrappers.example";
		});
		expect(await links.count()).toBeGreaterThan(1);
		expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(285);
	});

	it.each([1024, 1366])(
		"shows its caption clear of the Run button in large text, at %i px",
		async (width) => {
			const { page } = await visit("/", { viewport: { width, height: 768 } });
			await setStyles(page, "html { font-size: 200% !important }");
			const button = await boxOf(page, actions["the Run button"]);
			const { right, bottom, lines } = await page.locator(".hero .caption").evaluate((caption) => {
				const text = document.createRange();
				text.selectNodeContents(caption);
				const { right, bottom } = text.getBoundingClientRect();
				return { right, bottom, lines: text.getClientRects().length };
			});
			expect(bottom <= button.top || right <= button.left, "whether the caption is clear").toBe(true);
			expect(lines, "lines of the caption").toBeLessThanOrEqual(2);
		},
	);

	it("is not much higher than it has to be, on a phone and a desktop", async () => {
		const { page } = await visit("/");
		// A scroll bar takes 15 px.
		for (const [width, most] of [
			[405, 9100],
			[1455, 6200],
		] as const) {
			await page.setViewportSize({ width, height: 900 });
			const height = await page.evaluate(() => document.documentElement.scrollHeight);
			expect(height, `the height of the home page in px, at ${width} px`).toBeLessThanOrEqual(most);
		}
	});

	it("shows its actions and the whole machine first in all common windows", async () => {
		const { page } = await visit("/");
		for (const [width, height] of [
			[844, 390],
			[1024, 600],
			[1280, 420],
			[1366, 657],
			[1920, 945],
			[2560, 1300],
		] as const) {
			await page.setViewportSize({ width, height });
			const at = `at ${width} x ${height} px`;
			for (const [name, action] of Object.entries(actions)) {
				expect((await boxOf(page, action)).bottom, `the bottom of ${name}, ${at}`).toBeLessThanOrEqual(
					height,
				);
			}
			const bar = await boxOf(page, ".navigation-bar");
			const machine = await boxOf(page, ".hero .still");
			expect(machine.top, `the machine's top, below the bar, ${at}`).toBeGreaterThan(bar.bottom + 8);
			expect(machine.bottom, `the machine's bottom, ${at}`).toBeLessThan(height);
			expect(machine.right, `the machine's right side, ${at}`).toBeLessThan(width);
			const { right } = await boxOf(page, "role=heading[level=1]");
			expect(machine.left, `the machine's left side, beside the headline, ${at}`).toBeGreaterThan(right);
		}
	});
});

it("the navigation bar leaves a low window to the page, as at 400% zoom", async () => {
	const { page } = await visit("/", { viewport: { width: 640, height: 256 } });
	await page.evaluate(() => scrollTo({ top: 1000, behavior: "instant" }));
	expect((await boxOf(page, ".navigation-bar")).bottom, "the bar's bottom").toBeLessThan(0);
});

it("the footer is at the bottom of a window that is taller than its page", async () => {
	const { page } = await visit("/partners/", { viewport: { width: 1280, height: 3000 } });
	expect((await boxOf(page, "role=contentinfo")).bottom, "the footer's bottom").toBeCloseTo(3001, 0);
});
