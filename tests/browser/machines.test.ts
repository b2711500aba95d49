import type { Page } from "playwright";
import sharp from "sharp";
import { expect, it } from "vitest";
import { labels } from "../../content/interface.ts";
import { all, pageOf, pages, textOf } from "../site.ts";
import { unreadableInDrawings } from "./reading.ts";
import { visit } from "./visit.ts";

const moving = { reducedMotion: "no-preference" } as const;

/** The end of each button's name: the machine's name in parentheses, or "the machine". */
const namesOn = (path: string) => all(path, ".key--run > span > :last-child").map(textOf);
const withMachines = pages.filter(({ path }) => namesOn(path).length > 0);
/** A page with several machines. */
const { path } = pageOf("list");
const [first = "", second = ""] = namesOn(path);

function buttonOf(page: Page, machine: string) {
	return page.getByRole("button", { name: machine });
}

/** The running machines, and how their parts move. */
function atWork(page: Page) {
	return page.evaluate(() => {
		const names = [...document.querySelectorAll(".key--run[data-state=runs] > span > :last-child")];
		const runs = [...document.querySelectorAll(".run")];
		const animations = runs.flatMap((run) => run.getAnimations({ subtree: true }));
		return {
			machines: names.map((name) => name.textContent.trim()),
			easings: animations.map(({ effect }) => effect?.getTiming().easing ?? ""),
		};
	});
}

const nothing = { machines: [], easings: [] };

/** Waits until this machine is loaded and the only one running. */
async function isRunning(page: Page, machine: string, easing = /./): Promise<void> {
	const isMoving = (easings: readonly string[]) =>
		easings.length >= 5 && easings.every((name) => easing.test(name));
	await expect.poll(() => atWork(page)).toEqual({ machines: [machine], easings: expect.toSatisfy(isMoving) });
}

async function run(page: Page, machine: string, easing?: RegExp): Promise<void> {
	await buttonOf(page, machine).click();
	await isRunning(page, machine, easing);
}

/**
 * A picture of the running machine at its start, which is in the middle of its first cycle, or at the start or a moment
 * before the end of its second cycle. It stays paused.
 */
async function poseOf(page: Page, moment: "first" | "start" | "end"): Promise<Buffer> {
	await page.evaluate((moment) => {
		const run = document.querySelector(".is-running:not(.is-stopping) .run");
		const animations = run?.getAnimations({ subtree: true }) ?? [];
		const cycle = Math.max(...animations.map(({ effect }) => Number(effect?.getTiming().duration)));
		for (const animation of animations) {
			const delay = animation.effect?.getTiming().delay ?? 0;
			animation.pause();
			animation.currentTime = { first: 0, start: delay + cycle, end: delay + 2 * cycle - 0.001 }[moment];
		}
	}, moment);
	return page.locator(".is-running:not(.is-stopping)").screenshot();
}

/** The share of values that differ between two pictures. The edges of moving parts are not always painted the same. */
async function difference(one: Buffer, other: Buffer): Promise<number> {
	const [values, others] = await Promise.all([sharp(one).raw().toBuffer(), sharp(other).raw().toBuffer()]);
	return values.filter((value, at) => Math.abs(value - (others[at] ?? 0)) > 64).length / values.length;
}

/** The names of strips of film that disappear while their load is in sight. Runs in the page. */
function filmLost(): string[] {
	const running = document.querySelector(".is-running:not(.is-stopping) .run");
	const drawing = running?.closest("svg")?.getBoundingClientRect();
	if (!running || !drawing) throw new Error("No machine runs. Press its button first.");
	const animations = running.getAnimations({ subtree: true });
	return animations.flatMap(({ effect }) => {
		if (!(effect instanceof KeyframeEffect) || !effect.target?.matches(".strip")) return [];
		const goes = effect.getKeyframes().find(({ opacity, offset }) => opacity === "0" && offset);
		const { duration, delay = 0 } = effect.getTiming();
		for (const animation of animations) {
			animation.pause();
			animation.currentTime = delay + Number(duration) * (1 + (goes?.offset ?? 1)) - 5;
		}
		const { left, right } = effect.target.getBoundingClientRect();
		const isInside = right > drawing.left && left < drawing.right;
		const isSeen = isInside && effect.target.checkVisibility({ opacityProperty: true });
		return isSeen ? [effect.target.classList.value] : [];
	});
}

