import { describe, expect, it } from "vitest";
import { onePageOfEachKind, pageOf } from "../site.ts";
import { focusedStop } from "./reading.ts";
import { visit } from "./visit.ts";

/** A desktop, and a window of 1280 x 1024 zoomed to 400%. */
const windows = [
	{ width: 1280, height: 800 },
	{ width: 320, height: 256 },
];
const withControls = onePageOfEachKind.filter(({ kind }) => kind !== "notice");
const walks = withControls.flatMap(({ path }, place) =>
	// The home page is the longest, so it is tested in both windows. The other pages share them.
	windows.filter((_, index) => path === "/" || index === place % 2).map((window) => ({ path, ...window })),
);

describe("the Tab key", () => {
	it.each(walks)("walks in order through what one sees of $path at $width px", async ({ path, ...size }) => {
		const { page } = await visit(path, { viewport: size });
		const places: number[] = [];
		for (;;) {
			await page.keyboard.press("Tab");
			const stop = await focusedStop(page);
			if (!stop || stop.place === places[0]) break;
			const text = `the focus on "${stop.name}"`;
			expect(stop, text).toMatchObject({ hasRing: true, isSeen: true });
			expect(stop.place, `${text} comes after what follows it`).toBeGreaterThan(places.at(-1) ?? -1);
			places.push(stop.place);
		}
		expect(places.length).toBeGreaterThan(5);
	});

	it("leads to the skip link, and from the main content to the machine and the video", async () => {
		const { page } = await visit(pageOf("product").path);
		for (const key of ["Tab", "Enter"]) await page.keyboard.press(key);
		expect(await page.getByRole("main").evaluate((main) => main.matches(":focus"))).toBe(true);
		await page.keyboard.press("Tab");
		await page.locator("button:focus", { hasText: "Run" }).waitFor();
		for (const key of ["Tab", "Enter"]) await page.keyboard.press(key);
		await page.locator("button:focus", { hasText: "Close video" }).waitFor();
	});
});

describe("Shift+Tab", () => {
	it.each(["/", pageOf("product").path])(
		"walks back through %s, and no stop is behind the bar",
		async (path) => {
			const { page } = await visit(path, { viewport: { width: 390, height: 500 } });
			await page.getByRole("contentinfo").getByRole("link").last().focus();
			let stop = await focusedStop(page);
			for (let press = 0; press < 100 && stop?.isInHeader === false; press++) {
				expect(stop, `the focus on "${stop.name}"`).toMatchObject({ isSeen: true });
				await page.keyboard.press("Shift+Tab");
				stop = await focusedStop(page);
			}
			expect(stop).toMatchObject({ isInHeader: true });
		},
	);
});
