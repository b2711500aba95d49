import { describe, expect, it } from "vitest";
import { routes } from "../../content/model/routes.ts";
import { openBrowser } from "./visit.ts";

const visit = openBrowser();
const widths = [320, 390, 768, 1440, 1920];
const screens = routes.flatMap(({ path }) => widths.map((width) => ({ path, width })));

describe("every page on every screen", () => {
	it.each(screens)("$path does not scroll sideways, $width px wide", async ({ path, width }) => {
		await using visitor = await visit(path, { viewport: { width, height: 800 } });
		const overflow = await visitor.page.evaluate(
			() => document.documentElement.scrollWidth - document.documentElement.clientWidth,
		);
		expect(overflow).toBeLessThanOrEqual(0);
	});

	it.each(screens.filter(({ width }) => width === 390 || width === 1440))(
		"$path shifts nothing while it loads and the fonts arrive late, $width px wide",
		async ({ path, width }) => {
			await using visitor = await visit(path, { viewport: { width, height: 800 }, lateFonts: true });
			const shift = await visitor.page.evaluate(() => {
				return new Promise<number>((resolve) => {
					let sum = 0;
					new PerformanceObserver((list) => {
						for (const entry of list.getEntries()) {
							if ("value" in entry && typeof entry.value === "number") sum += entry.value;
						}
					}).observe({ type: "layout-shift", buffered: true });
					setTimeout(() => resolve(sum), 400);
				});
			});
			expect(shift).toBe(0);
		},
	);

	it.each(routes)("every link and button of $path is at least 44 px high on a phone", async ({ path }) => {
		const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };
		await using visitor = await visit(path, phone);
		const small = await visitor.page
			.locator("a:visible, button:visible, summary:visible")
			.evaluateAll((targets) =>
				targets
					.filter(
						(target) => !target.classList.contains("skip-link") && target.getBoundingClientRect().height < 44,
					)
					.map((target) => `${target.textContent} ${target.getBoundingClientRect().height}`),
			);
		expect(small).toEqual([]);
	});

	it("the sticky bar never covers what has the focus, or a fragment's target", async () => {
		await using visitor = await visit("/products/automatic-wrappers/#s300-in-line");
		const { page } = visitor;
		expect((await page.locator("#s300-in-line").boundingBox())?.y).toBeGreaterThanOrEqual(64);
		await page.mouse.wheel(0, 20_000);
		await page.waitForTimeout(200);
		await page.locator("footer a").last().focus();
		for (let press = 0; press < 16; press++) {
			await page.keyboard.press("Shift+Tab");
			const top = await page.evaluate(() => {
				const focused = document.activeElement;
				return focused?.closest(".navigation-bar, .top-bar, .skip-link")
					? 64
					: (focused?.getBoundingClientRect().top ?? 64);
			});
			expect(top).toBeGreaterThanOrEqual(63);
		}
	});
});
