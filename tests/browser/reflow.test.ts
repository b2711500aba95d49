import { describe, expect, it } from "vitest";
import { routes } from "../../content/model/routes.ts";
import { sidewaysScroll, whatIsLost } from "./reading.ts";
import { openBrowser } from "./visit.ts";

const visit = openBrowser();

/** Author style sheets are refused by the pages' own policy. */
const withStyles = { bypassCSP: true };

/** https://www.w3.org/TR/WCAG22/#text-spacing */
const textSpacing =
	"* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-block-end: 2em !important }";

const windows = {
	"at 400 % of a window of 1280 x 1024": { width: 320, height: 256 },
	"on a small phone": { width: 320, height: 640 },
	"on a phone that lies on its side": { width: 667, height: 375 },
	"at 1024 px": { width: 1024, height: 768 },
} as const;

describe.each(Object.entries(windows))("%s", (_, viewport) => {
	it.each(routes)("$path shows all of its text without sideways scrolling", async ({ path }) => {
		await using visitor = await visit(path, { viewport });
		expect(await sidewaysScroll(visitor.page)).toBe(0);
		expect(await whatIsLost(visitor.page)).toEqual([]);
	});

	it("the open drawer shows all of its links", async () => {
		await using visitor = await visit("/", { viewport });
		const { page } = visitor;
		await page.getByRole("button", { name: "Menu" }).click();
		const last = page.getByRole("dialog").getByRole("link").last();
		await last.scrollIntoViewIfNeeded();
		const box = await last.boundingBox();
		expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(viewport.height);
		expect(await sidewaysScroll(page)).toBe(0);
	});
});

const settings = {
	"with the text spacing of WCAG 1.4.12, on a phone": { css: textSpacing, width: 390 },
	"with the text spacing of WCAG 1.4.12, on a desktop": { css: textSpacing, width: 1440 },
	"with text twice as large, on a phone": { css: "html { font-size: 200% !important }", width: 390 },
	"with text twice as large, on a desktop": { css: "html { font-size: 200% !important }", width: 1280 },
} as const;

describe.each(Object.entries(settings))("%s", (_, { css, width }) => {
	it.each(routes)("$path shows all of its text without sideways scrolling", async ({ path }) => {
		await using visitor = await visit(path, { viewport: { width, height: 844 }, ...withStyles });
		const { page } = visitor;
		await page.addStyleTag({ content: css });
		expect(await sidewaysScroll(page)).toBe(0);
		expect(await whatIsLost(page)).toEqual([]);
	});

	it("the open drawer shows all of its text", async () => {
		await using visitor = await visit("/", { viewport: { width, height: 844 }, ...withStyles });
		const { page } = visitor;
		await page.addStyleTag({ content: css });
		await page.getByRole("button", { name: "Menu" }).click();
		const drawer = page.getByRole("dialog");
		const spilled = await drawer
			.locator("h2, button, a")
			.evaluateAll((elements) =>
				elements
					.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
					.map(({ textContent }) => textContent),
			);
		expect(spilled).toEqual([]);
		expect(await drawer.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
	});
});

it.each([375, 700])(
	"An open video fits between the sticky bar and the end of a window %d px high",
	async (height) => {
		await using visitor = await visit("/products/x1/", { viewport: { width: 667, height } });
		const { page } = visitor;
		await page.locator("summary").click();
		const box = await page.locator("details").boundingBox();
		expect(box?.width).toBeGreaterThan(400);
		expect((box?.height ?? height) + 64).toBeLessThanOrEqual(height + 4);
	},
);

it.each([640, 667, 768, 992, 1024, 1199, 1440])(
	"No word in a drawing is smaller than 10 px, or out of its frame, %d px wide",
	async (width) => {
		for (const { path } of routes) {
			await using visitor = await visit(path, { viewport: { width, height: 800 } });
			const faults = await visitor.page.locator("svg text:visible").evaluateAll((words) =>
				words.flatMap((word) => {
					const frame = word.closest("svg")?.getBoundingClientRect();
					const box = word.getBoundingClientRect();
					const matrix = word instanceof SVGGraphicsElement ? word.getScreenCTM() : null;
					const scale = Math.hypot(matrix?.c ?? 0, matrix?.d ?? 0);
					const size = Number.parseFloat(getComputedStyle(word).fontSize) * scale;
					const inside = frame && box.left >= frame.left && box.right <= frame.right;
					return size < 10 || !inside ? [`${word.textContent} ${size.toFixed(1)} px, ${inside}`] : [];
				}),
			);
			expect(faults, path).toEqual([]);
		}
	},
);
