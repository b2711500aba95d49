import { afterAll, beforeAll, describe, expect, it, onTestFinished } from "vitest";
import { all, files, pageOf } from "../site.ts";
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

describe("the next page", () => {
	it("alone is prefetched when the pointer rests on its link, and a click then requests nothing", async () => {
		const { page, taken } = await visit(home);
		taken();
		const link = page.locator(`footer a[href="${product}"]`);
		await link.hover();
		await expect.poll(taken).toEqual([`${product} prefetch`]);
		await link.click();
		await page.waitForURL(`**${product}`);
		expect(taken()).toEqual([]);
	});

	it("is not prefetched when the pointer rests on a link within the same page", async () => {
		const { page, taken } = await visit(home);
		taken();
		await page.locator('main a[href^="#"]').first().hover();
		// It would take 200 ms. The next link's request comes first, which proves that there is none.
		await page.waitForTimeout(400);
		await page.locator(`footer a[href="${product}"]`).hover();
		await expect.poll(taken).toEqual([`${product} prefetch`]);
	});

	it("is not prefetched on error pages", () => {
		for (const page of ["404.html", "500.html", "products/404.html"]) {
			expect(files.get(page)).not.toContain("speculationrules");
		}
	});
});

describe("the way back", () => {
	it.each([home, product])(
		"to %s, which prefetched nothing, is instant: the browser kept the page, with its drawer closed",
		async (path) => {
			const { page, taken } = await visit(path);
			await page.evaluate(() => {
				addEventListener("pageshow", ({ persisted }) => {
					document.documentElement.dataset.kept = `${persisted}`;
				});
			});
			// A pointer would rest on a link of the drawer, whose page is then prefetched.
			await page.getByRole("button", { name: "Menu" }).press("Enter");
			expect(taken().filter((request) => !request.startsWith("/assets/"))).toEqual([path]);
			await page.locator(`dialog a[href="${list}"]`).click();
			await page.waitForURL(`**${list}`);
			await page.evaluate(() => history.back());
			await expect
				.poll(() => page.evaluate(() => document.documentElement.dataset.kept).catch(() => ""))
				.toBe("true");
			expect(await page.getByRole("dialog").isVisible()).toBe(false);
		},
	);
});

describe("navigating to the next page", () => {
	const link = `a[href="${product}"]`;
	const machineOf = (drawing: Element | undefined) => drawing?.getAttribute("class")?.split("machine-")[1];
	const machine = machineOf(all(product, "details .drawing")[0]);
	const listed = all(list, ".list-item").at(-1);
	const item = `${list}#${listed?.id}`;

	it.each([
		[
			"its machine moves, and nothing else",
			home,
			`main ${link}`,
			"no-preference",
			`::view-transition-group(${machine})`,
		],
		[
			"only the machine that the link targets moves, even to a list",
			home,
			`.machine-sheet a[href="${item}"]`,
			"no-preference",
			`::view-transition-group(${machineOf(listed?.querySelector(".drawing") ?? undefined)})`,
		],
		["nothing moves with reduced motion", home, `main ${link}`, "reduce", ""],
		["nothing moves when no machine is on both", list, `footer ${link}`, "no-preference", ""],
	] as const)("%s", async (_, path, selector, motion, moving) => {
		const { page } = await visit(path, motion);
		await page.addInitScript(() => {
			addEventListener("pagereveal", async (event) => {
				await event.viewTransition?.ready;
				document.documentElement.dataset.moving = document
					.getAnimations()
					.map(({ effect }) => (effect instanceof KeyframeEffect && effect.pseudoElement) || "")
					.filter((name) => name.startsWith("::view-transition-group"))
					.join(" ");
			});
		});
		const clicked = page.locator(selector).first();
		await clicked.hover();
		// A machine that is out of view or still fading in has no place to move from.
		const fading = () =>
			clicked.evaluate((link) => {
				const card = link.closest(".stagger > *");
				return card?.getAnimations().some(({ playState }) => playState === "running") ?? false;
			});
		await expect.poll(fading).toBe(false);
		await clicked.click();
		await page.waitForURL((url) => url.pathname !== path);
		const moved = () => page.evaluate(() => document.documentElement.dataset.moving);
		await expect.poll(moved, { timeout: 1500 }).toBe(moving);
	});
});
