import { describe, expect, it } from "vitest";
import { Faults } from "../faults.ts";
import { onePageOfEachKind } from "../site.ts";
import { shownHeadings } from "./reading.ts";
import { visit } from "./visit.ts";

describe.each([
	["without script", { javaScriptEnabled: false }],
	["while the script has not arrived", { late: "**/*.js" }],
] as const)("%s", (_, options) => {
	it("a page of each kind shows everything but Run buttons", async () => {
		const faults = new Faults();
		for (const { path, heading, kind } of onePageOfEachKind) {
			await using visited = await visit(path, { ...options, reducedMotion: "no-preference" });
			const { page } = visited;
			await expect.poll(() => shownHeadings(page), { message: `the heading of ${path}` }).toEqual([heading]);
			// Items fade in first.
			const isAtRest = () =>
				page.evaluate(() => document.readyState !== "loading" && document.getAnimations().length === 0);
			await expect.poll(isAtRest).toBe(true);
			const { pressable, parts, lost, buttons } = await page.evaluate(() => {
				const isShown = (element: Element) => element.checkVisibility({ visibilityProperty: true });
				const parts = [...document.querySelectorAll("main :is(p, li, article, .still)")];
				const isLost = (part: Element) =>
					isShown(part) ? getComputedStyle(part).opacity !== "1" : part.matches(".still");
				const buttons = [...document.querySelectorAll<HTMLElement>("button, [role=button]")].filter(isShown);
				const looksPressable = (part: Element) =>
					getComputedStyle(part).cursor === "pointer" && !part.closest("a, button");
				return {
					pressable: parts.filter(looksPressable).map(({ outerHTML }) => outerHTML.slice(0, 80)),
					parts: parts.filter(isShown).length,
					lost: parts.filter(isLost).map(({ outerHTML }) => `${outerHTML.slice(0, 80)} is lost`),
					buttons: buttons.map(({ innerText }) => innerText).filter((text) => /run/i.test(text)),
				};
			});
			if (kind !== "notice") expect(parts, `the shown parts of ${path}`).toBeGreaterThan(0);
			// Nothing happens there without script. While it loads, something soon does.
			if ("javaScriptEnabled" in options) {
				faults.add(
					path,
					pressable.map((part) => `${part} looks as if it could be pressed`),
				);
			}
			faults.add(path, [...lost, ...buttons.map((text) => `the button "${text}" is shown`)]);
		}
		expect(faults.lines).toEqual([]);
	});
});
