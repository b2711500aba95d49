import { expect, it } from "vitest";
import { labels } from "../../content/interface.ts";
import { pageOf } from "../site.ts";
import { atWork, buttonOf, isRunning, namesOn, nothing, run } from "./running-machines.ts";
import { frames, visit } from "./visit.ts";

const moving = { reducedMotion: "no-preference" } as const;

/** A page with several machines. */
const { path } = pageOf("list");
const [first = "", second = ""] = namesOn(path);

it("No machine runs out of sight, or under its open video", async () => {
	const { page } = await visit(path, { ...moving, viewport: { width: 800, height: 1600 } });
	await run(page, first);
	await page.getByText("Play the").first().click();
	await expect.poll(() => atWork(page)).toEqual(nothing);
	expect(await buttonOf(page, first).isVisible()).toBe(false);

	await run(page, second);
	await page.setViewportSize({ width: 800, height: 300 });
	await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
	await expect.poll(() => atWork(page)).toEqual(nothing);
});

it("The home page's machine runs for one cycle when its button comes into view", async () => {
	const { page } = await visit("/", { ...moving, viewport: { width: 390, height: 420 } });
	const [name = ""] = namesOn("/");
	const button = buttonOf(page, name);
	await button.waitFor();
	await frames(page, 3);
	expect(await atWork(page)).toEqual(nothing);
	const plays = Number(await button.getAttribute("data-plays"));
	await page.clock.install();
	await button.scrollIntoViewIfNeeded();
	await isRunning(page, name);
	const cycle = await page.evaluate(() => {
		const [part] = document.querySelector(".run")?.getAnimations({ subtree: true }) ?? [];
		return Number(part?.effect?.getTiming().duration);
	});
	expect(plays).toBeCloseTo(cycle, 0);
	await page.clock.runFor(plays + 1);
	await expect.poll(() => atWork(page)).toEqual(nothing);
	await page.close();
});

it("A press on the home page's machine runs and stops it", async () => {
	const { page } = await visit("/", { viewport: { width: 390, height: 700 } });
	const [name = ""] = namesOn("/");
	await buttonOf(page, name).waitFor();
	// Its shapes are the button, not the empty sheet around them.
	const table = { position: { x: 150, y: 230 } };
	await page.getByRole("img").first().click(table);
	await isRunning(page, name);
	await page.getByRole("img").first().click(table);
	await expect.poll(() => atWork(page)).toEqual(nothing);
});

it("A machine is loaded once, when its button is hovered or focused", async () => {
	const { page } = await visit(path, moving);
	const loaded: string[] = [];
	page.on("request", (request) => loaded.push(...(request.url().match(/\/run-.+json$/) ?? [])));
	await buttonOf(page, first).scrollIntoViewIfNeeded();
	expect(loaded).toEqual([]);
	await buttonOf(page, second).focus();
	await expect.poll(() => loaded.length).toBe(1);
	await buttonOf(page, first).hover();
	await expect.poll(() => loaded.length).toBe(2);
	expect(await atWork(page)).toEqual(nothing);
	await run(page, first);
	expect(loaded).toHaveLength(2);
});

it("A press on a poster runs its machine, and on the bar below it the video", async () => {
	const { page } = await visit(path, moving);
	const posters = page.getByRole("img");
	await buttonOf(page, first).waitFor();
	// Its middle may be the paper behind the lines.
	const anywhere = { force: true };
	await posters.first().click(anywhere);
	await isRunning(page, first);
	await posters.first().click(anywhere);
	await expect.poll(() => atWork(page)).toEqual(nothing);
	expect(await page.locator("details[open]").count()).toBe(0);
	await page.getByText("Play the").first().click();
	expect(await page.getByTitle("demo video").first().isVisible()).toBe(true);

	await page.emulateMedia({ forcedColors: "active" });
	await posters.nth(1).click(anywhere);
	await expect.poll(() => page.locator("details").nth(1).getAttribute("open")).toBe("");
});

