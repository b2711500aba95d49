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

	it("loads its player when it is opened, with the Referer that the player needs, and stops it when it is closed or another one opens", async () => {
		const { page, elsewhere } = await visit(list);
		const players = () => page.frames().filter((frame) => frame.url().startsWith(playerHost)).length;
		const videos = page.getByRole("group");
		const first = await page.getByTitle("demo video").first().elementHandle();
		expect(elsewhere).toEqual([]);
		await videos.nth(0).getByText("Play the").click();
		await expect.poll(players).toBe(1);
		expect(await first?.evaluate((player) => player.isConnected), "it is replaced").toBe(true);
		const address = await page.getByTitle("demo video").first().getAttribute("src");
		expect(address).toMatch(/^https:\/\/www\.youtube-nocookie\.com\/embed\/[\w-]+\?autoplay=1&rel=0$/);
		expect(elsewhere.map(({ url, headers }) => [url, headers.referer])).toEqual([[address, `${siteUrl}/`]]);
		await page.getByText("Close video").first().click();
		await expect.poll(players).toBe(0);
		await videos.nth(0).getByText("Play the").click();
		await expect.poll(() => elsewhere.length).toBe(2);
		// By keyboard, because after scrolling, a click may still reach the first player, which is another process.
		await videos.nth(1).locator("summary").press("Enter");
		await expect.poll(() => page.getByText("Close video").filter({ visible: true }).count()).toBe(1);
		expect(await videos.nth(1).getAttribute("open")).toBe("");
		await expect.poll(players).toBe(1);
	});

	it.each([390, 1440])(
		"opens exactly in place of the poster, and nothing moves, %d px wide",
		async (width) => {
			const { page } = await visit(list, { viewport: { width, height: 800 } });
			const parts = page.locator("main :is(article, h2, p, figure, details, summary, figcaption)");
			const places = () =>
				parts.evaluateAll((all) => all.map((part): unknown => part.getBoundingClientRect().toJSON()));
			await page.locator("summary").first().focus();
			const poster = await page.locator(".video__poster").first().boundingBox();
			const before = await places();
			await page.keyboard.press("Enter");
			expect(await page.getByRole("group").first().getAttribute("open")).toBe("");
			expect(await places()).toEqual(before);
			expect(await page.getByTitle("demo video").first().boundingBox()).toEqual(poster);
		},
	);
});

it("An open video fits between the sticky bar and the bottom of a low window", async () => {
	const { page } = await visit(pageOf("product").path);
	await page.getByText("Play the").click();
	for (const height of [375, 700]) {
		await page.setViewportSize({ width: 667, height });
		const box = await page.getByRole("group").boundingBox();
		expect(box?.width).toBeGreaterThan(400);
		expect((box?.height ?? height) + 64).toBeLessThanOrEqual(height + 4);
	}
});
