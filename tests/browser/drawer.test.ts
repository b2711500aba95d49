import type { Page } from "playwright";
import { describe, expect, it } from "vitest";
import { all, pageOf } from "../site.ts";
import { visit } from "./visit.ts";

const menu = (page: Page) => page.getByRole("button", { name: "Menu" });
const drawer = (page: Page) => page.getByRole("dialog", { name: "Navigation" });
const focusedName = (page: Page) =>
	page.evaluate(
		() => document.activeElement?.getAttribute("aria-label") ?? document.activeElement?.textContent,
	);

/** The positions of the parts of a page in the window. */
function placesOf(page: Page): Promise<readonly string[]> {
	return page
		.locator("header a, .navigation-bar__menu, main :is(h1, h2, p), .footer")
		.evaluateAll((elements) =>
			elements.map((element) => {
				const { x, y, width, height } = element.getBoundingClientRect();
				return [element.className || element.localName, x, y, width, height].join(" ");
			}),
		);
}

describe("the drawer", () => {
	it("is 320 px wide and as high as the window, at its edge, and moves nothing when a scroll bar takes space", async () => {
		await using visitor = await visit("/", { viewport: { width: 1280, height: 720 } });
		const { page } = visitor;
		expect(await page.evaluate(() => document.documentElement.clientWidth)).toBeLessThan(1280);
		await page.evaluate(() => scrollTo(0, 500));
		const before = await placesOf(page);
		await menu(page).click();
		expect(await placesOf(page)).toEqual(before);
		expect(await drawer(page).boundingBox()).toEqual({ x: 960, y: 0, width: 320, height: 720 });
	});

	it("stays open when the script arrives, with the focus where it was", async () => {
		await using visitor = await visit(pageOf("product").path, { lateScript: true });
		const { page, sendScript } = visitor;
		await menu(page).click();
		const link = drawer(page).getByRole("link").last();
		await link.focus();
		sendScript();
		await page.waitForFunction(() => document.querySelector("dialog:modal"));
		expect(await drawer(page).isVisible()).toBe(true);
		expect(await focusedName(page)).toBe(await link.textContent());
		await page.keyboard.press("Escape");
		expect(await drawer(page).isVisible()).toBe(false);
	});

	it("opens by keyboard, takes the focus, keeps it, and gives it back on Escape", async () => {
		await using visitor = await visit("/");
		const { page } = visitor;
		await menu(page).focus();
		await page.keyboard.press("Enter");
		expect(await focusedName(page)).toBe("Close navigation");
		const seen = new Set<string>();
		const links = all("/", "dialog a").map(({ textContent }) => textContent);
		for (let press = 0; press < 3 * links.length; press++) {
			await page.keyboard.press("Tab");
			const inside = await page.evaluate(
				() => document.activeElement === document.body || document.activeElement?.closest("dialog") !== null,
			);
			expect(inside).toBe(true);
			seen.add((await focusedName(page)) ?? "");
		}
		expect([...seen]).toEqual(expect.arrayContaining(links));
		await page.keyboard.press("Escape");
		expect(await drawer(page).isVisible()).toBe(false);
		expect(await focusedName(page)).toBe("Menu");
	});

	it("closes by its button and by a click beside it, not by one in it, and gives the focus back", async () => {
		await using visitor = await visit("/");
		const { page } = visitor;
		await menu(page).click();
		await page.mouse.click(1200, 700);
		expect(await drawer(page).isVisible()).toBe(true);
		await page.mouse.click(100, 400);
		expect(await drawer(page).isVisible()).toBe(false);
		await menu(page).click();
		await page.getByRole("button", { name: "Close navigation" }).click();
		expect(await drawer(page).isVisible()).toBe(false);
		expect(await focusedName(page)).toBe("Menu");
	});

	it("closes by a link, including the current page's", async () => {
		await using visitor = await visit("/");
		const { page } = visitor;
		for (const path of ["/", pageOf("list").path]) {
			await menu(page).click();
			await drawer(page).locator(`a[href="${path}"]`).click();
			await page.waitForURL(`**${path}`);
			expect(await drawer(page).isVisible()).toBe(false);
		}
	});

	it("makes the page behind it inert and keeps it from scrolling", async () => {
		await using visitor = await visit("/");
		const { page } = visitor;
		await menu(page).click();
		const top = await page.evaluate(() => scrollY);
		await page.mouse.move(200, 400);
		await page.mouse.wheel(0, 600);
		await page.waitForTimeout(200);
		expect(await page.evaluate(() => scrollY)).toBe(top);
		await page.locator("main a").first().focus();
		expect(await focusedName(page)).toBe("Close navigation");
	});

	it("has its button in a bar that is 64 px high and sticks to the top", async () => {
		await using visitor = await visit("/");
		const { page } = visitor;
		const bar = page.locator(".navigation-bar");
		expect((await bar.boundingBox())?.height).toBe(64);
		await page.mouse.wheel(0, 1500);
		await page.waitForTimeout(200);
		expect((await bar.boundingBox())?.y).toBe(0);
	});
});
