import { describe, expect, it, vi } from "vitest";
import { keysOf } from "../../content/model/keys.ts";
import { textOf } from "../../content/model/placeholder.ts";
import { listPath, productPath } from "../../content/model/routes.ts";
import { productLists, products } from "../../content/products.ts";
import { siteUrl } from "../site.ts";
import { openBrowser } from "./visit.ts";

const visit = openBrowser();
const player = "https://www.youtube-nocookie.com/";
const paths = [...keysOf(productLists).map(listPath), ...keysOf(products).map(productPath)];

describe("a video", () => {
	it.each(paths)("on %s asks no other host for anything while the page is read to its end", async (path) => {
		await using visitor = await visit(path);
		const { page, elsewhere } = visitor;
		await page.mouse.wheel(0, 20_000);
		await page.waitForTimeout(300);
		expect(elsewhere).toEqual([]);
	});

	it("loads its player once when it is opened, with the Referer that the player demands", async () => {
		await using visitor = await visit("/products/robot-wrappers/");
		const { page, elsewhere } = visitor;
		await page.locator("summary").last().click();
		await page.waitForTimeout(500);
		const videoId = productLists["robot-wrappers"].items.at(-1)?.videoId ?? "";
		expect(elsewhere.map(({ url, headers }) => [url, headers.referer])).toEqual([
			[`${player}embed/${textOf(videoId)}?autoplay=1&rel=0`, `${siteUrl}/`],
		]);
	});

	it("opens by keyboard, and closes again", async () => {
		await using visitor = await visit("/products/x1/");
		const { page } = visitor;
		await page.locator("summary").focus();
		await page.keyboard.press("Enter");
		expect(await page.locator("iframe").isVisible()).toBe(true);
		await page.getByText("Close video").click();
		expect(await page.locator("iframe").isVisible()).toBe(false);
	});

	it("stops its player when it is closed, and loads it anew at the next opening", async () => {
		await using visitor = await visit("/products/x1/");
		const { page, elsewhere } = visitor;
		const players = () => page.frames().filter((frame) => frame.url().startsWith(player)).length;
		await page.locator("summary").click();
		await vi.waitFor(() => expect(players()).toBe(1));
		await page.getByText("Close video").click();
		await vi.waitFor(() => expect(players()).toBe(0));
		expect(elsewhere).toHaveLength(1);
		await page.locator("summary").click();
		await vi.waitFor(() => expect(players()).toBe(1));
		expect(elsewhere).toHaveLength(2);
	});

	it("is the only one that plays: opening another closes it", async () => {
		await using visitor = await visit("/products/automatic-wrappers/");
		const { page } = visitor;
		await page.locator("summary").nth(0).click();
		await page.locator("summary").nth(1).click();
		await vi.waitFor(async () => {
			expect(page.frames().filter((frame) => frame.url().startsWith(player))).toHaveLength(1);
			expect(await page.locator("details[open]").count()).toBe(1);
		});
	});

	it.each([390, 1440])("opens in the poster's exact place, and nothing moves, %d px wide", async (width) => {
		await using visitor = await visit("/products/robot-wrappers/", { viewport: { width, height: 800 } });
		const { page } = visitor;
		const places = () =>
			page.locator("main :is(article, h2, p, figure, details, summary, figcaption)").evaluateAll((elements) =>
				elements.map((element) => {
					const { x, y, width, height } = element.getBoundingClientRect();
					return [element.className || element.localName, x, y + scrollY, width, height].join(" ");
				}),
			);
		await page.locator("summary").first().focus();
		const poster = await page.locator(".video__poster").first().boundingBox();
		const before = await places();
		await page.keyboard.press("Enter");
		expect(await page.locator("details").first().getAttribute("open")).toBe("");
		expect(await places()).toEqual(before);
		expect(await page.locator("iframe").first().boundingBox()).toEqual(poster);
	});
});
