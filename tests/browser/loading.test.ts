import type { Page } from "playwright";
import { expect, it } from "vitest";
import { stockPhotoHost } from "../../content/model/stock-photo.ts";
import { all, onePageOfEachKind, siteUrl, textOfFile } from "../site.ts";
import { frames, visit } from "./visit.ts";

interface Entry {
	readonly name: string;
	readonly startTime: number;
	readonly duration: number;
	/** Of the largest contentful paint: the address of its picture. Empty for text and drawings. */
	readonly url?: string;
	readonly renderBlockingStatus?: string;
}

/** The browser's performance entries of a type so far. */
function entriesOf(page: Page, type: "resource" | "largest-contentful-paint" | "layout-shift") {
	return page.evaluate((wanted) => {
		const observer = new PerformanceObserver(() => {});
		observer.observe({ type: wanted, buffered: true });
		return observer.takeRecords().map((entry): Entry => entry.toJSON());
	}, type);
}

const screens = [
	{ width: 390, height: 844 },
	{ width: 1280, height: 720 },
] as const;
const cases = onePageOfEachKind.flatMap((page) => screens.map((viewport) => ({ ...page, viewport })));

it.each(cases)(
	"$path, $viewport.width px wide, shows its first view without waiting for fonts or pictures, requests at most two fonts, the script, its drawings and the print style sheet, and moves nothing while it is read to its end",
	async ({ path, kind, viewport }) => {
		const { page } = await visit(path, { reducedMotion: "no-preference", lateFonts: true, viewport });
		await frames(page, 10);
		const asked = await entriesOf(page, "resource");
		const fonts = asked.filter(({ name }) => name.endsWith(".woff2"));
		const largest = (await entriesOf(page, "largest-contentful-paint")).at(-1);
		expect(largest?.url).toBe("");
		expect(largest?.startTime).toBeLessThan(
			Math.min(...fonts.map(({ startTime, duration }) => startTime + duration)),
		);
		expect(asked.filter(({ renderBlockingStatus }) => renderBlockingStatus !== "non-blocking")).toEqual([]);
		const names = asked
			// The script loads the home page's machine, perhaps later.
			.filter(({ name }) => !name.startsWith(stockPhotoHost) && !/favicon|icon|run-hero/.test(name))
			.map(({ name }) => name.slice(siteUrl.length).replace(/-[0-9a-f]{8}(\.\w+).*/, "$1"))
			.sort();
		const expected = [
			"/assets/archivo-stretch.woff2",
			"/assets/archivo.woff2",
			...(kind === "home" ? ["/assets/drawings.svg"] : []),
			"/assets/enhance.js",
			"/assets/print.css",
		];
		expect(names).toEqual(kind === "notice" ? ["/assets/print.css"] : expected);

		await page.mouse.wheel(0, 20_000);
		await frames(page, 10);
		expect(await entriesOf(page, "layout-shift")).toEqual([]);
	},
);

it.each(onePageOfEachKind.filter(({ kind }) => kind !== "notice"))(
	"$path is not painted while its first view is incomplete",
	async ({ path }) => {
		const { page } = await visit(path);
		for (const screen of screens) {
			await page.setViewportSize(screen);
			const late = await page.getByRole("main").evaluate((main) => {
				// The browser waits for this element: https://html.spec.whatwg.org/multipage/links.html#link-type-expect
				const [link] = document.head.querySelectorAll("link[rel=expect][blocking=render]");
				const awaited = document.querySelector(link?.getAttribute("href") ?? "none");
				const texts = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
				const found: (string | null)[] = [];
				while (texts.nextNode()) {
					const { currentNode } = texts;
					const range = document.createRange();
					range.selectNodeContents(currentNode);
					const { height, top } = range.getBoundingClientRect();
					const isLate = !(
						(awaited?.compareDocumentPosition(currentNode) ?? 0) & Node.DOCUMENT_POSITION_PRECEDING
					);
					if (isLate && height > 0 && top < innerHeight) found.push(currentNode.textContent);
				}
				return found;
			});
			expect(late, `${screen.width} px wide`).toEqual([]);
		}
	},
);

it("The home page has fewer than 700 elements before its first paint, and no shared drawing in the first view", async () => {
	expect(all("/", "*").length).toBeLessThan(700);
	const { page } = await visit("/");
	for (const viewport of [...screens, { width: 768, height: 1024 }, { width: 2560, height: 1440 }]) {
		await page.setViewportSize(viewport);
		const tops = await page
			.locator("svg:has(use)")
			.evaluateAll((drawings) => drawings.map((drawing) => drawing.getBoundingClientRect().top));
		expect(tops.length).toBeGreaterThan(0);
		expect(Math.min(...tops)).toBeGreaterThan(viewport.height);
	}
});

it("The home page lays out its last sections later, and its button leads to the choice before and after that", async () => {
	const { page } = await visit("/", { reducedMotion: "no-preference" });
	const sections = page.locator("main > section");
	const early = await sections.evaluateAll((all) => {
		const { dataset } = document.documentElement;
		// The visitor arrives once more, and time stands still.
		for (const arrival of ["reload", `${dataset.arrival}`]) {
			dataset.arrival = arrival;
			for (const section of all) for (const animation of section.getAnimations()) animation.pause();
		}
		return all.map((section) => getComputedStyle(section).contentVisibility);
	});
	expect(early).toEqual(["visible", "visible", "auto", "auto", "auto"]);
	await page.getByRole("link", { name: "Find your machine" }).click();
	const top = () =>
		page.locator("#guide").evaluate((heading) => Math.round(heading.getBoundingClientRect().top));
	await expect.poll(top).toBe(88);
	await sections.evaluateAll((all) => {
		for (const section of all) for (const animation of section.getAnimations()) animation.finish();
	});
	await frames(page, 3);
	expect(await top()).toBe(88);
});

it("The script is requested last", () => {
	expect(textOfFile("index.html")).toMatch(/<script type="module"[^>]* fetchPriority="low"/i);
});
