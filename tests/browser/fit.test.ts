import type { Page } from "playwright";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { stockPhotoHost } from "../../content/model/pictures.ts";
import { onePageOfEachKind, pageOf, pages } from "../site.ts";
import { whatIsLost } from "./reading.ts";
import { type Visit, visit } from "./visit.ts";

/** From 400 % of a window of 1280 x 1024 to a large screen, and each side of the layout's steps. */
const windows = [
	[320, 256],
	[320, 640],
	[390, 844],
	[640, 800],
	[667, 375],
	[768, 1024],
	[930, 800],
	[1000, 800],
	[1199, 800],
	[1440, 900],
	[1920, 1080],
] as const;

/** Styles that readers set: https://www.w3.org/TR/WCAG22/#text-spacing, and text twice as large. */
const readersStyles = {
	"text spacing":
		"* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-block-end: 2em !important }",
	"larger text": "html { font-size: 200% !important }",
} as const;

/** Words of drawings that are smaller than 11 px, or out of their frame. */
function unreadableInDrawings(page: Page): Promise<string[]> {
	return page.locator("svg text:visible").evaluateAll((words) =>
		words.flatMap((word) => {
			const frame = word.closest("svg")?.getBoundingClientRect();
			const box = word.getBoundingClientRect();
			const matrix = word instanceof SVGGraphicsElement ? word.getScreenCTM() : null;
			const size =
				Number.parseFloat(getComputedStyle(word).fontSize) * Math.hypot(matrix?.c ?? 0, matrix?.d ?? 0);
			const isInside = frame && box.left >= frame.left && box.right <= frame.right;
			return size < 11 || !isInside
				? [`${word.textContent}: ${size.toFixed(1)} px, inside: ${isInside}`]
				: [];
		}),
	);
}

describe.each(pages)("$path", ({ path }) => {
	let visitor: Visit;
	beforeAll(async () => {
		// The page's own policy would refuse a reader's styles.
		visitor = await visit(path, { bypassCSP: true });
	});
	afterAll(() => visitor[Symbol.asyncDispose]());

	it("shows all of its text in every window, without scrolling sideways", async () => {
		const { page } = visitor;
		for (const [width, height] of windows) {
			await page.setViewportSize({ width, height });
			expect(await whatIsLost(page), `${width} x ${height}`).toEqual([]);
			expect(await unreadableInDrawings(page), `${width} x ${height}`).toEqual([]);
		}
	});

	it.each(Object.entries(readersStyles))("shows all of its text with %s", async (_, css) => {
		const { page } = visitor;
		const style = await page.addStyleTag({ content: css });
		for (const width of [320, 1280, 1440]) {
			await page.setViewportSize({ width, height: 844 });
			expect(await whatIsLost(page), `${width} px wide`).toEqual([]);
		}
		await style.evaluate((element) => element.parentNode?.removeChild(element));
	});

	it("shows every card at once with reduced motion, and asks no other host but the stock photo's", async () => {
		const { page } = visitor;
		await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
		expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
		const opacities = await page
			.locator(".stagger > *")
			.evaluateAll((cards) => cards.map((card) => getComputedStyle(card).opacity));
		expect(opacities).toEqual(opacities.map(() => "1"));
		expect(visitor.elsewhere.filter(({ url }) => !url.startsWith(stockPhotoHost))).toEqual([]);
		expect(visitor.console.filter((line) => !line.startsWith("404 Error"))).toEqual([]);
	});
});

describe("the open drawer", () => {
	it("shows all of its links in every window", async () => {
		await using visitor = await visit("/");
		const { page } = visitor;
		await page.getByRole("button", { name: "Menu" }).click();
		const last = page.getByRole("dialog").getByRole("link").last();
		for (const [width, height] of windows) {
			await page.setViewportSize({ width, height });
			await last.scrollIntoViewIfNeeded();
			const box = await last.boundingBox();
			expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(height);
		}
	});

	it.each(Object.entries(readersStyles))("shows all of its text with %s", async (_, css) => {
		await using visitor = await visit("/", { bypassCSP: true });
		const { page } = visitor;
		await page.addStyleTag({ content: css });
		await page.getByRole("button", { name: "Menu" }).click();
		for (const width of [390, 1280, 1440]) {
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
	});
});

it.each(onePageOfEachKind)(
	"Every link and button of $path is at least 44 px high on a phone",
	async ({ path }) => {
		const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };
		await using visitor = await visit(path, phone);
		const small = await visitor.page
			.locator(":is(a, button, summary):visible:not(.skip-link)")
			.evaluateAll((targets) =>
				targets
					.map((target) => ({ text: target.textContent, height: target.getBoundingClientRect().height }))
					.filter(({ height }) => height < 44),
			);
		expect(small).toEqual([]);
	},
);

it("An open video fits between the sticky bar and the end of a low window", async () => {
	await using visitor = await visit(pageOf("product").path);
	const { page } = visitor;
	await page.locator("summary").click();
	for (const height of [375, 700]) {
		await page.setViewportSize({ width: 667, height });
		const box = await page.locator("details").boundingBox();
		expect(box?.width).toBeGreaterThan(400);
		expect((box?.height ?? height) + 64).toBeLessThanOrEqual(height + 4);
	}
});

it("A link to an item of a list shows it below the sticky bar", async () => {
	const { path } = pageOf("list");
	await using visitor = await visit(path);
	const { page } = visitor;
	const id = await page.locator("article[id]").last().getAttribute("id");
	await page.evaluate((fragment) => location.assign(`#${fragment}`), id);
	await expect.poll(async () => (await page.locator(`#${id}`).boundingBox())?.y).toBeLessThan(400);
	expect((await page.locator(`#${id}`).boundingBox())?.y).toBeGreaterThanOrEqual(64);
});
