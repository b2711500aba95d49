import type { Page } from "playwright";
import sharp from "sharp";
import { expect, it } from "vitest";
import { unreadableInDrawings } from "../browser/reading.ts";
import { atWork, buttonOf, namesOn, nothing, run } from "../browser/running-machines.ts";
import { visit } from "../browser/visit.ts";
import { pages } from "../site.ts";

const withMachines = pages.filter(({ path }) => namesOn(path).length > 0);

/** The drawing that runs. */
const running = (page: Page) => page.locator("[data-run-state=running]");

/**
 * A picture of the running machine at its start, which is in the middle of its first cycle, or at the start or a moment
 * before the end of its second cycle. It stays paused.
 */
async function poseOf(page: Page, moment: "first" | "start" | "end"): Promise<Buffer> {
	const run = running(page).locator(".run");
	await run.evaluate((element, moment) => {
		const animations = element.getAnimations({ subtree: true });
		const cycle = Math.max(...animations.map(({ effect }) => Number(effect?.getTiming().duration)));
		for (const animation of animations) {
			const delay = animation.effect?.getTiming().delay ?? 0;
			animation.pause();
			animation.currentTime = { first: 0, start: delay + cycle, end: delay + 2 * cycle - 0.001 }[moment];
		}
	}, moment);
	return running(page).screenshot();
}

/** The share of values that differ between two pictures. The edges of moving parts are not always painted the same. */
async function difference(one: Buffer, other: Buffer): Promise<number> {
	const [values, others] = await Promise.all([sharp(one).raw().toBuffer(), sharp(other).raw().toBuffer()]);
	return values.filter((value, at) => Math.abs(value - (others[at] ?? 0)) > 64).length / values.length;
}

/** The properties that a run animates. Runs in the page. */
function animatedProperties(run: Element): string[] {
	const frames = run
		.getAnimations({ subtree: true })
		.map(({ effect }) => (effect instanceof KeyframeEffect ? effect.getKeyframes() : []));
	const keys = new Set(frames.flat().flatMap((frame) => Object.keys(frame)));
	return [...keys].filter((key) => !/offset|easing|composite/i.test(key)).sort();
}

/** The names of a run's strips of film that disappear while their load is in sight. Runs in the page. */
function filmLost(run: Element): string[] {
	const drawing = run.closest("svg")?.getBoundingClientRect() ?? new DOMRect();
	const animations = run.getAnimations({ subtree: true });
	return animations.flatMap(({ effect }) => {
		if (!(effect instanceof KeyframeEffect) || !effect.target?.matches('[fill="var(--film)"]')) return [];
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
	"machines on $path are readable, and move in steps with reduced motion",
	async ({ path }) => {
		const { page } = await visit(path);
		for (const width of [320, 540, 641, 768, 1280]) {
			await page.setViewportSize({ width, height: 900 });
			expect(await unreadableInDrawings(page), `${width} px wide`).toEqual([]);
		}
		expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
		const names = namesOn(path);
		for (const name of names) await run(page, name, /^steps\(/);
		const rates = await page.evaluate(() => document.getAnimations().map(({ playbackRate }) => playbackRate));
		expect(Math.max(...rates), "slower than the machine").toBeLessThan(1);
		await buttonOf(page, names.at(-1) ?? "").click();
		await expect.poll(() => atWork(page)).toEqual(nothing);
		expect(await page.locator(".still").last().isVisible()).toBe(true);
		expect(await page.locator(".run").last().isVisible()).toBe(false);
	},
);

it.each(withMachines)(
	"machines on $path run alone, and without a seam to their drawing",
	async ({ path }) => {
		const { page } = await visit(path);
		// With reduced motion, no machine starts by itself when the script shows its button.
		await buttonOf(page, namesOn(path)[0] ?? "").waitFor();
		await page.emulateMedia({ reducedMotion: "no-preference" });
		// Only the still drawing has labels, measures and arrows.
		const annotations =
			'text,[stroke="var(--a2)"],[stroke="var(--ink)"],[stroke="var(--dim)"]:not([stroke-dasharray])';
		await page.evaluate((annotations) => {
			const [sheet] = document.styleSheets;
			sheet?.insertRule(
				`@layer modes{.run-button,.callouts,.still :is(${annotations}){opacity:0;transition:none}}`,
				sheet.cssRules.length,
			);
		}, annotations);
		for (const name of namesOn(path)) {
			const figure = page.locator("figure", { has: buttonOf(page, name) });
			await buttonOf(page, name).focus();
			// A card of a list fades in when it comes into view.
			const opacity = () =>
				figure.evaluate((inner) => getComputedStyle(inner.closest("[data-stagger] > *") ?? inner).opacity);
			await expect.poll(opacity).toBe("1");
			const still = await figure.locator(".drawing").screenshot();
			await run(page, name);
			expect(await figure.locator(".still").isVisible()).toBe(false);
			// Polls, because a screenshot on a busy computer may show a moving part where it was before. The still drawing is
			// rounded to whole numbers, so its lines may be off by half a pixel.
			const jump = async () => difference(still, await poseOf(page, "first"));
			await expect.poll(jump, { message: name }).toBeLessThan(0.005);
			const seam = async () => difference(await poseOf(page, "start"), await poseOf(page, "end"));
			await expect.poll(seam, { message: name }).toBeLessThan(0.001);
			const parts = running(page).locator(".run");
			expect(await parts.evaluate(filmLost), name).toEqual([]);
			// These two do not need the main thread.
			expect(await parts.evaluate(animatedProperties), name).toEqual(["opacity", "transform"]);
		}
	},
);

it.each(pages.filter(({ kind }) => kind === "list" || kind === "product"))(
	"On a phone, the posters of $path show their machine large",
	async ({ path, kind }) => {
		const { page } = await visit(path, { viewport: { width: 390, height: 844 } });
		const machines = await page.locator(".video__poster:has(svg)").evaluateAll((posters) =>
			posters.map((poster) => {
				const parts = [...poster.querySelectorAll("svg .still > :not(.callouts)")];
				const left = Math.min(...parts.map((part) => part.getBoundingClientRect().left));
				const right = Math.max(...parts.map((part) => part.getBoundingClientRect().right));
				const box = poster.getBoundingClientRect();
				return {
					name: poster.querySelector("svg")?.classList.value,
					share: (right - left) / box.width,
					cut: { left: Math.max(box.left - left, 0), right: Math.max(right - box.right, 0) },
				};
			}),
		);
		for (const { name, share, cut } of machines) {
			expect(share, `the width of ${name}, as a part of its poster's`).toBeGreaterThan(0.44);
			// A line may run through the poster. The machines of a list may also be cut off at one side.
			const isCutAtOneSide = cut.left > 0 !== cut.right > 0;
			if (kind === "product") expect(isCutAtOneSide && cut, `px of ${name} cut off at one side`).toBe(false);
		}
	},
);
