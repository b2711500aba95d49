import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { unreadableInDrawings, whatIsLost } from "../browser/reading.ts";
import { type Visit, visit } from "../browser/visit.ts";
import { all, onePageOfEachKind, pages } from "../site.ts";
import { violations } from "./axe.ts";

/** From 400 % of a window of 1280 x 1024 to a large screen, and each side of the layout's steps. */
const windows = [
	[320, 256],
	[390, 844],
	[667, 375],
	[768, 1024],
	[930, 800],
	[1000, 800],
	[1920, 1080],
] as const;

/** Styles that readers set: https://www.w3.org/TR/WCAG22/#text-spacing, and text twice as large. */
const readersStyles = {
	"text spacing":
		"* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-block-end: 2em !important }",
	"larger text": "html { font-size: 200% !important }",
} as const;

const widthsOfReaders = [320, 1280];

describe.each(onePageOfEachKind)("a page such as $path", ({ path }) => {
	it("shows all of its text in every window and in readers' styles", async () => {
		// The page's policy would block a reader's styles.
		await using visitor = await visit(path, { bypassCSP: true });
		const { page } = visitor;
		for (const [width, height] of windows) {
			await page.setViewportSize({ width, height });
			expect(await whatIsLost(page), `${width} x ${height}`).toEqual([]);
			expect(await unreadableInDrawings(page), `${width} x ${height}`).toEqual([]);
		}
		for (const [name, css] of Object.entries(readersStyles)) {
			const style = await page.addStyleTag({ content: css });
			for (const width of widthsOfReaders) {
				await page.setViewportSize({ width, height: 844 });
				expect(await whatIsLost(page), `${name}, ${width} px wide`).toEqual([]);
			}
			await style.evaluate((element) => element.parentNode?.removeChild(element));
		}
	});

	it("has links and buttons at least 44 px high, and no axe violations, on a dark phone", async () => {
		const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true } as const;
		await using visitor = await visit(path, { ...phone, colorScheme: "dark", bypassCSP: true });
		const { page } = visitor;
		const small = await page
			.locator(":is(a, button, summary):visible:not(.skip-link)")
			.evaluateAll((targets) =>
				targets
					.map((target) => ({ text: target.textContent, height: target.getBoundingClientRect().height }))
					.filter(({ height }) => height < 44),
			);
		expect(small).toEqual([]);
		expect(await violations(page)).toEqual([]);
	});
});

describe("the open drawer", () => {
	let visitor: Visit;
	beforeAll(async () => {
		visitor = await visit("/", { bypassCSP: true });
		await visitor.page.locator("header button").click();
	});
	afterAll(() => visitor[Symbol.asyncDispose]());

	it("shows all of its links in every window", async () => {
		const { page } = visitor;
		const last = page.getByRole("dialog").getByRole("link").last();
		for (const [width, height] of windows) {
			await page.setViewportSize({ width, height });
			await last.scrollIntoViewIfNeeded();
			const box = await last.boundingBox();
			expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(height);
		}
	});

	it.each(Object.entries(readersStyles))("shows all of its text with %s", async (_, css) => {
		const { page } = visitor;
		const style = await page.addStyleTag({ content: css });
		for (const width of widthsOfReaders) {
			await page.setViewportSize({ width, height: 844 });
			const cut = await page
				.locator("dialog, dialog :is(h2, button, a)")
				.evaluateAll((elements) =>
					elements
						.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
						.map(({ textContent }) => textContent),
				);
			expect(cut, `${width} px wide`).toEqual([]);
		}
		await style.evaluate((element) => element.parentNode?.removeChild(element));
	});

	it("has no axe violations, light and dark", async () => {
		for (const colorScheme of ["light", "dark"] as const) {
			await visitor.page.emulateMedia({ colorScheme });
			expect(await violations(visitor.page, "dialog"), colorScheme).toEqual([]);
		}
	});
});

const withVideo = pages.filter(({ path }) => all(path, "summary").length > 0).slice(0, 1);

it.each(withVideo)(
	"axe finds nothing wrong with an open video of $path, light and dark",
	async ({ path }) => {
		await using visitor = await visit(path, { bypassCSP: true });
		const { page } = visitor;
		await page.locator("summary").first().click();
		for (const colorScheme of ["light", "dark"] as const) {
			await page.emulateMedia({ colorScheme });
			expect(await violations(page, "details[open]"), colorScheme).toEqual([]);
		}
	},
);
