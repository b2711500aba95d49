import type { Page } from "playwright";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { all, pageOf, pages, textOf } from "../site.ts";
import { openVisit, type Visit, visit } from "./visit.ts";

const moving = { reducedMotion: "no-preference" } as const;

/** The text in parentheses at the end of each button's name, by the page's path. */
const machines = pages.flatMap(({ path }) => {
	const names = all(path, ".run-key").map((button) => textOf(button).replace(/.*\((.*)\)/, "$1"));
	return names.length > 0 ? [{ path, names }] : [];
});
/** A page with several machines. */
const { path } = pageOf("list");

function buttonOf(page: Page, machine: string) {
	return page.getByRole("button", { name: `(${machine})` });
}

/** The running machines, and how their parts move. */
function atWork(page: Page) {
	return page.evaluate(() => {
		const effects = document.getAnimations().map(({ effect }) => effect);
		return {
			machines: [...document.querySelectorAll(".run-key[data-runs] .visually-hidden")].map((name) =>
				name.textContent.trim().slice(1, -1),
			),
			easings: effects
				.filter((effect) => effect instanceof KeyframeEffect && effect.target?.closest(".run"))
				.map((effect) => effect?.getTiming().easing),
		};
	});
}

async function pixelsOf(picture: Promise<Buffer>): Promise<Buffer> {
	return sharp(await picture)
		.raw()
		.toBuffer();
}

/**
 * A picture of the running machine at its start, which is in the middle of its first cycle, or at the start or a moment
 * before the end of its second cycle. It stays paused.
 */
async function poseOf(page: Page, moment: "first" | "start" | "end"): Promise<Buffer> {
	await page.evaluate((moment) => {
		const animations = document.querySelector(".is-running .run")?.getAnimations({ subtree: true }) ?? [];
		const cycle = Math.max(...animations.map(({ effect }) => Number(effect?.getTiming().duration)));
		for (const animation of animations) {
			const delay = animation.effect?.getTiming().delay ?? 0;
			animation.pause();
			animation.currentTime = { first: 0, start: delay + cycle, end: delay + 2 * cycle - 0.001 }[moment];
		}
	}, moment);
	return pixelsOf(page.locator(".is-running").screenshot());
}

/** The share of values that differ between two pictures. The edges of moving parts are not always painted the same. */
function difference(one: Buffer, other: Buffer): number {
	return one.filter((value, at) => Math.abs(value - (other[at] ?? 0)) > 64).length / one.length;
}

/** The names of strips of film that disappear while their load is in sight. Runs in the page. */
function filmLost(): string[] {
	const running = document.querySelector(".is-running .run");
	const drawing = running?.closest("svg")?.getBoundingClientRect();
	if (!running || !drawing) throw new Error("No machine runs. Press its button first.");
	const animations = running.getAnimations({ subtree: true });
	const isSeen = (strip: Element) => {
		for (
			let part: Element | null = strip.parentElement;
			part && part !== running;
			part = part.parentElement
		) {
			if (Number(getComputedStyle(part).opacity) < 0.05) return false;
		}
		const { left, right } = strip.getBoundingClientRect();
		return right > drawing.left && left < drawing.right;
	};
	return animations.flatMap(({ effect }) => {
		if (!(effect instanceof KeyframeEffect) || !effect.target?.matches(".strip")) return [];
		const goes = effect.getKeyframes().find(({ opacity, offset }) => opacity === "0" && offset);
		const { duration, delay = 0 } = effect.getTiming();
		const moment = delay + Number(duration) * (1 + (goes?.offset ?? 1)) - 5;
		for (const animation of animations) {
			animation.pause();
			animation.currentTime = moment;
		}
		return isSeen(effect.target) ? [effect.target.classList.value] : [];
	});
}

/** Presses the button, and waits until its machine is loaded and the only one running. */
async function run(page: Page, machine: string, easing = /./): Promise<void> {
	await buttonOf(page, machine).click();
	const isMoving = (easings: readonly string[]) =>
		easings.length >= 5 && easings.every((name) => easing.test(name));
	await expect.poll(() => atWork(page)).toEqual({ machines: [machine], easings: expect.toSatisfy(isMoving) });
}

const nothing = { machines: [], easings: [] };

