import type { Page, Request } from "playwright";
import { describe, expect, it } from "vitest";
import {
	autoplayAddress,
	playerFeatures,
	playerHost,
	playerName,
	watchAddress,
} from "../../content/schema/player.ts";
import { videoIdsOn } from "../player.ts";
import { pageOf, siteUrl } from "../site.ts";
import { visit } from "./visit.ts";

const [list, product] = [pageOf("list").path, pageOf("product").path];
const play = (page: Page) => page.getByRole("link", { name: "Play the" }).first();
const close = (page: Page) => page.getByRole("button", { name: "Close video" });
const player = (page: Page) => page.getByTitle("demo video");
/** The addresses that the page's frames show. */
const shown = (page: Page) =>
	page
		.frames()
		.slice(1)
		.map((frame) => frame.url());
const address = expect.toBeOneOf([list, product].flatMap(videoIdsOn).map(autoplayAddress));
/** The addresses of requests to the player's host. */
const addressesOf = (requests: readonly Request[]) => requests.map((request) => request.url());

describe.each([
	["with script", {}],
	["without script", { javaScriptEnabled: false }],
] as const)("a video, %s,", (_, options) => {
	it("plays in the page when its link is clicked, and nothing is loaded before", async () => {
		const { page, requestsTo } = await visit(list, options);
		expect(addressesOf(requestsTo(playerHost))).toEqual([]);
		await play(page).click();
		await expect.poll(() => shown(page)).toContainEqual(address);
		expect(addressesOf(requestsTo(playerHost))).toEqual([address]);
		expect((await requestsTo(playerHost)[0]?.allHeaders())?.referer).toBe(`${siteUrl}/`);
		expect(page.url()).toBe(siteUrl + list);
	});

	it("plays exactly in place of its poster, and moves nothing", async () => {
		const { page } = await visit(product, { ...options, viewport: { width: 1440, height: 800 } });
		const poster = await page.locator(".video__poster").boundingBox();
		const { height } = (await page.locator("figure").boundingBox()) ?? {};
		await play(page).press("Enter");
		await expect.poll(() => shown(page)).toEqual([address]);
		expect(await player(page).boundingBox()).toEqual(poster);
		expect((await page.locator("figure").boundingBox())?.height).toBe(height);
	});

	it("leaves the page as it was on the way back", async () => {
		const { page } = await visit("/", options);
		await page.goto(siteUrl + product);
		await play(page).click();
		await expect.poll(() => shown(page)).toEqual([address]);
		await page.goBack();
		expect(page.url()).toBe(`${siteUrl}/`);
	});

	it("does not play because an address or a search leads to its words", async () => {
		const { page, requestsTo } = await visit(`${product}#:~:text=Play%20the&text=Watch%20on`, options);
		await page.getByText("Watch on").waitFor();
		expect(addressesOf(requestsTo(playerHost))).toEqual([]);
		// A search opens these, too.
		expect(await page.locator("details, [hidden=until-found]").count()).toBe(0);
	});

	it("prints its poster, its caption and the address, but no player", async () => {
		const { page } = await visit(product, options);
		await play(page).click();
		await expect.poll(() => shown(page)).toEqual([address]);
		await page.emulateMedia({ media: "print" });
		await page.getByRole("img").waitFor();
		await page.getByText("Illustration of the machine type").waitFor();
		const [printed = ""] = videoIdsOn(product).map(watchAddress);
		await page
			.getByRole("link", { name: `Watch on ${playerName}` })
			.and(page.getByRole("link", { name: printed }))
			.waitFor();
		expect(await player(page).isVisible()).toBe(false);
	});
});

describe("a video", () => {
	it("plays in its own proportions on a phone, right above the bar", async () => {
		const { page } = await visit(product, { viewport: { width: 390, height: 800 } });
		await play(page).press("Enter");
		await expect.poll(() => shown(page)).toEqual([address]);
		const { width = 0, height = 0, y = 0 } = (await player(page).boundingBox()) ?? {};
		expect(width / height).toBeCloseTo(16 / 9);
		const bar = await page.getByRole("button", { name: "Close video" }).boundingBox();
		expect(bar?.y).toBeCloseTo(y + height, 0);
	});

	it("may play by itself, with sound, and fill the screen", async () => {
		const { page } = await visit(product);
		await play(page).click();
		await expect.poll(() => shown(page)).toEqual([address]);
		const allowed = "document.featurePolicy.allowedFeatures()";
		const features = ["autoplay", "fullscreen", ...playerFeatures];
		expect(await page.frames()[1]?.evaluate(allowed)).toEqual(expect.arrayContaining(features));
	});

	it("plays once and stays open after a double click", async () => {
		const { page, requestsTo } = await visit(product);
		await play(page).dblclick();
		await close(page).waitFor();
		await expect.poll(() => shown(page)).toEqual([address]);
		expect(addressesOf(requestsTo(playerHost))).toHaveLength(1);
	});

	it("hides what it covers until it is closed, and gives the focus back", async () => {
		const { page } = await visit(product);
		const covered = [
			page.getByRole("button", { name: "Run" }),
			page.getByRole("img"),
			page.getByText("Illustration of the machine type"),
			play(page),
		];
		const seen = () => Promise.all(covered.map((part) => part.isVisible()));
		expect(await seen()).toEqual([true, true, true, true]);
		await play(page).click();
		expect(await seen()).toEqual([false, false, false, false]);
		await page.keyboard.press("Enter");
		await expect.poll(() => shown(page)).toEqual([]);
		expect(await seen()).toEqual([true, true, true, true]);
		expect(await play(page).evaluate((link) => link.matches(":focus"))).toBe(true);
	});

	it("is closed by another one", async () => {
		const { page } = await visit(list);
		const second = page.getByRole("link", { name: "Play the" }).nth(1);
		await second.click();
		await play(page).click();
		await expect.poll(() => shown(page)).toEqual([address]);
		expect(await page.locator("article").first().locator("iframe").count()).toBe(1);
	});

	it("opens in another tab if the script does not arrive", async () => {
		const { page } = await visit(product, { late: "**/*.js" });
		const opened = page.context().waitForEvent("page");
		await play(page).click();
		const tab = await opened;
		await expect.poll(() => tab.url()).toEqual(address);
	});

	it("does not open in the page for a click with a modifier key", async () => {
		const { page } = await visit(product);
		// Chromium's headless shell sometimes crashes when such a click opens a tab, so none does.
		await page.evaluate(() => addEventListener("click", (event) => event.preventDefault()));
		for (const key of ["Control", "Meta", "Shift", "Alt"] as const) {
			await play(page).click({ modifiers: [key] });
			expect(shown(page)).toEqual([]);
			expect(await close(page).count()).toBe(0);
		}
	});

	it("loads nothing from a page that was saved while it played", async () => {
		const { page, requestsTo } = await visit(product);
		await play(page).click();
		await expect.poll(() => shown(page)).toEqual([address]);
		const body = await page.content();
		const saved = await page.context().newPage();
		await saved.route("https://saved.example/", (route) => route.fulfill({ contentType: "text/html", body }));
		await saved.goto("https://saved.example/");
		await player(saved).waitFor();
		expect(addressesOf(requestsTo(playerHost))).toHaveLength(1);
	});
});
