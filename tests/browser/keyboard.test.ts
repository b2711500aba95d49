import type { Page } from "playwright";
import { expect, it } from "vitest";
import { onePageOfEachKind, pageOf } from "../site.ts";
import { visit } from "./visit.ts";

/** What a keyboard user can see of the focused element. */
interface Stop {
	readonly name: string;
	/** Its index among all elements of the page. */
	readonly place: number;
	readonly ringWidth: number;
	readonly ringStyle: string;
	/** Contrast of the focus ring with the background around the element. */
	readonly ringContrast: number;
	/** Whether any part of it is visible: in the window, and not behind the bar. */
	readonly seen: boolean;
}

/** Presses Tab through a whole page, until the focus leaves it or wraps around. */
async function tabThrough(page: Page): Promise<readonly Stop[]> {
	const stops: Stop[] = [];
	while (stops.length < 100) {
		await page.keyboard.press("Tab");
		const stop = await page.evaluate(() => {
			const element = document.activeElement;
			if (!element || element === document.body) return null;
			const canvas = document.createElement("canvas").getContext("2d", { willReadFrequently: true });
			if (!canvas) throw new Error("This browser has no canvas.");
			/** https://www.w3.org/TR/WCAG22/#dfn-relative-luminance */
			function luminance(color: string): number {
				if (!canvas) return 0;
				canvas.fillStyle = color;
				canvas.fillRect(0, 0, 1, 1);
				const [red = 0, green = 0, blue = 0] = [...canvas.getImageData(0, 0, 1, 1).data].map((value) => {
					const channel = value / 255;
					return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
				});
				return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
			}
			const ringElement = element.localName === "summary" ? (element.closest("details") ?? element) : element;
			const rings = [element, ringElement].map((owner) => getComputedStyle(owner));
			const ring = rings.find(({ outlineStyle }) => outlineStyle !== "none") ?? getComputedStyle(element);
			let ground = "rgba(0, 0, 0, 0)";
			const inside = Number.parseFloat(ring.outlineOffset) < 0;
			for (let box = inside ? element : element.parentElement; box; box = box.parentElement) {
				const { backgroundColor } = getComputedStyle(box);
				if (!/, 0\)$|transparent/.test(backgroundColor)) {
					ground = backgroundColor;
					break;
				}
			}
			const [high = 0, low = 0] = [luminance(ring.outlineColor), luminance(ground)].sort((a, b) => b - a);
			const { left, right, top, bottom } = element.getBoundingClientRect();
			const middle = (Math.max(left, 0) + Math.min(right, innerWidth)) / 2;
			const rows = [0.1, 0.5, 0.9].map(
				(part) => Math.max(top, 0) + (Math.min(bottom, innerHeight) - Math.max(top, 0)) * part,
			);
			return {
				name: element.getAttribute("aria-label") ?? element.textContent?.trim().slice(0, 40) ?? "",
				place: [...document.querySelectorAll("*")].indexOf(element),
				ringWidth: Number.parseFloat(ring.outlineWidth),
				ringStyle: ring.outlineStyle,
				ringContrast: (high + 0.05) / (low + 0.05),
				seen: rows.some((y) => {
					const hit = document.elementFromPoint(middle, y);
					return (
						hit !== null &&
						(element.contains(hit) || hit.contains(element)) &&
						hit !== document.documentElement &&
						hit !== document.body
					);
				}),
			};
		});
		if (stop === null || stop.place === stops[0]?.place) return stops;
		stops.push(stop);
	}
	throw new Error("The focus does not leave the page: it moves in a circle.");
}

/** A desktop, and a window of 1280 x 1024 at 400 %. */
const windows = [
	{ width: 1280, height: 800 },
	{ width: 320, height: 256 },
];
const withControls = onePageOfEachKind.filter(({ kind }) => kind !== "notice");
const walks = withControls.flatMap(({ path }, place) =>
	// The home page has most to hide, so it is walked through in both windows; the others share them.
	windows.filter((_, index) => path === "/" || index === place % 2).map((window) => ({ path, ...window })),
);

it.each(walks)(
	"Tab walks through $path in its own order, $width x $height: every stop is seen, and nothing traps the focus",
	async ({ path, width, height }) => {
		await using visitor = await visit(path, { viewport: { width, height } });
		const stops = await tabThrough(visitor.page);
		expect(stops[0]?.name).toBe("Skip to main content");
		expect(stops.length).toBeGreaterThan(5);
		const places = stops.map(({ place }) => place);
		expect(places).toEqual([...places].sort((a, b) => a - b));
		const faults = stops.filter(
			({ ringWidth, ringStyle, ringContrast, seen }) =>
				ringWidth < 2 || ringStyle === "none" || ringContrast < 3 || !seen,
		);
		expect(faults).toEqual([]);
	},
);

it("Shift and Tab walk back through the home page, and no stop is behind the bar", async () => {
	await using visitor = await visit("/", { viewport: { width: 390, height: 500 } });
	const { page } = visitor;
	await page.locator("footer a").last().focus();
	for (let press = 0; press < 100; press++) {
		const stop = await page.evaluate(() => {
			const element = document.activeElement;
			const bar = document.querySelector(".navigation-bar");
			if (!element || element === document.body || element.closest(".header, .skip-link")) return null;
			const isHidden = element.getBoundingClientRect().bottom <= (bar?.getBoundingClientRect().bottom ?? 0);
			return { isHidden, name: element.textContent };
		});
		if (stop === null) return;
		expect(stop.isHidden, stop.name ?? "").toBe(false);
		await page.keyboard.press("Shift+Tab");
	}
	throw new Error("The focus never came back to the header.");
});

it("The skip link leads past the header to the page's own content", async () => {
	await using visitor = await visit(pageOf("product").path);
	const { page } = visitor;
	await page.keyboard.press("Tab");
	await page.keyboard.press("Enter");
	await page.keyboard.press("Tab");
	expect(await page.evaluate(() => document.activeElement?.localName)).toBe("summary");
});

it("A video is opened and closed by Enter and by Space", async () => {
	await using visitor = await visit(pageOf("product").path);
	const { page } = visitor;
	await page.locator("summary").focus();
	for (const key of ["Enter", "Space"]) {
		await page.keyboard.press(key);
		expect(await page.locator("details[open]").count()).toBe(1);
		await page.keyboard.press(key);
		expect(await page.locator("details[open]").count()).toBe(0);
	}
});

it("Tabbing back from Menu to the logo leaves the page where it is", async () => {
	await using visitor = await visit("/");
	const { page } = visitor;
	await page.evaluate(() => scrollTo(0, 2000));
	await page.getByRole("button", { name: "Menu" }).evaluate((menu) => menu.focus({ preventScroll: true }));
	await page.keyboard.press("Shift+Tab");
	expect(await page.evaluate(() => [document.activeElement?.className, scrollY])).toEqual(["logo", 2000]);
});
