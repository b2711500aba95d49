import { describe, expect, it } from "vitest";
import { playerHost } from "../../content/model/player.ts";
import { pageOf, siteUrl } from "../site.ts";
import { visit } from "./visit.ts";

const [list, product] = [pageOf("list").path, pageOf("product").path];

describe("a video", () => {
	it("opens with a double click, hides its poster's caption, and closes again", async () => {
		const { page } = await visit(product);
		const caption = page.getByText("Illustration of the machine type");
		expect(await caption.isVisible()).toBe(true);
		await page.getByText("Play the").dblclick();
		expect(await page.getByTitle("demo video").isVisible()).toBe(true);
		expect(await caption.isVisible()).toBe(false);
		// A third click right away would count as part of the double click.
		await page.locator("summary").press("Enter");
		expect(await page.getByTitle("demo video").isVisible()).toBe(false);
	});

	it("loads its player when it is opened, with the Referer that it needs", async () => {
		const { page, elsewhere } = await visit(list);
		expect(elsewhere).toEqual([]);
		await page.getByText("Play the").first().click();
		const address = await page.getByTitle("demo video").getAttribute("src");
		expect(address).toMatch(/^https:\/\/www\.youtube-nocookie\.com\/embed\/[\w-]+\?autoplay=1&rel=0$/);
		await expect
			.poll(() => elsewhere.map(({ url, headers }) => [url, headers.referer]))
			.toEqual([[address, `${siteUrl}/`]]);
	});

	it("stops when it is closed or another one opens", async () => {
		const { page } = await visit(list);
		const players = () => page.frames().filter((frame) => frame.url().startsWith(playerHost)).length;
		await page.getByText("Play the").first().click();
		await expect.poll(players).toBe(1);
		await page.getByText("Close video").first().click();
		await expect.poll(players).toBe(0);
		await page.getByText("Play the").first().click();
		await page.locator("summary").nth(1).press("Enter");
		await expect.poll(() => page.locator("details").nth(1).locator("iframe").count()).toBe(1);
		await expect.poll(players).toBe(1);
	});

	it.each([390, 1440])("opens exactly in place of the poster, %d px wide", async (width) => {
		const { page } = await visit(list, { viewport: { width, height: 800 } });
		await page.locator("summary").first().focus();
		const poster = await page.locator(".video__poster").first().boundingBox();
		await page.keyboard.press("Enter");
		expect(await page.getByTitle("demo video").boundingBox()).toEqual(poster);
	});

	it("links to its own page, which helps where a firewall blocks the player", async () => {
		const { page } = await visit(product);
		await page.getByText("Play the").click();
		const link = page.getByRole("link", { name: "Watch on YouTube" });
		expect(await link.getAttribute("href")).toMatch(/^https:\/\/www\.youtube\.com\/watch\?v=/);
	});

	it("fits between the sticky bar and the bottom of a low window", async () => {
		const { page } = await visit(product, { viewport: { width: 667, height: 600 } });
		await page.getByText("Play the").click();
		const [player, bar] = [page.getByTitle("demo video"), page.locator("summary")];
		const height = await bar.evaluate((element) => element.getBoundingClientRect().bottom);
		const top = (await player.boundingBox())?.y ?? 0;
		expect(height - top).toBeLessThanOrEqual(600 - 64);
	});
});
