import type { Page } from "playwright";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { all, pageOf, pages, textOf } from "../site.ts";
import { visit } from "./visit.ts";

const moving = { reducedMotion: "no-preference" } as const;

/** The text in parentheses at the end of each button's name, by the path of its page. */
const machines = pages.flatMap(({ path }) => {
	const names = all(path, ".run-key").map((button) => textOf(button).replace(/.*\((.*)\)/, "$1"));
	return names.length > 0 ? [{ path, names }] : [];
});
/** A page with several of them. */
const { path } = pageOf("list");

function buttonOf(page: Page, machine: string) {
	return page.getByRole("button", { name: `(${machine})` });
}

/** The running machines, and the total number of moving parts. */
function atWork(page: Page) {
	return page.evaluate(() => ({
		machines: [...document.querySelectorAll(".run-key[data-runs] .visually-hidden")].map((name) =>
			name.textContent.trim().slice(1, -1),
		),
		parts: document
			.getAnimations()
			.filter(({ effect }) => effect instanceof KeyframeEffect && effect.target?.closest(".run")).length,
	}));
}

/**
 * A picture of the running machine at the start of its second cycle, or a moment before its end. It stays paused. The
 * first cycle begins in its middle, where the still drawing is.
 */
async function poseOf(page: Page, moment: "start" | "end"): Promise<readonly number[]> {
	await page.evaluate((isEnd) => {
		const animations = document.querySelector(".is-running .run")?.getAnimations({ subtree: true }) ?? [];
		const cycle = Math.max(...animations.map(({ effect }) => Number(effect?.getTiming().duration)));
		for (const animation of animations) {
			const delay = animation.effect?.getTiming().delay ?? 0;
			animation.pause();
			animation.currentTime = delay + (isEnd ? 2 * cycle - 0.001 : cycle);
		}
	}, moment === "end");
	return pixelsOf(await page.locator(".is-running").screenshot());
}

