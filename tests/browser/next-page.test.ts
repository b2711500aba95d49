import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { pageOf, textOfFile } from "../site.ts";
import { visit } from "./visit.ts";
import { startWebServer, type WebServer } from "./web-server.ts";

let server: WebServer;

beforeAll(async () => {
	server = await startWebServer();
});
afterAll(() => server[Symbol.asyncDispose]());

const [home, list, product] = ["/", pageOf("list").path, pageOf("product").path];

/** Opens a page from a server, because a prefetch and the browser's caches need one. */
async function visitServed(path: string, reducedMotion: "reduce" | "no-preference" = "no-preference") {
	server.takeRequests();
	const { page } = await visit(server.origin + path, { reducedMotion });
	/** The pages requested since the last call, with the purpose of prefetches. */
	const takePageRequests = () =>
		server.takeRequests().filter((request) => !/^\/(?:assets\/|favicon|reports)/.test(request));
	return { page, takePageRequests };
}

describe("the next page", () => {
	it("is prefetched when the pointer rests on its link", async () => {
		const { page, takePageRequests } = await visitServed(home);
		expect(takePageRequests()).toEqual([home]);
		const link = page.getByRole("contentinfo").locator(`a[href="${product}"]`);
		await link.hover();
		await expect.poll(takePageRequests).toEqual([`${product} prefetch`]);
		await link.click();
		await page.waitForURL(`**${product}`);
		expect(takePageRequests()).toEqual([]);
	});

	it("is not prefetched from a page for errors", () => {
		const files = ["index.html", "404.html", "500.html", "products/404.html"];
		const prefetching = files.filter((file) => textOfFile(file).includes("speculationrules"));
		expect(prefetching).toEqual(["index.html"]);
	});
});

describe("a link to the next page", () => {
	// A busy browser may paint the page before it has parsed its machine, which then does not move.
	const busy = { retry: 5 };
	it.each([
		["its machine", home, `a:has(svg)[href="${product}"]`, "no-preference", true],
		["nothing to a machine on a list", home, `a:has(svg)[href^="${list}#"]`, "no-preference", false],
		["nothing with reduced motion", home, `a:has(svg)[href="${product}"]`, "reduce", false],
		["nothing else", list, `footer a[href="${product}"]`, "no-preference", false],
	] as const)("moves %s", busy, async (_, path, selector, motion, isMoving) => {
		const { page, takePageRequests } = await visitServed(path, motion);
		await page.addInitScript(() => {
			addEventListener("pagereveal", async ({ viewTransition }) => {
				await viewTransition?.ready;
				const moving = document
					.getAnimations()
					.map(({ effect }) => (effect instanceof KeyframeEffect && effect.pseudoElement) || "")
					.filter((name) => name.startsWith("::view-transition-group"));
				performance.mark(`moving: ${moving}`);
			});
		});
		const link = page.locator(selector).first();
		await link.hover();
		// A machine that is still fading in has no place to move from.
		const opacity = () =>
			link.evaluate((inner) => getComputedStyle(inner.closest("[data-stagger] > *") ?? inner).opacity);
		await expect.poll(opacity).toBe("1");
		await expect.poll(takePageRequests).toContainEqual(expect.stringContaining(" prefetch"));
		await link.click();
		await page.waitForURL((url) => url.pathname !== path);
		const marks = () =>
			page.evaluate(() => {
				const names = performance.getEntriesByType("mark").map(({ name }) => name);
				return names.filter((name) => name.startsWith("moving: "));
			});
		await expect.poll(marks).toHaveLength(1);
		const group = expect.stringMatching(/^moving: ::view-transition-group\([\w-]+\)$/);
		expect(await marks()).toEqual([isMoving ? group : "moving: "]);
	});
});
