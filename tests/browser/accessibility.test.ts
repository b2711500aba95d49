import type { Locator } from "playwright";
import { expect, it } from "vitest";
import { withNoRealPlayer } from "../player.ts";
import { onePageOfEachKind } from "../site.ts";
import { expectSnapshot } from "../snapshot.ts";
import { visit } from "./visit.ts";

/**
 * Expects the accessibility tree of its snapshot, without the year, which comes from the visitor's
 * clock.
 */
async function expectTree(element: Locator, name: string): Promise<void> {
	const tree = withNoRealPlayer(await element.ariaSnapshot()).replace(/© \d{4}/, "© YEAR");
	await expectSnapshot(`${tree}\n`, `snapshots/${name}.txt`);
}

it.each(onePageOfEachKind)("nothing on $path moves with reduced motion", async ({ path }) => {
	const { page } = await visit(path);
	const moving = await page.evaluate(() =>
		[...document.querySelectorAll("*")].flatMap((element) => {
			const { transitionDuration, animationName } = getComputedStyle(element);
			const isStill = /^0s(?:, 0s)*$/.test(transitionDuration) && animationName === "none";
			return isStill ? [] : `${element.localName}.${element.getAttribute("class")}`;
		}),
	);
	expect([...new Set(moving)], "elements with a transition or an animation").toEqual([]);
});

const oneOfEach = [...onePageOfEachKind, { path: "/500.html", kind: "failure" }];

it.each(oneOfEach)("$path has the accessibility tree of its snapshot", async ({ path, kind }) => {
	const { page } = await visit(path);
	await expectTree(page.getByRole("main"), kind);
	// These are the same on every page.
	if (kind !== "product") return;
	await expectTree(page.getByRole("banner"), "header");
	await expectTree(page.getByRole("contentinfo"), "footer");
	await page.getByRole("button", { name: "Menu" }).click();
	await expectTree(page.getByRole("dialog", { name: "Navigation" }), "drawer");
});
