import { describe, expect, it } from "vitest";
import { Faults } from "../faults.ts";
import { onePageOfEachKind } from "../site.ts";
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
			// Items fade in first.
			const headingAtRest = () =>
				page.evaluate(() => {
					const isAtRest = document.readyState !== "loading" && document.getAnimations().length === 0;
					return isAtRest && document.querySelector("h1")?.innerText.replace(/\s+/g, " ").trim();
				});
			await expect.poll(headingAtRest, { message: `the heading of ${path}` }).toBe(heading);
			const { parts, lost, buttons } = await page.evaluate(() => {
				const isShown = (element: Element) => element.checkVisibility({ visibilityProperty: true });
				const parts = [...document.querySelectorAll("main :is(p, li, article, .still)")];
				const isLost = (part: Element) =>
					isShown(part) ? getComputedStyle(part).opacity !== "1" : part.matches(".still");
				const buttons = [...document.querySelectorAll("button")].filter(isShown);
				return {
					parts: parts.filter(isShown).length,
					lost: parts.filter(isLost).map(({ outerHTML }) => `${outerHTML.slice(0, 80)} is lost`),
					buttons: buttons.map(({ innerText }) => innerText).filter((text) => text.startsWith("Run")),
				};
			});
			if (kind !== "notice") expect(parts, `the shown parts of ${path}`).toBeGreaterThan(0);
			faults.add(path, [...lost, ...buttons.map((text) => `the button "${text}" is shown`)]);
		}
		expect(faults.lines).toEqual([]);
	});
});
