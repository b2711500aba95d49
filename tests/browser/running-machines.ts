import type { Page } from "playwright";
import { expect } from "vitest";
import { all, textOf } from "../site.ts";

/** The end of each button's name: the machine's name in parentheses, or "" for the home page's. */
export const namesOn = (path: string) =>
	all(path, "[data-run]").map((button) => textOf(button.querySelector(".visually-hidden")));

export function buttonOf(page: Page, machine: string) {
	return page.getByRole("button").and(page.locator("[data-run]")).filter({ hasText: machine });
}

/**
 * Waits until this machine is loaded and the only one that runs. Without a machine, waits until
 * none runs.
 *
 * @param easing how each of its parts moves
 */
export async function expectRunning(page: Page, machine?: string, easing = /./): Promise<void> {
	const running = () =>
		page.evaluate(() => {
			const buttons = document.querySelectorAll<HTMLElement>("[data-state=runs]");
			const runs = [...document.querySelectorAll(".run")];
			const animations = runs.flatMap((run) => run.getAnimations({ subtree: true }));
			return {
				machines: [...buttons].map((button) => button.innerText),
				parts: animations.length,
				easings: [...new Set(animations.map(({ effect }) => effect?.getTiming().easing ?? ""))],
			};
		});
	const one = {
		machines: [expect.stringContaining(machine ?? "")],
		parts: expect.toSatisfy((parts) => parts >= 4, "at least 4 parts"),
		easings: expect.toSatisfy((all: string[]) => all.every((name) => easing.test(name)), `${easing}`),
	};
	const isOne = machine !== undefined;
	const message = isOne ? `the machine ${machine || "of the home page"} runs alone` : "no machine runs";
	await expect.poll(running, { message }).toEqual(isOne ? one : { machines: [], parts: 0, easings: [] });
}

/** Presses a machine's button, and waits until the machine runs. */
export async function run(page: Page, machine: string, easing?: RegExp): Promise<void> {
	await buttonOf(page, machine).click();
	await expectRunning(page, machine, easing);
}
