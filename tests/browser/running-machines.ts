import type { Page } from "playwright";
import { expect } from "vitest";
import { labels } from "../../content/interface.ts";
import { all, textOf } from "../site.ts";

/** The end of each button's name: the machine's name in parentheses, or "the machine". */
export const namesOn = (path: string) =>
	all(path, "[data-run]").map(
		(button) => textOf(button.querySelector(".visually-hidden")) || labels.theMachine,
	);

export function buttonOf(page: Page, machine: string) {
	return page.getByRole("button", { name: machine });
}

/** The names of the buttons that stop a machine, how many of their parts move, and how. */
export function atWork(page: Page) {
	return page.evaluate(() => {
		const buttons = document.querySelectorAll<HTMLElement>("[data-state=runs]");
		const runs = [...document.querySelectorAll(".run")];
		const animations = runs.flatMap((run) => run.getAnimations({ subtree: true }));
		return {
			machines: [...buttons].map((button) => button.innerText),
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
			machines: [expect.stringContaining(machine)],
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
