import { describe, expect, it } from "vitest";
import { textOf } from "../../content/model/placeholder.ts";
import { routes } from "../../content/model/routes.ts";
import { drawerLinks } from "../../content/navigation.ts";
import { products } from "../../content/products.ts";
import { siteUrl } from "../site.ts";
import { openBrowser } from "./visit.ts";

const visit = openBrowser();
const noScript = { javaScriptEnabled: false };

describe("without script", () => {
	it.each(routes)("$path shows its heading, and all of its text can be seen", async ({ path, heading }) => {
		await using visitor = await visit(path, { ...noScript, reducedMotion: "no-preference" });
		const { page } = visitor;
		expect((await page.locator("h1").first().innerText()).replace(/\s+/g, " ")).toBe(heading);
		await page.waitForTimeout(1200);
		const hidden = await page
			.locator("main p, main li, main article")
			.evaluateAll(
				(elements) =>
					elements.filter((element) => element.checkVisibility() && getComputedStyle(element).opacity !== "1")
						.length,
			);
		expect(hidden).toBe(0);
	});

	it("the drawer opens from Menu, and a link of it leads to its page", async () => {
		await using visitor = await visit("/", noScript);
		const { page } = visitor;
		await page.getByRole("button", { name: "Menu" }).click();
		const links = page.getByRole("dialog", { name: "Navigation" }).getByRole("link");
		expect(await links.allInnerTexts()).toEqual(drawerLinks.map(({ label }) => label));
		await links.nth(3).click();
		expect(new URL(page.url()).pathname).toBe("/products/x1/");
		expect(await page.getByRole("dialog").count()).toBe(0);
	});

	it("the drawer closes by its button, by Escape and by a click beside it", async () => {
		await using visitor = await visit("/partners/", noScript);
		const { page } = visitor;
		const open = () => page.getByRole("button", { name: "Menu" }).click();
		const drawer = page.getByRole("dialog", { name: "Navigation" });
		await open();
		await page.getByRole("button", { name: "Close navigation" }).click();
		expect(await drawer.isVisible()).toBe(false);
		await open();
		await page.keyboard.press("Escape");
		expect(await drawer.isVisible()).toBe(false);
		await open();
		await page.mouse.click(100, 400);
		expect(await drawer.isVisible()).toBe(false);
	});

	it("a video asks no other host for anything until it is opened", async () => {
		await using visitor = await visit("/products/x1/", noScript);
		const { page, elsewhere } = visitor;
		expect(elsewhere).toEqual([]);
		await page.locator("summary").click();
		await page.waitForTimeout(300);
		expect(elsewhere).toEqual([]);
		await page.getByRole("link", { name: `Watch the ${products.x1.name} demo video` }).click();
		await page.waitForURL(/youtube/);
		expect(elsewhere.map(({ url, headers }) => [url, headers.referer])).toEqual([
			[`https://www.youtube-nocookie.com/embed/${textOf(products.x1.videoId)}`, `${siteUrl}/`],
		]);
	});
});
