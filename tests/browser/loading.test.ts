import type { Page } from "playwright";
import { expect, it } from "vitest";
import { stockPhotoHost } from "../../content/model/third-parties.ts";
import { all, onePageOfEachKind, pageOf, siteUrl, textOfFile } from "../site.ts";
import { visit } from "./visit.ts";

/** The browser's performance entries: first paint, largest contentful paint and layout shifts. */
interface Moment {
	readonly entryType: string;
	readonly name: string;
	readonly startTime: number;
	/** The address of the painted picture. Empty for text and drawings. */
	readonly url?: string;
	/** The layout shift score. */
	readonly value?: number;
	/** Whether the visitor did something in the last half second, which excuses a shift. */
	readonly hadRecentInput?: boolean;
}

function watchPaints(): void {
	for (const type of ["paint", "largest-contentful-paint", "layout-shift"]) {
		new PerformanceObserver((list) => {
			for (const entry of list.getEntries()) performance.mark(JSON.stringify(entry));
		}).observe({ type, buffered: true });
	}
}

const momentsOf = (marks: readonly string[]) => marks.map((mark): Moment => JSON.parse(mark));

/** Waits until nothing new has been painted for some frames. */
async function settle(page: Page): Promise<void> {
	await page.evaluate(async () => {
		for (let frame = 0; frame < 10; frame++) await new Promise(requestAnimationFrame);
	});
}

/** When the first font arrives. */
function firstFont(page: Page): Promise<number> {
	return page.evaluate(() => {
		const fonts = performance.getEntriesByType("resource").filter(({ name }) => name.endsWith(".woff2"));
		// A page without fonts does not wait.
		return Math.min(1e9, ...fonts.map(({ startTime, duration }) => startTime + duration));
	});
}

const motion = { reducedMotion: "no-preference", lateFonts: true, watch: watchPaints } as const;
const screens = [
	{ width: 390, height: 844 },
	{ width: 1280, height: 720 },
] as const;
const cases = onePageOfEachKind.flatMap((page) =>
	screens.map((viewport) => ({ ...page, viewport, width: viewport.width })),
);

it.each(cases)(
	"$path, $width px wide, shows its first view without waiting for fonts or pictures, moves nothing, and requests at most two fonts, the script, its drawings and the print style sheet",
	async ({ path, kind, viewport }) => {
		const { page, marks } = await visit(path, { ...motion, viewport });
		await settle(page);
		const moments = momentsOf(await marks());
		const largest = moments.filter(({ entryType }) => entryType === "largest-contentful-paint").at(-1);
		expect(largest?.url).toBe("");
		expect(largest?.startTime).toBeLessThan(await firstFont(page));
		expect(moments.filter(({ entryType }) => entryType === "layout-shift")).toEqual([]);

		const asked = await page.evaluate(() =>
			performance.getEntriesByType("resource").map((entry) => {
				const { name, renderBlockingStatus } = entry.toJSON();
				return { name: String(name), renderBlockingStatus: String(renderBlockingStatus) };
			}),
		);
		expect(asked.filter(({ renderBlockingStatus }) => renderBlockingStatus !== "non-blocking")).toEqual([]);
		const names = asked
			.filter(({ name }) => !name.startsWith(stockPhotoHost) && !/favicon|icon/.test(name))
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

it.each(screens)(
	"Nothing moves when the drawer or a video opens, or while a page is read to its end, $width px wide",
	async (viewport) => {
		const { page, marks } = await visit(pageOf("list").path, { ...motion, viewport });
		await page.locator("summary").first().click();
		await page.getByRole("button", { name: "Menu" }).click();
		await page.keyboard.press("Escape");
		await page.mouse.wheel(0, 20_000);
		await settle(page);
		const isShift = ({ entryType, hadRecentInput }: Moment) =>
			entryType === "layout-shift" && !hadRecentInput;
		expect(momentsOf(await marks()).filter(isShift)).toEqual([]);
	},
);

it("The script is requested last", () => {
	expect(textOfFile("index.html")).toMatch(/<script type="module"[^>]* fetchPriority="low"/i);
});

it("The browser accepts the web manifest without a warning", async () => {
	const { page } = await visit("/");
	const session = await page.context().newCDPSession(page);
	const { data, errors } = await session.send("Page.getAppManifest");
	expect(data).toBe(textOfFile("manifest.json"));
	expect(errors).toEqual([]);
});
