import type { Page } from "playwright";
import { describe, expect, it } from "vitest";
import { labels } from "../../content/interface.ts";
import { whatIsLostAt } from "../browser/reading.ts";
import { setStyles, visit, visitInFrame } from "../browser/visit.ts";
import { Faults } from "../faults.ts";
import { onePageOfEachKind, pageOf, pages } from "../site.ts";
import { violations } from "./axe.ts";

/**
 * Styles that readers set: text at twice the size, and https://www.w3.org/TR/WCAG22/#text-spacing
 */
const readersStyles = {
	"text at twice the size": "html { font-size: 200% !important }",
	"wide spacing":
		"* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-block-end: 2em !important }",
};

it("every page shows all of its text in readers' styles", async () => {
	const lost = new Faults();
	const { frame, open } = await visitInFrame();
	for (const page of pages) {
		await open(page.path);
		// A desktop has room for all words, so one page of each kind is enough.
		const widths = onePageOfEachKind.includes(page) ? [320, 1280] : [320];
		for (const [name, styles] of Object.entries(readersStyles)) {
			await setStyles(frame, styles);
			for (const found of await whatIsLostAt(frame, widths)) {
				lost.add(`${page.path} at ${found.width} px with ${name}`, found.lost);
			}
		}
	}
	expect(lost.lines).toEqual([]);
});

describe("a page of each kind", () => {
	// Those in a line of text are as high as the line:
	// https://www.w3.org/TR/WCAG22/#target-size-minimum
	it("has links and buttons that are 44 px high, for fingers", async () => {
		const low = new Faults();
		for (const { path } of onePageOfEachKind) {
			const viewport = { width: 390, height: 844 };
			await using visited = await visit(path, { viewport, isMobile: true, hasTouch: true });
			const targets = await visited.page.evaluate(() =>
				[...document.querySelectorAll("a, button")]
					.filter((target) => target.checkVisibility({ visibilityProperty: true }))
					.map((target) => {
						const { height } = target.getBoundingClientRect();
						const isLow = height < 44 && getComputedStyle(target).display !== "inline";
						return { isLow, fault: `"${target.textContent}" is ${height} px high` };
					}),
			);
			low.add(
				path,
				targets.flatMap(({ isLow, fault }) => (isLow ? [fault] : [])),
			);
		}
		expect(low.lines).toEqual([]);
	});
});

it.each([
	["drawer", "/", "dialog", (page: Page) => page.getByRole("button", { name: labels.menu })],
	["video", pageOf("product").path, "figure", (page: Page) => page.locator(".video__bar").first()],
] as const)("the open %s has no axe violations, light or dark", async (_, path, part, opener) => {
	const { page } = await visit(path);
	await opener(page).click();
	for (const colorScheme of ["light", "dark"] as const) {
		await page.emulateMedia({ colorScheme });
		const rules = colorScheme === "light" ? "all" : "looks";
		expect(await violations(page, { part, rules }), colorScheme).toEqual([]);
	}
});
