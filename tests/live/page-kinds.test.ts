import type { Page } from "playwright";
import { describe, expect, it } from "vitest";
import { labels } from "../../content/interface.ts";
import { whatIsLost } from "../browser/reading.ts";
import { setStyles, visit } from "../browser/visit.ts";
import { onePageOfEachKind, pageOf, pages } from "../site.ts";
import { violations } from "./axe.ts";

/**
 * Styles that readers set: text at twice the size, and https://www.w3.org/TR/WCAG22/#text-spacing
 */
const readersStyles = [
	"html { font-size: 200% !important }",
	"* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-block-end: 2em !important }",
];

/** What is lost of a page with readers' styles, on a phone and a desktop. */
async function lostToReaders(page: Page): Promise<readonly string[]> {
	const lost: string[] = [];
	for (const styles of readersStyles) {
		await setStyles(page, styles);
		for (const width of [320, 1280]) {
			await page.setViewportSize({ width, height: 844 });
			lost.push(...(await whatIsLost(page)).map((fault) => `${fault} at ${width} px with ${styles}`));
		}
	}
	return lost;
}

it.each(onePageOfEachKind)("$path shows all of its text in readers' styles", async ({ path }) => {
	const { page } = await visit(path);
	expect(await lostToReaders(page)).toEqual([]);
});

const phone = {
	viewport: { width: 390, height: 844 },
	isMobile: true,
	hasTouch: true,
	colorScheme: "dark",
} as const;

describe("on a dark phone", () => {
	// Those in a line of text are as high as the line:
	// https://www.w3.org/TR/WCAG22/#target-size-minimum
	it.each(pages)("the links and buttons of $path are 44 px high", async ({ path }) => {
		const { page } = await visit(path, phone);
		const small = await page.locator(":is(a, button):visible").evaluateAll((targets) =>
			targets.flatMap((target) => {
				const { height } = target.getBoundingClientRect();
				const isSmall = height < 44 && getComputedStyle(target).display !== "inline";
				return isSmall ? [`"${target.textContent}" is ${height} px high`] : [];
			}),
		);
		expect(small).toEqual([]);
	});

	it.each(onePageOfEachKind)("$path has no axe violations", async ({ path }) => {
		const { page } = await visit(path, phone);
		expect(await violations(page)).toEqual([]);
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
		expect(await violations(page, part), colorScheme).toEqual([]);
	}
});
