import type { Page } from "playwright";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { atLeastOne } from "../at-least-one.ts";
import { buttonOf, namesOn, run } from "../browser/running-machines.ts";
import { setStyles, visit } from "../browser/visit.ts";
import { pages } from "../site.ts";

const withMachines = pages.filter(({ path }) => namesOn(path).length > 0);

/** The drawing that runs. */
const running = (page: Page) => page.locator("[data-run-state=running]");

/**
 * Pauses the running machine and takes a picture of it: where it starts, which is in the middle of
 * its first cycle, at the start of its second cycle, or just before the end of that.
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

/**
 * The share of values that clearly differ between two pictures. The edges of moving parts are not
 * always painted the same.
 */
async function difference(one: Buffer, other: Buffer): Promise<number> {
	const [values, others] = await Promise.all([sharp(one).raw().toBuffer(), sharp(other).raw().toBuffer()]);
	return values.filter((value, at) => Math.abs(value - (others[at] ?? 0)) > 64).length / values.length;
}

/** Only the still drawing has labels, dimensions and arrows. */
const withoutAnnotations = `@layer modes {
	figure button, .callouts, .still :is(text, [stroke="var(--a2)"], [stroke="var(--ink)"],
	[stroke="var(--dim)"]:not([stroke-dasharray])) { opacity: 0; transition: none }
}`;

describe.each(atLeastOne(withMachines, "machines that run"))("the machines on $path", ({ path }) => {
	it("run without a seam", async () => {
		const { page } = await visit(path, { viewport: { width: 640, height: 720 } });
		// With reduced motion, no machine starts by itself when the script shows its button.
		await buttonOf(page, namesOn(path)[0] ?? "").waitFor();
		await page.emulateMedia({ reducedMotion: "no-preference" });
		await setStyles(page, withoutAnnotations);
		for (const name of namesOn(path)) {
			const figure = page.locator("figure", { has: buttonOf(page, name) });
			await buttonOf(page, name).focus();
			// A card of a list fades in when it comes into view.
			const opacity = () =>
				figure.evaluate((inner) => getComputedStyle(inner.closest("[data-stagger] > *") ?? inner).opacity);
			await expect.poll(opacity).toBe("1");
			const still = await figure.getByRole("img").screenshot();
			await run(page, name);
			// Polls, because a screenshot on a busy computer may show a moving part where it was before.
			// The still drawing is rounded to whole numbers, so its lines may be off by half a pixel.
			const jump = async () => difference(still, await poseOf(page, "first"));
			await expect.poll(jump, { message: `${name}, from still to running` }).toBeLessThan(0.005);
			const seam = async () => difference(await poseOf(page, "start"), await poseOf(page, "end"));
			await expect.poll(seam, { message: `${name}, from its end to its start` }).toBeLessThan(0.001);
		}
	});
});
