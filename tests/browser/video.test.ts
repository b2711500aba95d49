import type { Page } from "playwright";
import { describe, expect, it } from "vitest";
import { playerHost } from "../../content/schema/player.ts";
import { pageOf, siteUrl } from "../site.ts";
import { visit } from "./visit.ts";

const [list, product] = [pageOf("list").path, pageOf("product").path];
const play = (page: Page) => page.getByText("Play the").first();
const player = (page: Page) => page.getByTitle("demo video");

describe("a video", () => {
	it("opens with a double click, hides its poster's caption, and closes again", async () => {
		const { page } = await visit(product);
		const caption = page.getByText("Illustration of the machine type");
		await caption.waitFor();
		await play(page).dblclick();
		await player(page).waitFor();
		await caption.waitFor({ state: "hidden" });
		await page.emulateMedia({ media: "print" });
		await caption.waitFor();
		await page.emulateMedia({ media: "screen" });
		// A third click right away would count as part of the double click.
		await page.locator("summary").press("Enter");
		await player(page).waitFor({ state: "detached" });
	});

	it("loads its player when it is opened, with the Referer that it needs", async () => {
		const { page, elsewhere } = await visit(list);
		expect(elsewhere).toEqual([]);
		await play(page).click();
		await expect.poll(() => elsewhere.length).toBe(1);
		expect(elsewhere[0]?.url()).toMatch(`${playerHost}/embed/`);
		expect((await elsewhere[0]?.allHeaders())?.referer).toBe(`${siteUrl}/`);
	});

	it.each([390, 1440])("opens exactly in place of the poster, %i px wide", async (width) => {
		const { page } = await visit(list, { viewport: { width, height: 800 } });
		await page.locator("summary").first().focus();
		const poster = await page.locator(".video__poster").first().boundingBox();
		await page.keyboard.press("Enter");
		await expect.poll(() => player(page).boundingBox()).toEqual(poster);
	});

	it("links to its own page without script", async () => {
		const { page, elsewhere } = await visit(product, { javaScriptEnabled: false });
		await play(page).click();
		expect(elsewhere).toEqual([]);
		const link = page.getByRole("link", { name: "Watch on YouTube" });
		await link.click();
		await page.waitForURL(/^https:\/\/www\.youtube\.com\/watch\?v=/);
	});
});
