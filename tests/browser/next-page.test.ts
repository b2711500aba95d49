import { afterAll, beforeAll, expect, it, onTestFinished } from "vitest";
import { files, pageOf, textOfFile } from "../site.ts";
import { browser } from "./visit.ts";
import { startWebServer, type WebServer } from "./web-server.ts";

let server: WebServer;

beforeAll(async () => {
	server = await startWebServer(files);
});
afterAll(() => server[Symbol.asyncDispose]());

/** Opens a page until the test ends, in its own browser, because cached files and pages would change the result. */
async function visit(path: string, reducedMotion: "reduce" | "no-preference" = "reduce") {
	const context = await browser.newContext({ reducedMotion });
	onTestFinished(() => context.close());
	const page = await context.newPage();
	server.takeRequests();
	await page.goto(server.origin + path);
	return {
		page,
		/** Paths requested since the last call, with the purpose of prefetches. */
		taken: () =>
			server
				.takeRequests()
				.filter(({ address }) => !address.endsWith("/favicon.svg"))
				.map(({ address, purpose }) => [new URL(address).pathname, ...(purpose ? [purpose] : [])].join(" ")),
	};
}

const [home, list, product] = ["/", pageOf("list").path, pageOf("product").path];

it("only the next page is prefetched, when the pointer rests on its link", async () => {
	const { page, taken } = await visit(home);
	taken();
	await page.getByRole("link", { name: "Find your machine" }).hover();
	// Chromium prefetches the page of a link after the pointer has rested on it for 200 ms.
	await page.waitForTimeout(400);
	const link = page.getByRole("contentinfo").locator(`a[href="${product}"]`);
	await link.hover();
	await expect.poll(taken).toEqual([`${product} prefetch`]);
	await link.click();
	await page.waitForURL(`**${product}`);
	expect(taken()).toEqual([]);
});

it.each(["404.html", "500.html", "products/404.html"])("%s prefetches no next page", (file) => {
	expect(textOfFile(file)).not.toContain("speculationrules");
});

it.each([home, product])("the way back to %s is instant, with its drawer closed", async (path) => {
	const { page, taken } = await visit(path, "no-preference");
	await page.evaluate(() => {
		addEventListener("pageshow", ({ persisted }) => {
			const isShown = document.querySelector("dialog")?.checkVisibility();
			document.documentElement.dataset.kept = persisted
				? `with its drawer ${isShown ? "shown" : "closed"}`
				: "";
		});
	});
	// A pointer would rest on a link of the drawer, whose page is then prefetched.
	await page.getByRole("button", { name: "Menu" }).press("Enter");
	expect(taken().filter((request) => !request.startsWith("/assets/"))).toEqual([path]);
	// A link in the drawer closes it, but a bookmark does not.
	await page.evaluate((bookmark) => location.assign(bookmark), list);
	await page.waitForURL(`**${list}`);
	await page.evaluate(() => history.back());
	const kept = () => page.evaluate(() => document.documentElement.dataset.kept).catch(() => "");
	await expect.poll(kept).toBe("with its drawer closed");
});

it.each([
	["moves its machine, and nothing else", home, `.machine-sheet a[href="${product}"]`, "no-preference"],
	["moves nothing to a machine on a list", home, `.machine-sheet a[href^="${list}#"]`, "no-preference"],
	["moves nothing with reduced motion", home, `.machine-sheet a[href="${product}"]`, "reduce"],
	["moves nothing without a machine on both pages", list, `footer a[href="${product}"]`, "no-preference"],
] as const)("A link to the next page %s", async (_, path, selector, motion) => {
	const { page, taken } = await visit(path, motion);
	await page.addInitScript(() => {
		addEventListener("pagereveal", async (event) => {
			// On a busy computer, the script may show the button after the first frame.
			for (const key of document.querySelectorAll<HTMLElement>("[data-run]")) key.hidden = false;
			await event.viewTransition?.ready;
			const above = ["navigation-bar", "video-bar", "run-button"].map(
				(name) => getComputedStyle(document.documentElement, `::view-transition-group(${name})`).zIndex,
			);
			document.documentElement.dataset.above = `${above}`;
			document.documentElement.dataset.moving = document
				.getAnimations()
				.map(({ effect }) => (effect instanceof KeyframeEffect && effect.pseudoElement) || "")
				.filter((name) => name.startsWith("::view-transition-group"))
				.join(" ");
		});
	});
	const link = page.locator(selector).first();
	const names = await link
		.locator("svg")
		.evaluateAll((drawings) => drawings.map((drawing) => getComputedStyle(drawing).viewTransitionName));
	await link.hover();
	// A machine that is still fading in has no place to move from.
	const opacity = () =>
		link.evaluate((inner) => getComputedStyle(inner.closest(".stagger > *") ?? inner).opacity);
	await expect.poll(opacity).toBe("1");
	// A page that arrives late may be painted before its machine is there.
	await expect.poll(taken).toContainEqual(expect.stringContaining(" prefetch"));
	await link.click();
	await page.waitForURL((url) => url.pathname !== path);
	const moved = () => page.evaluate(() => document.documentElement.dataset.moving);
	const isMoved = motion !== "reduce" && !selector.includes("#");
	const moving = isMoved ? names.map((name) => `::view-transition-group(${name})`).join() : "";
	await expect.poll(moved).toBe(moving);
	if (moving === "") return;
	// What a machine passes under on the page, it also passes under on its way: the bar is above the title and the key.
	const above = () => page.evaluate(() => document.documentElement.dataset.above);
	expect(await above()).toBe("2,1,1");
});
