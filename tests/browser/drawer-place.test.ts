import type { Page } from "playwright";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { siteUrl } from "../site.ts";
import { openBrowser } from "./visit.ts";

const visit = openBrowser();

const menu = (page: Page) => page.getByRole("button", { name: "Menu" });
const drawer = (page: Page) => page.getByRole("dialog", { name: "Navigation" });

/** Where the page's parts are in the window. */
function places(page: Page): Promise<readonly string[]> {
	return page
		.locator("header a, .navigation-bar__menu, main h1, main h2, main p, .footer")
		.evaluateAll((elements) =>
			elements.map((element) => {
				const { x, y, width, height } = element.getBoundingClientRect();
				return [element.className || element.localName, x, y, width, height].join(" ");
			}),
		);
}

describe("the drawer, where a scroll bar takes room", () => {
	it.each(["light", "dark"] as const)(
		"reaches the window's edge, and nothing moves, in the %s scheme",
		async (colorScheme) => {
			await using visitor = await visit("/", { viewport: { width: 1280, height: 720 }, colorScheme });
			const { page } = visitor;
			expect(await page.evaluate(() => document.documentElement.clientWidth)).toBeLessThan(1280);
			await page.evaluate(() => scrollTo(0, 500));
			const before = await places(page);
			await menu(page).click();
			expect(await places(page)).toEqual(before);
			const box = await drawer(page).boundingBox();
			expect([box?.width, (box?.x ?? 0) + 320]).toEqual([320, 1280]);
		},
	);

	it("stays open when the script arrives, with the focus where it was", async () => {
		await using visitor = await visit("/");
		const { page } = visitor;
		let release = () => {};
		const released = new Promise<void>((resolve) => {
			release = resolve;
		});
		await page.route("**/*.js", async (route) => {
			await released;
			await route.fallback();
		});
		await page.goto(`${siteUrl}/products/x1/`, { waitUntil: "commit" });
		await menu(page).click();
		await drawer(page).getByRole("link", { name: "Partners" }).focus();
		release();
		await page.waitForFunction(() => !document.querySelector("dialog")?.hasAttribute("popover"));
		expect(await drawer(page).isVisible()).toBe(true);
		expect(await drawer(page).evaluate((dialog) => dialog.matches(":modal"))).toBe(true);
		expect(await page.evaluate(() => document.activeElement?.textContent)).toBe("Partners");
		await page.keyboard.press("Escape");
		expect(await drawer(page).isVisible()).toBe(false);
	});

	it("has the cross of its key in forced colours", async () => {
		await using visitor = await visit("/", { forcedColors: "active" });
		const { page } = visitor;
		await menu(page).click();
		const key = await page.locator("[data-closes-drawer]").screenshot();
		const inside = { left: 12, top: 12, width: 20, height: 20 };
		const { data } = await sharp(key).extract(inside).greyscale().raw().toBuffer({ resolveWithObject: true });
		expect(Math.max(...data) - Math.min(...data)).toBeGreaterThan(200);
	});
});

it("Tabbing back from Menu to the logo leaves the page where it is", async () => {
	await using visitor = await visit("/");
	const { page } = visitor;
	await page.evaluate(() => scrollTo(0, 2000));
	await menu(page).evaluate((button) => button.focus({ preventScroll: true }));
	await page.keyboard.press("Shift+Tab");
	expect(await page.evaluate(() => document.activeElement?.className)).toBe("logo");
	expect(await page.evaluate(() => scrollY)).toBe(2000);
});

it("Tabbing back through the page leaves no link behind the sticky bar", async () => {
	await using visitor = await visit("/");
	const { page } = visitor;
	await page.locator(".footer a").first().focus();
	for (let press = 0; press < 12; press++) {
		await page.keyboard.press("Shift+Tab");
		const top = await page.evaluate(() => document.activeElement?.getBoundingClientRect().top ?? 0);
		expect(top).toBeGreaterThanOrEqual(64);
	}
});
