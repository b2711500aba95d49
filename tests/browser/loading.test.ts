import type { Page } from "playwright";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { atLeastOne } from "../at-least-one.ts";
import { Faults } from "../faults.ts";
import { onePageOfEachKind, pageOf, siteUrl } from "../site.ts";
import { frames, visit } from "./visit.ts";

/** The browser's performance entries of a type so far, such as "layout-shift". */
function entriesOf(page: Page, type: string) {
	return page.evaluate((wanted) => {
		if (!PerformanceObserver.supportedEntryTypes.includes(wanted)) throw new Error(`There is no ${wanted}.`);
		const observer = new PerformanceObserver(() => {});
		observer.observe({ type: wanted, buffered: true });
		return observer.takeRecords().map((entry): Readonly<Record<string, string>> => entry.toJSON());
	}, type);
}

/** What moved so far, by its text, and how far. */
function shiftsOf(page: Page): Promise<readonly string[]> {
	return page.evaluate(() => {
		const observer = new PerformanceObserver(() => {});
		observer.observe({ type: "layout-shift", buffered: true });
		return observer.takeRecords().flatMap((entry) => {
			const sources: readonly { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[] =
				"sources" in entry && Array.isArray(entry.sources) ? entry.sources : [];
			return sources.map(({ node, previousRect: from, currentRect: to }) => {
				const name = node instanceof Element ? node.className : node?.parentElement?.className;
				const text = node?.textContent?.trim().slice(0, 60);
				return `"${text || name}" moved from ${from.x}, ${from.y} to ${to.x}, ${to.y}`;
			});
		});
	});
}

const moving = { reducedMotion: "no-preference" } as const;

/** Marks the page's text as soon as it is there, and at the load event. Runs in the page. */
function markTexts(): void {
	const markText = () => {
		// The script adds the buttons of machines and their states.
		const buttons = document.querySelectorAll<HTMLElement>("[data-run]");
		for (const button of buttons) button.style.display = "none";
		// The year is that of the visitor's clock.
		performance.mark(document.body.innerText.replace(/© \d{4}/, ""));
		for (const button of buttons) button.style.display = "";
	};
	addEventListener("DOMContentLoaded", markText);
	addEventListener("load", markText);
	// The mouse wheel comes last.
	addEventListener("wheel", markText, { once: true });
}

/** The files that a page has requested, without their hashes, and whether they block its paint. */
async function filesOf(page: Page): Promise<readonly string[]> {
	const files = (await entriesOf(page, "resource")).map(({ name = "", renderBlockingStatus = "" }) => {
		const file = name.replace(siteUrl, "").replace(/-[0-9a-f]{8}(\.\w+).*/, "$1");
		return renderBlockingStatus === "non-blocking" ? file : `${file} ${renderBlockingStatus}`;
	});
	// The script loads the home page's machine, perhaps later.
	return files.filter((file) => !/^https:|favicon|icon|run-hero/.test(file));
}

/** The files that a page of a kind needs. */
function filesNeeded(kind: string): readonly string[] {
	if (kind === "notice") return ["/assets/print.css"];
	const shared = ["headline.woff2", "stretch.woff2", "enhance.js", "print.css"];
	const needed = kind === "home" ? [...shared, "drawings.svg"] : shared;
	return needed.map((file) => `/assets/${file}`);
}

/**
 * Opens each page once at a width for all claims about it. Its fonts arrive after its first paint.
 */
async function lookAtPages(width: number) {
	const found = { largest: new Faults(), shifts: new Faults(), files: new Faults(), texts: new Faults() };
	for (const { path, kind } of onePageOfEachKind) {
		const viewport = { width, height: 800 };
		const late = "**/*.woff2";
		await using visited = await visit(path, { ...moving, viewport, late, watch: markTexts });
		const { page, sendLate, marks } = visited;
		await expect.poll(() => entriesOf(page, "largest-contentful-paint")).not.toEqual([]);
		const largest = (await entriesOf(page, "largest-contentful-paint")).at(-1);
		// A picture has an address.
		found.largest.add(path, largest?.url ? [`The largest paint is ${largest.url}`] : []);
		sendLate();
		await page.evaluate(() => document.fonts.ready.then(() => undefined));
		await page.waitForLoadState("load");
		await frames(page, 10);
		await page.mouse.wheel(0, 20_000);
		await frames(page, 10);
		found.shifts.add(`${path} at ${width} px`, await shiftsOf(page));
		const [files, needed] = [await filesOf(page), filesNeeded(kind)];
		found.files.add(path, [
			...files.filter((file) => !needed.includes(file)).map((file) => `${file} is not needed`),
			...needed.filter((file) => !files.includes(file)).map((file) => `${file} is missing`),
		]);
		await expect.poll(marks, { message: `the texts of ${path}` }).toHaveLength(3);
		const [first, ...later] = await marks();
		found.texts.add(
			path,
			later.filter((text) => text !== first),
		);
	}
	return found;
}

describe("a page of each kind", () => {
	const looks = new Map<number, ReturnType<typeof lookAtPages>>();
	const at = (width: number) => {
		const look = looks.get(width) ?? lookAtPages(width);
		looks.set(width, look);
		return look;
	};

	it("paints its largest text before fonts arrive", async () => {
		expect((await at(390)).largest.lines).toEqual([]);
	});

	it.each([390, 1280])("never shifts its layout when fonts arrive, %i px wide", async (width) => {
		expect((await at(width)).shifts.lines).toEqual([]);
	});

	it("requests only the files that it needs, none of which blocks its paint", async () => {
		expect((await at(390)).files.lines).toEqual([]);
	});

	it("has the same text when it is parsed, at its load event, and after the script's work", async () => {
		expect((await at(390)).texts.lines).toEqual([]);
	});
});

/** The drawings that are blank in a picture of the whole page. */
async function blankDrawings(page: Page, scale: number): Promise<readonly string[]> {
	const boxes = await page.locator("svg:visible").evaluateAll((drawings) =>
		drawings.map((drawing) => {
			const { left, top, width, height } = drawing.getBoundingClientRect();
			const use = drawing.querySelector("use")?.href.baseVal;
			const name = drawing.getAttribute("aria-label") ?? use ?? drawing.classList.value;
			return { name, left: Math.max(left, 0) + scrollX, top: top + scrollY, width, height };
		}),
	);
	const picture = sharp(await page.screenshot({ fullPage: true }));
	const { width: pageWidth } = await picture.metadata();
	const blank: string[] = [];
	for (const { name, left, top, width, height } of atLeastOne(boxes, "drawings")) {
		const box = {
			left: Math.round(left * scale),
			top: Math.round(top * scale),
			width: Math.round(Math.min(width * scale, pageWidth - left * scale)),
			height: Math.round(height * scale),
		};
		// `stats` is about the input of a pipeline, so the box has to be one.
		const { channels } = await sharp(await picture.clone().extract(box).toBuffer()).stats();
		if (channels.every(({ stdev }) => stdev < 4)) blank.push(name);
	}
	return blank;
}

describe.each(["/", pageOf("list").path])("a picture of all of %s", (path) => {
	it("shows each drawing", async () => {
		const viewport = { width: 1440, height: 900 };
		const { page } = await visit(path, { ...moving, viewport, deviceScaleFactor: 0.5 });
		// The cards of the first view have faded in, if there are any.
		const fading = () =>
			page.evaluate(() =>
				document
					.getAnimations()
					.filter((animation) => animation instanceof CSSTransition)
					.map(({ effect }) => effect instanceof KeyframeEffect && effect.target?.className),
			);
		await expect.poll(fading).toEqual([]);
		expect(await blankDrawings(page, 0.5)).toEqual([]);
	});
});
