import type { Page } from "playwright";
import { describe, expect, it } from "vitest";
import { openBrowser } from "./visit.ts";

const visit = openBrowser();
const posters = [
	"/products/robot-wrappers/",
	"/products/automatic-wrappers/",
	"/products/x0ps/",
	"/products/s600/",
];

function boxOf(page: Page, selector: string) {
	return page.locator(selector).first().boundingBox();
}

describe("a video", () => {
	it("opens with a double click, and takes its poster's caption away", async () => {
		await using visitor = await visit("/products/x1/");
		const { page } = visitor;
		expect(await page.locator(".video__poster-caption").isVisible()).toBe(true);
		await page.locator("summary").dblclick();
		expect(await page.locator("iframe").isVisible()).toBe(true);
		expect(await page.locator(".video__poster-caption").isVisible()).toBe(false);
	});

	it("fills its place with the link where scripts are off", async () => {
		await using visitor = await visit("/products/x1/", { javaScriptEnabled: false });
		const { page } = visitor;
		const stage = await boxOf(page, ".video__poster");
		await page.locator("summary").click();
		expect(await boxOf(page, ".video__without-script")).toEqual(stage);
	});

	it("says once on a page where videos come from", async () => {
		await using visitor = await visit("/products/automatic-wrappers/");
		expect(await visitor.page.getByText("Videos load from an external player").count()).toBe(1);
	});
});

describe("a poster on a phone", () => {
	it.each(["/products/x0ps/", "/products/x1/", "/products/vented-wrap/"])(
		"on %s shows a machine that fills 44 percent of its width or more",
		async (path) => {
			await using visitor = await visit(path, { viewport: { width: 390, height: 844 } });
			for (const poster of await visitor.page.locator(".video__poster").all()) {
				const share = await poster.evaluate((stage) => {
					const sides = [...stage.querySelectorAll("svg > :not(.callouts)")].map((part) =>
						part.getBoundingClientRect(),
					);
					const left = Math.min(...sides.map((side) => side.left));
					const right = Math.max(...sides.map((side) => side.right));
					const box = stage.getBoundingClientRect();
					return { share: (right - left) / box.width, isInside: left >= box.left && right <= box.right };
				});
				expect(share.share).toBeGreaterThan(0.44);
				expect(share.isInside).toBe(true);
			}
		},
	);

	it.each(posters)("on %s leaves no word of its label alone", async (path) => {
		await using visitor = await visit(path, { viewport: { width: 390, height: 844 } });
		const lasts = await visitor.page
			.locator(".video__label:not(.video__label--close)")
			.evaluateAll((labels) =>
				labels.map((label) => {
					const range = document.createRange();
					range.selectNodeContents(label);
					const lines = [...range.getClientRects()].map(({ width }) => width);
					return (lines.at(-1) ?? 0) / Math.max(...lines);
				}),
			);
		for (const last of lasts) expect(last).toBeGreaterThan(0.5);
	});
});

it.each([640, 667, 992, 1000, 1200])("No callout is smaller than 11 px, %d px wide", async (width) => {
	for (const path of posters) {
		await using visitor = await visit(path, { viewport: { width, height: 800 } });
		const sizes = await visitor.page.locator(".callouts text:visible").evaluateAll((words) =>
			words.map((word) => {
				const matrix = word instanceof SVGGraphicsElement ? word.getScreenCTM() : null;
				return (
					Number.parseFloat(getComputedStyle(word).fontSize) * Math.hypot(matrix?.c ?? 0, matrix?.d ?? 0)
				);
			}),
		);
		expect(sizes.length).toBeGreaterThan(0);
		expect(Math.min(...sizes), path).toBeGreaterThanOrEqual(11);
	}
});

it("The words on the hero's floor are 11 px or larger on a phone", async () => {
	for (const width of [320, 390]) {
		await using visitor = await visit("/", { viewport: { width, height: 800 } });
		const sizes = await visitor.page.locator(".hero svg text:visible").evaluateAll((words) =>
			words.map((word) => {
				const frame = word.closest("svg");
				const scale = (frame?.getBoundingClientRect().width ?? 0) / (frame?.viewBox.baseVal.width ?? 1);
				return Number.parseFloat(getComputedStyle(word).fontSize) * scale;
			}),
		);
		for (const size of sizes) expect(size).toBeGreaterThanOrEqual(11);
	}
});
