import type { Page } from "playwright";
import { describe, expect, it } from "vitest";
import { atLeastOne } from "../at-least-one.ts";
import { all, pageOf, textOf } from "../site.ts";
import { focusedStop } from "./reading.ts";
import { visit } from "./visit.ts";

const menu = (page: Page) => page.getByRole("button", { name: "Menu" });
const drawer = (page: Page) => page.getByRole("dialog", { name: "Navigation" });
const focusedName = (page: Page) =>
	page.evaluate(
		() => document.activeElement?.getAttribute("aria-label") ?? document.activeElement?.textContent,
	);
const links = atLeastOne(all("/", "dialog a"), "links in the drawer").map(textOf);

describe.each([
	["with script", {}],
	["without script", { javaScriptEnabled: false }],
])("the drawer, %s,", (_, options) => {
	it("closes by its button, Escape, and a click beside it", async () => {
		const { page } = await visit("/partners/", options);
		for (const [name, dismiss] of [
			["its button", () => page.getByRole("button", { name: "Close navigation" }).click()],
			["Escape", () => page.keyboard.press("Escape")],
			["a click beside it", () => page.mouse.click(100, 400)],
		] as const) {
			await menu(page).click();
			await page.getByRole("heading", { name: "Navigation" }).click();
			expect(await drawer(page).isVisible(), "open after a click inside").toBe(true);
			await dismiss();
			await expect.poll(() => drawer(page).isVisible(), { message: `open after ${name}` }).toBe(false);
			// When a click elsewhere closes a popover, the focus goes to what was clicked.
			if ("javaScriptEnabled" in options) continue;
			expect(await focusedName(page), `what has the focus after ${name}`).toBe("Menu");
		}
	});
});

describe("the open drawer", () => {
	async function openDrawer() {
		const { page } = await visit(pageOf("product").path);
		await menu(page).press("Enter");
		await drawer(page).waitFor();
		return page;
	}

	it("moves nothing of the page, whose scroll bar it hides", async () => {
		const { page } = await visit(pageOf("product").path);
		const places = () =>
			page.locator("header :is(a, button), main :is(h1, h2, p), footer").evaluateAll((parts) =>
				parts.map((part) => {
					const { x, y } = part.getBoundingClientRect();
					return `"${part.textContent?.slice(0, 20)}" at ${x}, ${y}`;
				}),
			);
		expect(await page.evaluate(() => innerWidth - document.documentElement.clientWidth)).toBeGreaterThan(0);
		await page.evaluate(() => scrollTo(0, 500));
		const before = await places();
		await menu(page).click();
		await drawer(page).waitFor();
		expect(await places()).toEqual(before);
	});

	it("returns the focus to its button, even if that had none, as after a click in Safari", async () => {
		const { page } = await visit(pageOf("product").path);
		await menu(page).evaluate((button: HTMLElement) => button.click());
		await drawer(page).waitFor();
		await page.keyboard.press("Escape");
		await expect.poll(() => focusedName(page)).toBe("Menu");
	});

	it("is closed on a page that a visitor returns to", async () => {
		const page = await openDrawer();
		await page.evaluate(() => dispatchEvent(new PageTransitionEvent("pagehide", { persisted: true })));
		expect(await drawer(page).isVisible()).toBe(false);
	});

	it("marks the page that is open, in forced colors, too", async () => {
		const { page } = await visit("/partners/", { forcedColors: "active" });
		await menu(page).click();
		const lines = drawer(page)
			.getByRole("link")
			.evaluateAll((all) =>
				all.map((link) => [link.textContent, getComputedStyle(link).borderInlineStartWidth !== "0px"]),
			);
		expect((await lines).filter(([, isMarked]) => isMarked)).toEqual([["Partners", true]]);
	});

	it("stays open when the script arrives", async () => {
		const { page, sendLate } = await visit(pageOf("product").path, { late: "**/*.js" });
		await menu(page).click();
		await drawer(page).waitFor();
		sendLate();
		await page.waitForFunction(() => document.querySelector("dialog:modal"));
	});

	it("keeps the focus, and shows it on each of its links", async () => {
		const page = await openDrawer();
		expect(await focusedName(page)).toBe("Close navigation");
		const seen = new Set<unknown>();
		for (let press = 0; press < 2 * links.length + 4; press++) {
			await page.keyboard.press("Tab");
			const stop = await focusedStop(page);
			const name = stop?.name;
			expect(await page.locator(":focus:not(dialog *)").count(), `the focus is on "${name}"`).toBe(0);
			// Between the last link and the first, the focus is in the browser's own bars.
			if (stop) expect(stop, `the focus on "${name}"`).toMatchObject({ hasRing: true });
			seen.add(name);
		}
		expect([...seen]).toEqual(expect.arrayContaining(links));
	});

	it("keeps the page behind it from scrolling, and scrolls itself in a low window", async () => {
		const page = await openDrawer();
		await page.setViewportSize({ width: 667, height: 300 });
		await page.mouse.move(100, 150);
		await page.mouse.wheel(0, 600);
		await page.mouse.move(500, 150);
		await page.mouse.wheel(0, 2000);
		const last = drawer(page).getByRole("link").last();
		await expect.poll(async () => (await last.boundingBox())?.y).toBeLessThan(260);
		expect(await page.evaluate(() => scrollY)).toBe(0);
	});
});
