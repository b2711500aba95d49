import type { Page } from "playwright";
import { expect } from "vitest";
import { all, textOf } from "../site.ts";

/** The end of each button's name: the machine's name in parentheses, or "the machine". */
export const namesOn = (path: string) => all(path, "[data-run] > span > :last-child").map(textOf);

export function buttonOf(page: Page, machine: string) {
	return page.getByRole("button", { name: machine });
}

/** The running machines, how many of their parts move, and how. */
export function atWork(page: Page) {
	return page.evaluate(() => {
		const names = [...document.querySelectorAll("[data-run][data-state=runs] > span > :last-child")];
		const runs = [...document.querySelectorAll(".run")];
		const animations = runs.flatMap((run) => run.getAnimations({ subtree: true }));
		return {
			machines: names.map((name) => name.textContent.trim()),
			parts: animations.length,
			easings: [...new Set(animations.map(({ effect }) => effect?.getTiming().easing ?? ""))],
		};
	});
}

export const nothing = { machines: [], parts: 0, easings: [] };

/** Waits until this machine is loaded and the only one running. */
export async function isRunning(page: Page, machine: string, easing = /./): Promise<void> {
	await expect
		.poll(() => atWork(page))
		.toEqual({
			machines: [machine],
			parts: expect.toSatisfy((parts) => parts >= 5, "at least 5 parts"),
			easings: expect.toSatisfy(
				(easings) => easings.every((name: string) => easing.test(name)),
				String(easing),
			),
		});
}

export async function run(page: Page, machine: string, easing?: RegExp): Promise<void> {
	await buttonOf(page, machine).click();
	await isRunning(page, machine, easing);
}
