import { expect, it } from "vitest";
import { onePageOfEachKind, pageOf } from "../site.ts";
import { focusedStop } from "./reading.ts";
import { visit } from "./visit.ts";

/** A desktop, and a window of 1280 x 1024 zoomed to 400 %. */
const windows = [
	{ width: 1280, height: 800 },
	{ width: 320, height: 256 },
];
const withControls = onePageOfEachKind.filter(({ kind }) => kind !== "notice");
const walks = withControls.flatMap(({ path }, place) =>
	// The home page is the longest, so it is tested in both windows. The other pages share them.
	windows.filter((_, index) => path === "/" || index === place % 2).map((window) => ({ path, ...window })),
);

it.each(walks)(
	"Tab walks through $path in order at $width x $height, and every stop is visible",
	async ({ path, width, height }) => {
		const { page } = await visit(path, { viewport: { width, height } });
		const places: number[] = [];
		for (;;) {
			await page.keyboard.press("Tab");
			const stop = await focusedStop(page);
			if (!stop || stop.place === places[0]) break;
			const text = await page.locator(":focus").textContent();
			expect(stop, `the focus on "${text}"`).toMatchObject({ hasRing: true, ringCutBy: [], isSeen: true });
			expect(places).not.toContain(stop.place);
			places.push(stop.place);
		}
		expect(places.length).toBeGreaterThan(5);
		expect(places).toEqual(places.toSorted((a, b) => a - b));
	},
);

it("Shift+Tab walks back through the home page, and no stop is behind the bar", async () => {
	const { page } = await visit("/", { viewport: { width: 390, height: 500 } });
	await page.getByRole("contentinfo").getByRole("link").last().focus();
	const isInHeader = () => page.evaluate(() => document.activeElement?.closest("header") !== null);
	for (let press = 0; press < 100 && !(await isInHeader()); press++) {
		expect(await focusedStop(page)).toMatchObject({ isSeen: true });
		await page.keyboard.press("Shift+Tab");
	}
	expect(await isInHeader()).toBe(true);
});

it("Shift+Tab brings the bar of a video out from behind the sticky bar", async () => {
	const { page } = await visit(pageOf("product").path, { viewport: { width: 390, height: 500 } });
	const run = page.getByRole("button", { name: "Run" });
	await run.evaluate((button) => button.focus({ preventScroll: true }));
	const bar = page.locator("summary");
	await bar.evaluate((summary) => scrollBy(0, summary.getBoundingClientRect().top - 5));
	await page.keyboard.press("Shift+Tab");
	expect(await bar.evaluate((summary) => summary.matches(":focus"))).toBe(true);
	expect(await focusedStop(page)).toMatchObject({ isSeen: true });
});

it("the skip link leads to the main content, where Space opens a video", async () => {
	const { page } = await visit(pageOf("product").path);
	for (const key of ["Tab", "Enter"]) await page.keyboard.press(key);
	expect(await page.getByRole("main").evaluate((main) => main.matches(":focus"))).toBe(true);
	for (const key of ["Tab", "Space"]) await page.keyboard.press(key);
	expect(await page.locator("details[open] summary:focus").count()).toBe(1);
	await page.keyboard.press("Space");
	expect(await page.locator("details[open]").count()).toBe(0);
});

it("Tabbing back from Menu to the logo does not scroll the page", async () => {
	const { page } = await visit("/");
	await page.evaluate(() => scrollTo(0, 2000));
	await page.getByRole("button", { name: "Menu" }).evaluate((menu) => menu.focus({ preventScroll: true }));
	await page.keyboard.press("Shift+Tab");
	expect(await page.evaluate(() => [document.activeElement?.getAttribute("href"), scrollY])).toEqual([
		"/",
		2000,
	]);
});