it.each(withMachines)(
	"On $path, every word of a drawing is readable beside its button, and with reduced motion, a machine moves in steps, only from one press to the next",
	async ({ path }) => {
		const { page } = await visit(path);
		for (const width of [320, 540, 641, 768, 1280]) {
			await page.setViewportSize({ width, height: 900 });
			expect(await unreadableInDrawings(page), `${width} px wide`).toEqual([]);
		}
		expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
		const names = namesOn(path);
		for (const name of names) await run(page, name, /^steps\(/);
		await buttonOf(page, names.at(-1) ?? "").click();
		await expect.poll(() => atWork(page)).toEqual(nothing);
		expect(await page.locator(".still").last().isVisible()).toBe(true);
		expect(await page.locator(".run").last().isVisible()).toBe(false);
	},
);

it.each(withMachines)(
	"On $path, each machine runs alone, starts as in its still drawing, loses film only with its load, and ends its cycle as it started",
	async ({ path }) => {
		const { page } = await visit(path);
		await page.emulateMedia({ reducedMotion: "no-preference" });
		await page.evaluate(() => {
			const [sheet] = document.styleSheets;
			// Only the still drawing has labels, measures and arrows.
			sheet?.insertRule(
				"@layer modes{.run-key,.callouts,.still :is(.v,.z,.tk,text){opacity:0;transition:none}}",
				sheet.cssRules.length,
			);
		});
		for (const name of namesOn(path)) {
			const figure = page.locator("figure", { has: buttonOf(page, name) });
			await buttonOf(page, name).focus();
			const still = await figure.locator(".drawing").screenshot();
			await run(page, name);
			expect(await figure.locator(".still").isVisible()).toBe(false);
			// Polls, because a screenshot on a busy machine may show a moving part where it was before. The still drawing is
			// rounded to whole numbers, so its lines may be off by half a pixel.
			const jump = async () => difference(still, await poseOf(page, "first"));
			await expect.poll(jump, { message: name }).toBeLessThan(0.005);
			const seam = async () => difference(await poseOf(page, "start"), await poseOf(page, "end"));
			await expect.poll(seam, { message: name }).toBeLessThan(0.001);
			expect(await page.evaluate(filmLost), name).toEqual([]);
		}
	},
);

it("No machine runs out of sight, in a hidden tab, or under its open video", async () => {
	const { page } = await visit(path, { ...moving, viewport: { width: 800, height: 1600 } });
	await run(page, second);
	await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
	await expect.poll(() => atWork(page)).toEqual(nothing);

	await run(page, first);
	await page.locator("summary").first().click();
	await expect.poll(() => atWork(page)).toEqual(nothing);
	expect(await buttonOf(page, first).isVisible()).toBe(false);

	await run(page, second);
	await page.setViewportSize({ width: 800, height: 300 });
	await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
	await expect.poll(() => atWork(page)).toEqual(nothing);
});

it("The home page's machine runs for one cycle when its button comes into view, and a press on it starts and stops it again", async () => {
	const { page } = await visit("/", { ...moving, viewport: { width: 390, height: 700 } });
	const [name = ""] = namesOn("/");
	const button = buttonOf(page, name);
	// The script has shown the button, and the browser has looked what is in view.
	await button.waitFor();
	await page.evaluate(async () => {
		for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
	});
	const { top } = await page.locator(".hero svg").evaluate((drawing) => drawing.getBoundingClientRect());
	expect([top < 700, await atWork(page)]).toEqual([true, nothing]);
	await button.scrollIntoViewIfNeeded();
	await isRunning(page, name);
	// From the moment of the still drawing until the same moment of the next cycle.
	const cycles = await page.evaluate(() => {
		const animations = document.querySelector(".run")?.getAnimations({ subtree: true }) ?? [];
		for (const animation of animations) animation.finish();
		const played = animations.map(({ effect }) => {
			const { duration, activeDuration, delay } = effect?.getComputedTiming() ?? {};
			return (Number(activeDuration) + Number(delay)) / Number(duration);
		});
		return [...new Set(played)];
	});
	expect(cycles).toEqual([1]);
	await expect.poll(() => atWork(page)).toEqual(nothing);
	// Its shapes are the button, not the empty sheet around them.
	const table = { position: { x: 150, y: 230 } };
	await page.locator(".hero svg").click(table);
	await isRunning(page, name);
	await page.locator(".hero svg").click(table);
	await expect.poll(() => atWork(page)).toEqual(nothing);
});

it("A machine is loaded once, when its button is hovered, and does not run yet", async () => {
	const { page } = await visit(path, moving);
	const loaded: string[] = [];
	page.on("request", (request) => loaded.push(...(request.url().match(/\/run-.+json$/) ?? [])));
	await buttonOf(page, first).scrollIntoViewIfNeeded();
	expect(loaded).toEqual([]);
	await buttonOf(page, first).hover();
	await expect.poll(() => loaded.length).toBe(1);
	expect(await atWork(page)).toEqual(nothing);
	await run(page, first);
	expect(loaded).toHaveLength(1);
});

it("A press on a poster runs and stops its machine, and only the bar below it plays the video", async () => {
	const { page } = await visit(path, moving);
	const poster = page.locator(".video__poster").first();
	await poster.click();
	await isRunning(page, first);
	await poster.click();
	await expect.poll(() => atWork(page)).toEqual(nothing);
	expect(await page.locator("details[open]").count()).toBe(0);
	await page.locator("summary").first().click();
	expect(await page.locator("iframe").first().isVisible()).toBe(true);

	await page.emulateMedia({ forcedColors: "active" });
	await page.locator(".video__poster").nth(1).click();
	expect(await page.locator("iframe").nth(1).isVisible()).toBe(true);
});

it("A stopped machine pauses and fades to its still drawing, and runs on if its button is pressed again", async () => {
	const { page } = await visit(path, moving);
	await run(page, first);
	const states = await buttonOf(page, first).evaluate(async (button) => {
		const parts = () =>
			[...document.querySelectorAll(".is-running .run *")].flatMap((part) =>
				part.getAnimations().map(({ playState }) => playState),
			);
		const displayOfStill = () =>
			[...document.querySelectorAll(".is-running .still")].map((still) => getComputedStyle(still).display);
		const look = async () => {
			await new Promise(requestAnimationFrame);
			return [...new Set(parts()), ...displayOfStill()];
		};
		if (!(button instanceof HTMLElement)) return [];
		button.click();
		const stopping = await look();
		button.click();
		return [stopping, await look()];
	});
	expect(states).toEqual([
		["paused", "inline"],
		["running", "none"],
	]);
	await isRunning(page, first);
});

it("Until a machine is loaded, its button does not say that it runs, and a press on it cancels", async () => {
	const { page } = await visit(path, moving);
	let answer = () => {};
	const pressed = new Promise<void>((resolve) => {
		answer = resolve;
	});
	await page.route("**/run-*.json", (route) => pressed.then(() => route.fallback()));
	await buttonOf(page, first).click();
	await expect.poll(() => buttonOf(page, first).innerText()).toMatch(/^Loading/);
	expect(await page.locator(".still").first().isVisible()).toBe(true);
	await buttonOf(page, first).click();
	expect(await buttonOf(page, first).innerText()).toMatch(/^Run/);
	await buttonOf(page, first).click();
	answer();
	await isRunning(page, first);
	expect(await buttonOf(page, first).innerText()).toMatch(/^Stop/);
});

it("If a machine is not there any more, its button says to reload the page, and does", async () => {
	const { page, takeReports } = await visit(path, moving);
	await page.route("**/run-*.json", (route) => route.fulfill({ status: 404, body: "<!doctype html>" }));
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
		expect(await atWork(page)).toMatchObject({ easings: [] });
		expect(await buttonOf(page, first).isVisible()).toBe(false);
	}
});