/** The names of strips of film that go while their load is in sight. In the page. */
function filmLost(): string[] {
	const running = document.querySelector(".is-running .run");
	const drawing = running?.closest("svg")?.getBoundingClientRect();
	if (!running || !drawing) throw new Error("No machine runs, so press its button first.");
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

async function pixelsOf(picture: Buffer): Promise<readonly number[]> {
	return [...(await sharp(picture).raw().toBuffer())];
}

/** How many values of two pictures differ. The edges of moving parts may be painted slightly differently. */
function differences(one: readonly number[], other: readonly number[]): number {
	return one.filter((value, at) => Math.abs(value - (other[at] ?? 0)) > 64).length;
}

/** Presses the button, and waits until the machine is loaded and is the only one running. */
async function run(page: Page, machine: string): Promise<void> {
	await buttonOf(page, machine).click();
	const works = { machines: [machine], parts: expect.toSatisfy((parts) => parts >= 5) };
	await expect.poll(() => atWork(page)).toEqual(works);
}

const nothing = { machines: [], parts: 0 };

describe.each(machines)("on $path", ({ path, names }) => {
	it("no button lies on a word of its drawing, 641, 768 and 1280 pixels wide", async () => {
		const { page } = await visit(path);
		const coveredWords = () =>
			[...document.querySelectorAll(".run-key")].flatMap((element) => {
				const box = element.getBoundingClientRect();
				return [...(element.closest("figure")?.querySelectorAll(".still text") ?? [])]
					.filter((word) => {
						const { left, right, top, bottom } = word.getBoundingClientRect();
						return (
							right > left && left < box.right && right > box.left && top < box.bottom && bottom > box.top
						);
					})
					.map((word) => word.textContent);
			});
		for (const width of [641, 768, 1280]) {
			await page.setViewportSize({ width, height: 900 });
			expect(await page.evaluate(coveredWords)).toEqual([]);
		}
	});

	it("each machine runs alone, ends its cycle as it began it, and is its still drawing when it stops", async () => {
		await using visitor = await visit(path, moving);
		const { page } = visitor;
		expect(await atWork(page)).toEqual(nothing);
		for (const name of names) {
			await run(page, name);
			const figure = page.locator("figure", { has: buttonOf(page, name) });
			expect(await figure.locator(".still").isVisible()).toBe(false);
			const [start, end] = [await poseOf(page, "start"), await poseOf(page, "end")];
			expect(differences(start, end), name).toBeLessThan(start.length / 1000);
		}
		const last = names.at(-1) ?? "";
		await buttonOf(page, last).click();
		expect(await atWork(page)).toEqual(nothing);
		expect(await page.locator(".still").last().isVisible()).toBe(true);
		expect(await page.locator(".run").last().isVisible()).toBe(false);
		await run(page, last);
		expect(visitor.console).toEqual([]);
	});

	it("film goes only with its load, when that is out of sight", async () => {
		await using visitor = await visit(path, moving);
		const { page } = visitor;
		for (const name of names) {
			await run(page, name);
			expect(await page.evaluate(filmLost), name).toEqual([]);
		}
	});

	it("each machine starts from its still drawing", async () => {
		await using visitor = await visit(path, moving);
		const { page } = visitor;
		await page.evaluate(() => {
			const [sheet] = document.styleSheets;
			// Only the still drawing has words and arrows.
			sheet?.insertRule("@layer modes{.run-key,.callouts,.still .v{opacity:0}}", sheet.cssRules.length);
		});
		for (const name of names) {
			const drawing = page.locator("figure", { has: buttonOf(page, name) }).locator(".drawing");
			await buttonOf(page, name).focus();
			const still = await drawing.screenshot();
			await run(page, name);
			await page.evaluate(() => {
				for (const animation of document.querySelector(".is-running")?.getAnimations({ subtree: true }) ??
					[]) {
					animation.pause();
					animation.currentTime = 0;
				}
			});
			const [before, after] = [await pixelsOf(still), await pixelsOf(await drawing.screenshot())];
			// The still drawing has whole numbers, so its lines may be half a pixel away.
			expect(differences(before, after), name).toBeLessThan(before.length / 100);
		}
	});

	it("nothing moves with reduced motion before a button is pressed, and then it goes in steps", async () => {
		await using visitor = await visit(path);
		const { page } = visitor;
		expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
		for (const name of names) {
			await run(page, name);
			const easings = await page.evaluate(() =>
				document.getAnimations().map(({ effect }) => effect?.getTiming().easing),
			);
			expect(easings.filter((easing) => !easing?.startsWith("steps("))).toEqual([]);
		}
	});
});

const [first = "", second = ""] = machines.find((page) => page.path === path)?.names ?? [];

it("There is no button without script, and the drawings are still", async () => {
	await using visitor = await visit(path, { ...moving, javaScriptEnabled: false });
	expect(await visitor.page.getByRole("button", { name: "Run" }).count()).toBe(0);
	for (const still of await visitor.page.locator(".still").all()) expect(await still.isVisible()).toBe(true);
});

it("No machine runs out of sight, in a hidden tab, or under its open video", async () => {
	await using visitor = await visit(path, { ...moving, viewport: { width: 800, height: 1600 } });
	const { page } = visitor;
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

it("A machine is not loaded before its visitor reaches for its button", async () => {
	await using visitor = await visit(path, moving);
	const { page } = visitor;
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

it("The button of a machine that fails to load is released, and the next press tries again", async () => {
	await using visitor = await visit(path, moving);
	const { page } = visitor;
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

it.each([{ forcedColors: "active" }, { media: "print" }] as const)(
	"A machine that runs is its still drawing with %o",
	async (mode) => {
		await using visitor = await visit(path, moving);
		const { page } = visitor;
		await run(page, first);
		await page.emulateMedia(mode);
		expect(await page.locator(".still").first().isVisible()).toBe(true);
		expect(await page.locator(".run").first().isVisible()).toBe(false);
		expect(await atWork(page).then(({ parts }) => parts)).toBe(0);
		expect(await buttonOf(page, first).isVisible()).toBe(false);
	},
);
