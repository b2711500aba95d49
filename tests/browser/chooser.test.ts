import type { Page } from "playwright";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { all, textOf } from "../site.ts";
import { openVisit, type Visit } from "./visit.ts";

const steps = all("/", ".chooser > li");

/** The targets of taps on the middle of each machine's drawing, in order. */
function addressesBehindDrawings(page: Page): Promise<(string | null | undefined)[]> {
	return page.locator(".chooser__step > .drawing:not(.load-drawing)").evaluateAll((drawings) =>
		drawings.map((drawing) => {
			drawing.scrollIntoView({ block: "center" });
			const { left, top, width, height } = drawing.getBoundingClientRect();
			const found = document.elementFromPoint(left + width / 2, top + height / 2);
			return found?.closest("a")?.getAttribute("href");
		}),
	);
}

describe("the chooser", () => {
	let visitor: Visit;
	beforeAll(async () => {
		visitor = await openVisit("/", { viewport: { width: 390, height: 844 }, javaScriptEnabled: false });
	});
	afterAll(() => visitor[Symbol.asyncDispose]());

	it("is a list of questions for assistive technology, each with its answer and without its drawings", async () => {
		const tree = await visitor.page.locator(".chooser").ariaSnapshot();
		const [list, ...items] = tree.split("- listitem:");
		expect(list?.trim()).toBe("- list:");
		expect(items).toHaveLength(steps.length);
		for (const [index, item] of items.entries()) {
			const links = [...(steps[index]?.querySelectorAll("a") ?? [])];
			expect(links.length).toBeGreaterThan(0);
			expect(item).toContain(textOf(steps[index]?.querySelector(".chooser__question")));
			expect(item.match(/- link /g)).toHaveLength(links.length);
			expect(item).not.toContain("- img");
		}
	});

	it("has links that a thumb hits, on every phone", async () => {
		const { page } = visitor;
		for (const width of [320, 430]) {
			await page.setViewportSize({ width, height: 844 });
			const small = await page.locator(".chooser a").evaluateAll((links) =>
				links.flatMap((link) => {
					const box = link.getBoundingClientRect();
					return box.height < 44 || box.width < 44
						? [`${link.textContent}: ${box.width} x ${box.height}`]
						: [];
				}),
			);
			expect(small, `${width} px`).toEqual([]);
		}
	});

	it.each([390, 1440])("leads from the drawing of a machine to that machine, %i px wide", async (width) => {
		const { page } = visitor;
		await page.setViewportSize({ width, height: 900 });
		const linksOfDrawings = steps
			.slice(0, -1)
			.map((step) => step.querySelector(".chooser__drawn")?.getAttribute("href"));
		expect(linksOfDrawings.some(Boolean)).toBe(true);
		expect(await addressesBehindDrawings(page)).toEqual(linksOfDrawings);
	});
});
