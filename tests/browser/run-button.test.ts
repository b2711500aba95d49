import type { Page } from "playwright";
import { describe, expect, it } from "vitest";
import { labels } from "../../content/interface.ts";
import { atLeastOne } from "../at-least-one.ts";
import { pageOf } from "../site.ts";
import { buttonOf, expectRunning, namesOn, run } from "./running-machines.ts";
import { frames, visit } from "./visit.ts";

/** In a small window, which takes less time to paint while machines run. */
const moving = { reducedMotion: "no-preference", viewport: { width: 640, height: 600 } } as const;

/** A page with several machines. */
const list = pageOf("list").path;
const [first = "", second = ""] = namesOn(list);

/** A page with one machine, which takes less time to paint. */
const { path } = pageOf("product");
const [only = ""] = namesOn(path);

describe("a running machine", () => {
	it("stops when its button is pressed, when it is scrolled out of sight, and when its video opens", async () => {
		const { page } = await visit(path, { ...moving, viewport: { width: 800, height: 500 } });
		await run(page, only);
		await buttonOf(page, only).click();
		await expectRunning(page);
		await run(page, only);
		await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
		await expectRunning(page);
		await run(page, only);
		await page.getByText("Play the").first().click();
		await expectRunning(page);
		await page.getByRole("button", { name: "Close video" }).click();
		await page.getByRole("button", { name: "Run" }).waitFor();
	});

	it("moves in steps with reduced motion, slower than the machine", async () => {
		const { page } = await visit(path);
		await run(page, only, /^steps\(/);
		const rates = await page.evaluate(() => document.getAnimations().map(({ playbackRate }) => playbackRate));
		expect(Math.max(...rates)).toBeLessThan(1);
		await buttonOf(page, only).click();
		await expectRunning(page);
		await page.locator(".still").first().waitFor();
	});

	it("stops when another one starts", async () => {
		const { page } = await visit(list, { ...moving, viewport: { width: 800, height: 1600 } });
		await run(page, first);
		await run(page, second);
	});

	it("starts again while it fades away, and stays", async () => {
		const { page } = await visit(path, moving);
		await run(page, only);
		await buttonOf(page, only).evaluate((button: HTMLElement) => {
			button.click();
			button.click();
		});
		// A fade that has not been canceled ends, and stops the machine.
		const fades = (element: Element) =>
			Promise.allSettled(element.getAnimations().map(({ finished }) => finished)).then(() => undefined);
		await page.locator(".run").evaluate(fades);
		await expectRunning(page, only);
	});

	it("gives way to its still drawing in print", async () => {
		const { page } = await visit(path, moving);
		await run(page, only);
		await page.emulateMedia({ media: "print" });
		await page.locator(".run").first().waitFor({ state: "hidden" });
		await page.locator(".still").first().waitFor();
		await buttonOf(page, only).waitFor({ state: "hidden" });
	});

	it("starts and stops in forced colors, too", async () => {
		const { page } = await visit(path, { ...moving, forcedColors: "active" });
		await run(page, only);
		await page.locator(".run").first().waitFor();
		await page.locator(".still").first().waitFor({ state: "hidden" });
		await buttonOf(page, only).click();
		await expectRunning(page);
	});
});

it("the home page's machine runs for one cycle in view, and after a press until the next one", async () => {
	const [name = ""] = namesOn("/");
	const { page } = await visit("/", { ...moving, viewport: { width: 390, height: 420 }, isAlone: true });
	const button = buttonOf(page, name);
	await frames(page, 3);
	await expectRunning(page);
	const plays = Number(await button.getAttribute("data-plays"));
	await page.clock.install();
	await button.scrollIntoViewIfNeeded();
	await expectRunning(page, name);
	const cycle = await page
		.locator(".run")
		.evaluate((run) => run.getAnimations({ subtree: true })[0]?.effect?.getTiming().duration);
	expect(plays).toBeCloseTo(Number(cycle), 0);
	await page.clock.runFor(plays + 1);
	await expectRunning(page);
	await page.reload();
	await expectRunning(page, name);
	await button.dblclick();
	await page.clock.runFor(plays + 1);
	await expectRunning(page, name);
	await button.click();
	await expectRunning(page);
	// Out of view, and back. The observers of a page report in the same frame, the oldest first.
	for (const place of ["footer", "[data-plays]"]) {
		await page.evaluate(async (place) => {
			document.querySelector(place)?.scrollIntoView({ behavior: "instant", block: "end" });
			const button = document.querySelector("[data-plays]");
			await new Promise((resolve) => {
				if (button) new IntersectionObserver(resolve).observe(button);
			});
		}, place);
	}
	// At once, because it would stop after a cycle.
	expect(await button.getAttribute("data-state")).toBe("ready");
});

describe("a press on a drawing", () => {
	it.each([
		["of the home page", "/", { x: 150, y: 230 }],
		["of a video", path, { x: 150, y: 150 }],
	])("%s runs its machine and stops it", async (_, path, position) => {
		const { page } = await visit(path, { viewport: { width: 390, height: 700 } });
		const [name = ""] = namesOn(path);
		// The place may be the paper behind the lines.
		const press = () => page.getByRole("img").first().click({ position, force: true });
		await press();
		await expectRunning(page, name);
		await press();
		await expectRunning(page);
		expect(await page.getByTitle("demo video").count()).toBe(0);
	});
});

describe("a machine's file", () => {
	it("is loaded once, when its button is hovered or focused", async () => {
		const { page } = await visit(list, moving);
		const loaded: string[] = [];
		page.on("request", (request) => loaded.push(...(request.url().match(/\/run-.+json$/) ?? [])));
		await buttonOf(page, first).scrollIntoViewIfNeeded();
		expect(loaded).toEqual([]);
		await buttonOf(page, second).focus();
		await expect.poll(() => loaded.length).toBe(1);
		await buttonOf(page, first).hover();
		await expect.poll(() => loaded.length).toBe(2);
		await run(page, first);
		expect(loaded).toHaveLength(2);
	});

	it("may be late: until it arrives, another press cancels", async () => {
		const { page, sendLate } = await visit(path, { ...moving, late: "**/run-*.json" });
		const words = () => buttonOf(page, only).innerText();
		await buttonOf(page, only).click();
		await expect.poll(words).toMatch(/^Loading/);
		expect(await page.locator(".still").first().isVisible()).toBe(true);
		await buttonOf(page, only).click();
		await expect.poll(words).toMatch(/^Run/);
		sendLate();
		await page.locator(".run").waitFor({ state: "attached" });
		await frames(page, 2);
		await expectRunning(page);
		expect(await words()).toMatch(/^Run/);
		await buttonOf(page, only).click();
		await expectRunning(page, only);
		await expect.poll(words).toMatch(/^Stop/);
	});

	it("may be missing: then the button offers to reload the page, and does", async () => {
		const { page, takeReports } = await visit(path, moving);
		await page.route("**/run-*.json", (route) => route.fulfill({ status: 404, json: {} }));
		await buttonOf(page, only).click();
		const button = page.getByRole("button", { name: labels.reloadToRun });
		await button.waitFor();
		expect(await page.locator(".still").first().isVisible()).toBe(true);
		expect(takeReports().join()).toContain("the server responded with a status of 404");
		await page.unroute("**/run-*.json");
		await Promise.all([page.waitForEvent("load"), button.click()]);
		await run(page, only);
	});
});

describe("a part that a callout names", () => {
	const lit = (page: Page) => {
		const parts = page.locator(":is(.still, [data-run-state] .run, .terms) [data-part]");
		return expect.poll(() =>
			parts.evaluateAll((all) => {
				const isLit = (part: Element) =>
					getComputedStyle(part).strokeWidth === "3px" && part.checkVisibility();
				return all.filter(isLit).map((part) => part.closest(".run, .callouts, .terms, .still")?.classList[0]);
			}),
		);
	};
	const termOf = (page: Page) =>
		page.getByRole("region", { name: /^Terms/ }).getByRole("link", { name: "Film carriage" });

	it("lights up when it is pointed at", async () => {
		const { page } = await visit("/products/t1300/", moving);
		const callouts = await page.locator(".callouts [data-part] text").all();
		for (const callout of atLeastOne(callouts, "callouts")) {
			await callout.hover();
			await lit(page).toEqual(expect.arrayContaining(["still", "callouts"]));
			await page.mouse.move(5, 5);
			await lit(page).toEqual([]);
		}
	});

	it("lights up when its term is pointed at, and the other way around", async () => {
		const { page } = await visit("/products/x1/", moving);
		await termOf(page).hover();
		await lit(page).toEqual(["still", "callouts", "terms"]);
		await page.getByRole("img").getByText("Film carriage").hover();
		await lit(page).toEqual(["still", "callouts", "terms"]);
	});

	it("stays lit when its term has led to the drawing, which is in view", async () => {
		const { page } = await visit("/products/x1/", moving);
		await termOf(page).press("Enter");
		const top = async () => (await page.getByRole("img").boundingBox())?.y;
		await expect.poll(top).toSatisfy((y) => y > 50 && y < 300, "between the bar and the middle");
		await run(page, "(X1 Semi Automatic)");
		await lit(page).toContain("run");
		await page.emulateMedia({ media: "print" });
		await lit(page).toEqual([]);
	});
});