describe.each(machines)("on $path", ({ path, names }) => {
	let visitor: Visit;
	beforeAll(async () => {
		visitor = await openVisit(path);
	});
	afterAll(() => visitor[Symbol.asyncDispose]());

	it("no button covers a word or an enlarged detail of its drawing, 320 to 1280 px wide", async () => {
		const covered = () =>
			[...document.querySelectorAll(".run-key")].flatMap((element) => {
				const box = element.getBoundingClientRect();
				return [...(element.closest("figure")?.querySelectorAll(".still :is(text, circle.z)") ?? [])]
					.filter((word) => {
						const { left, right, top, bottom } = word.getBoundingClientRect();
						return (
							right > left && left < box.right && right > box.left && top < box.bottom && bottom > box.top
						);
					})
					.map((word) => word.textContent);
			});
		for (const width of [320, 540, 641, 768, 1280]) {
			await visitor.page.setViewportSize({ width, height: 900 });
			expect(await visitor.page.evaluate(covered)).toEqual([]);
		}
	});

	it("with reduced motion, nothing moves until a button is pressed, and then the machine moves in steps until it is stopped", async () => {
		const { page } = visitor;
		expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
		for (const name of names) await run(page, name, /^steps\(/);
		await buttonOf(page, names.at(-1) ?? "").click();
		expect(await atWork(page)).toEqual(nothing);
		expect(await page.locator(".still").last().isVisible()).toBe(true);
		expect(await page.locator(".run").last().isVisible()).toBe(false);
	});

	it("each machine runs alone, starts as in its still drawing, loses film only with its load, and ends its cycle as it started", async () => {
		const { page } = visitor;
		await page.emulateMedia({ reducedMotion: "no-preference" });
		await page.evaluate(() => {
			const [sheet] = document.styleSheets;
			// Only the still drawing has labels and arrows.
			sheet?.insertRule(
				"@layer modes{.run-key,.callouts,.still .v{opacity:0;transition:none}}",
				sheet.cssRules.length,
			);
		});
		for (const name of names) {
			const figure = page.locator("figure", { has: buttonOf(page, name) });
			await buttonOf(page, name).focus();
			const still = await pixelsOf(figure.locator(".drawing").screenshot());
			await run(page, name);
			expect(await figure.locator(".still").isVisible()).toBe(false);
			// The still drawing is rounded to whole numbers, so its lines may be off by half a pixel.
			expect(difference(still, await poseOf(page, "first")), name).toBeLessThan(0.005);
			expect(difference(await poseOf(page, "start"), await poseOf(page, "end")), name).toBeLessThan(0.001);
			expect(await page.evaluate(filmLost), name).toEqual([]);
		}
		expect(visitor.console).toEqual([]);
	});
});

const [first = "", second = ""] = machines.find((page) => page.path === path)?.names ?? [];

it("No machine runs out of sight, in a hidden tab, or under its open video", async () => {
	const { page } = await visit(path, { ...moving, viewport: { width: 800, height: 1600 } });
	await run(page, second);
	await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
	expect(await atWork(page)).toEqual(nothing);

	await run(page, first);
	await page.locator("summary").first().click();
	await expect.poll(() => atWork(page)).toEqual(nothing);
	expect(await buttonOf(page, first).isVisible()).toBe(false);

	await run(page, second);
	await page.setViewportSize({ width: 800, height: 300 });
	await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
	await expect.poll(() => atWork(page)).toEqual(nothing);
});

it("A machine is not loaded before hover or focus of its button", async () => {
	const { page } = await visit(path, moving);
	const loaded = () =>
		page.evaluate(
			() => performance.getEntriesByType("resource").filter(({ name }) => name.endsWith(".json")).length,
		);
	await buttonOf(page, first).scrollIntoViewIfNeeded();
	expect(await loaded()).toBe(0);
	await buttonOf(page, first).hover();
	await expect.poll(loaded).toBe(1);
	expect(await atWork(page)).toEqual(nothing);
	await run(page, first);
	expect(await loaded()).toBe(1);
});

it("If a machine fails to load, its button is released, and the next press tries again", async () => {
	const { page } = await visit(path, moving);
	const button = buttonOf(page, first);
	for (const answer of ["abort", "404"] as const) {
		await page.route("**/run-*.json", (route) =>
			answer === "abort" ? route.abort() : route.fulfill({ status: 404, body: "<!doctype html>" }),
		);
		await button.click();
		await expect.poll(() => button.innerText()).toMatch(/^Run/);
		expect(await page.locator(".still").first().isVisible()).toBe(true);
		await page.unroute("**/run-*.json");
	}
	await run(page, first);
	expect(await page.locator(".run").count()).toBe(1);
});

it("The operator is at the film while it is cut and while it is attached, and elsewhere most of the time", async () => {
	const { page } = await visit("/products/x1/", moving);
	await run(page, "X1 Semi Automatic");
	const moments = await page.evaluate(() => {
		const animations = document.querySelector(".is-running .run")?.getAnimations({ subtree: true }) ?? [];
		const poseOf = (name: string) =>
			new DOMMatrix(getComputedStyle(document.querySelector(name) ?? document.body).transform);
		return Array.from({ length: 320 }, (_, tick) => {
			for (const animation of animations) {
				animation.pause();
				animation.currentTime = tick * 50;
			}
			return { film: poseOf(".x1-air").a, operator: Math.abs(poseOf(".x1-operator").e) };
		});
	});
	const atFilm = Math.max(...moments.map(({ operator }) => operator));
	expect(atFilm).toBeGreaterThan(0);
	const moved = moments.filter(({ film }) => film > 0 && film < 1);
	expect(moved.length).toBeGreaterThan(5);
	expect(moved.filter(({ operator }) => operator < atFilm)).toEqual([]);
	expect(moments.filter(({ operator }) => operator === 0).length).toBeGreaterThan(moments.length / 2);
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
