import type { Page } from "playwright";
import { describe, expect, it } from "vitest";
import { all, files, pageOf, textOf } from "../site.ts";
import { focusedStop } from "./reading.ts";
import { frames, visit } from "./visit.ts";

const menu = (page: Page) => page.getByRole("button", { name: "Menu" });
const drawer = (page: Page) => page.getByRole("dialog", { name: "Navigation" });
const focusedName = (page: Page) =>
	page.evaluate(
		() => document.activeElement?.getAttribute("aria-label") ?? document.activeElement?.textContent,
	);
const links = all("/", "dialog a").map(textOf);

/**
 * The site as a browser of 2023 sees it: without the attributes that it ignores. From Baseline 2024 and later, the site
 * uses `popover` with the attributes of its buttons, and `name` on `details`.
 */
const siteOf2023 = new Map(
	[...files].map(([file, contents]) => {
		const text = file.endsWith(".html") ? String(contents) : undefined;
		const older = text?.replace(/ popover\w*="[^"]*"/gi, "").replace(/(<details[^>]*) name="[^"]*"/g, "$1");
		return [file, older ?? contents] as const;
	}),
);

describe.each([
	["with script", {}],
	["without script", { javaScriptEnabled: false }],
	["in a browser of 2023", { site: siteOf2023 }],
] as const)("the drawer, %s", (_, options) => {
	it("closes with its button, Escape or a click outside, but not with a click inside", async () => {
		const { page } = await visit("/partners/", options);
		for (const dismiss of [
			() => page.getByRole("button", { name: "Close navigation" }).click(),
			() => page.keyboard.press("Escape"),
			() => page.mouse.click(100, 400),
		]) {
			await menu(page).click();
			await page.mouse.click(1200, 700);
			expect(await drawer(page).isVisible()).toBe(true);
			await dismiss();
			expect(await drawer(page).isVisible()).toBe(false);
			// When a click elsewhere closes a popover, the focus goes to what was clicked.
			if (!("javaScriptEnabled" in options)) expect(await focusedName(page)).toBe("Menu");
		}
	});
});

describe("the drawer", () => {
	it("is 320 px wide and as tall as the window, and moves nothing when it opens", async () => {
		const { page } = await visit("/");
		const parts = page.locator("header :is(a, button), main :is(h1, h2, p), footer");
		const places = () =>
			parts.evaluateAll((all) =>
				all.map((part) => {
					const { x, y, width, height } = part.getBoundingClientRect();
					return `"${part.textContent?.slice(0, 20)}" at ${[x, y, width, height]}`;
				}),
			);
		expect(await page.evaluate(() => document.documentElement.clientWidth)).toBeLessThan(1280);
		await page.evaluate(() => scrollTo(0, 500));
		const before = await places();
		await menu(page).click();
		expect(await places()).toEqual(before);
		expect(await page.locator(".navigation-bar").boundingBox()).toMatchObject({ y: 0, height: 64 });
		expect(await drawer(page).boundingBox()).toEqual({ x: 960, y: 0, width: 320, height: 720 });
	});

	it("stays open when the script arrives", async () => {
		const { page, sendLate } = await visit(pageOf("product").path, { late: "**/*.js" });
		await menu(page).click();
		sendLate();
		await page.waitForFunction(() => document.querySelector("dialog:modal"));
		expect(await drawer(page).isVisible()).toBe(true);
	});

	it("traps the focus, and makes the page behind it dark, inert and unscrollable", async () => {
		const { page } = await visit("/");
		await menu(page).focus();
		await page.keyboard.press("Enter");
		expect(await focusedName(page)).toBe("Close navigation");
		const seen = new Set<unknown>();
		for (let press = 0; press < 3 * links.length; press++) {
			await page.keyboard.press("Tab");
			expect(await page.locator(":focus:not(dialog *)").count()).toBe(0);
			const [name, stop] = [await focusedName(page), await focusedStop(page)];
			// Between the last link and the first, the focus is in the browser's own bars.
			if (stop) expect(stop, `the focus on "${name}"`).toMatchObject({ hasRing: true, ringCutBy: [] });
			seen.add(name);
		}
		expect([...seen]).toEqual(expect.arrayContaining(links));

		const shade = await drawer(page).evaluate(
			(dialog) => getComputedStyle(dialog, "::backdrop").backgroundColor,
		);
		expect(shade).toMatch(/, 0\.[4-9]\d*\)$/);
		const top = await page.evaluate(() => scrollY);
		await page.mouse.move(200, 400);
		await page.mouse.wheel(0, 600);
		// Chromium scrolls in the frame after it has told the page of the wheel.
		await frames(page, 10);
		expect(await page.evaluate(() => scrollY)).toBe(top);
		// It scrolls itself, on a phone held sideways.
		await page.setViewportSize({ width: 667, height: 300 });
		await page.mouse.move(500, 150);
		await page.mouse.wheel(0, 2000);
		const last = drawer(page).getByRole("link").last();
		await expect.poll(async () => (await last.boundingBox())?.y).toBeLessThan(260);
		const focused = await focusedName(page);
		await page.getByRole("main").locator("a").first().focus();
		expect(await focusedName(page)).toBe(focused);
	});
});