it("A stopped machine pauses and fades, and starts afresh if its button is pressed again", async () => {
	const { page } = await visit(path, moving);
	await run(page, first);
	const states = await buttonOf(page, first).evaluate(async (button: HTMLElement) => {
		const look = async () => {
			await new Promise(requestAnimationFrame);
			const [part] = document.querySelector("[data-run-state] .run")?.getAnimations({ subtree: true }) ?? [];
			const still = document.querySelector("[data-run-state] .still");
			const isFresh = Number(part?.currentTime) < 500;
			return [part?.playState, still && getComputedStyle(still).display, isFresh];
		};
		await new Promise((resolve) => setTimeout(resolve, 600));
		button.click();
		const stopping = await look();
		button.click();
		return [stopping, await look()];
	});
	expect(states).toEqual([
		["paused", "inline", false],
		["running", "none", true],
	]);
	// The fade that the second press ended would be over.
	await page.waitForTimeout(600);
	await isRunning(page, first);
});

it("Until a machine is loaded, a press on its button cancels", async () => {
	const { page, sendLate } = await visit(path, { ...moving, late: "**/run-*.json" });
	await buttonOf(page, first).click();
	await expect.poll(() => buttonOf(page, first).innerText()).toMatch(/^Loading/);
	expect(await page.locator(".still").first().isVisible()).toBe(true);
	await buttonOf(page, first).click();
	expect(await buttonOf(page, first).innerText()).toMatch(/^Run/);
	await buttonOf(page, first).click();
	sendLate();
	await isRunning(page, first);
	expect(await buttonOf(page, first).innerText()).toMatch(/^Stop/);
});

it("If a machine is not there any more, its button says to reload the page, and does", async () => {
	const { page, takeReports } = await visit(path, moving);
	await page.route("**/run-*.json", (route) => route.fulfill({ status: 404, json: {} }));
	await buttonOf(page, first).click();
	const button = page.getByRole("button", { name: labels.reloadToRun });
	await button.waitFor();
	expect(await page.locator(".still").first().isVisible()).toBe(true);
	expect(takeReports().join()).toContain("the server responded with a status of 404");
	await page.unroute("**/run-*.json");
	await Promise.all([page.waitForEvent("load"), button.click()]);
	await run(page, first);
	expect(await page.locator(".run").count()).toBe(1);
});

it("In forced colors and in print, a running machine shows its still drawing", async () => {
	const { page } = await visit(path, moving);
	await run(page, first);
	for (const mode of [{ forcedColors: "active" }, { forcedColors: null, media: "print" }] as const) {
		await page.emulateMedia(mode);
		expect(await page.locator(".still").first().isVisible()).toBe(true);
		expect(await page.locator(".run").first().isVisible()).toBe(false);
		expect(await atWork(page)).toMatchObject({ parts: 0 });
		expect(await buttonOf(page, first).isVisible()).toBe(false);
	}
});

it("A callout or a term lights up its part, still or running, and a term leads to it", async () => {
	const { page } = await visit("/products/x1/", moving);
	const litParts = () =>
		page.evaluate(() =>
			[
				...document.querySelectorAll(
					".still [data-part], [data-run-state] .run [data-part], .terms [data-part]",
				),
			]
				.filter((part) => getComputedStyle(part).strokeWidth === "3px" && part.checkVisibility())
				.map((part) => part.closest(".run, .callouts, .terms, .still")?.classList[0]),
		);
	expect(await litParts()).toEqual([]);
	const term = page.getByRole("region", { name: /^Terms/ }).getByRole("link", { name: "Film carriage" });
	await page.getByRole("img").getByText("Film carriage").hover();
	expect(await litParts()).toEqual(["still", "callouts", "terms"]);
	await term.hover();
	expect(await litParts()).toEqual(expect.arrayContaining(["still", "callouts", "terms"]));
	await term.press("Enter");
	const top = async () => (await page.getByRole("img").boundingBox())?.y;
	await expect.poll(top).toSatisfy((y) => y > 50 && y < 300, "between the bar and the middle");
	await page.mouse.move(5, 5);
	expect(await litParts()).toContain("still");
	await run(page, "(X1 Semi Automatic)");
	expect(await litParts()).toContain("run");
	await page.emulateMedia({ media: "print" });
	expect(await litParts()).toEqual([]);
});

it("Each of five parts lights up when a link has led to it", async () => {
	const { page } = await visit("/products/t1300/");
	const widths = await page.locator(".callouts [data-part]").evaluateAll((callouts) =>
		callouts.map((callout, index) => {
			callout.id = `part-${index + 1}`;
			location.hash = callout.id;
			return [callout.id, getComputedStyle(callout).strokeWidth];
		}),
	);
	expect(widths).toEqual([1, 2, 3, 4, 5].map((part) => [`part-${part}`, "3px"]));
});
