import type { Browser, Page } from "playwright";
import { keysOf } from "../../content/model/keys.ts";
import { routes } from "../../content/model/routes.ts";
import { launchChromium } from "../browser/chromium.ts";
import { startWebServer } from "../browser/web-server.ts";
import { builtFiles } from "../build-site.ts";

const rounds = 15;
const pathOf = (wanted: string) => routes.find(({ kind }) => kind === wanted)?.path ?? "/";
const pages = {
	home: "/",
	list: pathOf("list"),
	product: pathOf("product"),
	partners: "/partners/",
	"not found": "/nope",
} as const;
type PageName = keyof typeof pages;
const pageNames = keysOf(pages);

/** 150 ms round trip and 1.6 Mbit/s; bytes a second. */
const network = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };
const cpuSlowdown = 4;
const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true, deviceScaleFactor: 2 };

/** One cold load, or the medians of many. Bytes are those on the wire, headers included; times are in milliseconds. */
interface Load {
	readonly requests: number;
	readonly kB: number;
	readonly "document kB": number;
	readonly "script kB": number;
	readonly "font kB": number;
	readonly "image kB": number;
	readonly "other kB": number;
	readonly FCP: number;
	readonly LCP: number;
	readonly CLS: number;
	readonly "blocking time": number;
	/** 0 if none was longer than 50. */
	readonly "longest task": number;
}

type PageRow = { readonly page: PageName } & Load;

/** What a browser says of a moment of the load: https://www.w3.org/TR/performance-timeline/ */
interface Moment {
	readonly name: string;
	readonly entryType: string;
	readonly startTime: number;
	readonly duration: number;
	/** Of a layout shift. */
	readonly value?: number;
}

/** Runs in the page: keeps what only observers hear of as JSON, in the names of marks. */
function observe(): void {
	for (const type of ["paint", "largest-contentful-paint", "layout-shift", "longtask"]) {
		new PerformanceObserver((list) => {
			for (const entry of list.getEntries()) performance.mark(JSON.stringify(entry));
		}).observe({ type, buffered: true });
	}
}

async function timesOf(page: Page) {
	const moments: Moment[] = await page.evaluate(() =>
		performance.getEntriesByType("mark").map(({ name }) => JSON.parse(name)),
	);
	const of = (type: string) => moments.filter(({ entryType }) => entryType === type);
	const tasks = of("longtask").map(({ duration }) => duration);
	return {
		FCP: moments.find(({ name }) => name === "first-contentful-paint")?.startTime ?? 0,
		LCP: of("largest-contentful-paint").at(-1)?.startTime ?? 0,
		CLS: of("layout-shift").reduce((sum, { value = 0 }) => sum + value, 0),
		"blocking time": tasks.reduce((sum, duration) => sum + duration - 50, 0),
		"longest task": Math.max(0, ...tasks),
	};
}

async function load(browser: Browser, address: string): Promise<Load> {
	const context = await browser.newContext(phone);
	try {
		const page = await context.newPage();
		const session = await context.newCDPSession(page);
		const kinds = new Map<string, string>();
		const bytes = new Map<string, number>();
		session.on("Network.requestWillBeSent", ({ requestId, type }) => kinds.set(requestId, `${type}`));
		session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
			const kind = `${kinds.get(requestId)}`.toLowerCase();
			bytes.set(kind, (bytes.get(kind) ?? 0) + encodedDataLength);
		});
		await session.send("Network.enable");
		await session.send("Network.setCacheDisabled", { cacheDisabled: true });
		await session.send("Network.emulateNetworkConditions", network);
		await session.send("Emulation.setCPUThrottlingRate", { rate: cpuSlowdown });
		await page.addInitScript(observe);
		await page.goto(address, { waitUntil: "networkidle" });
		const kilobytes = (kind: string) => (bytes.get(kind) ?? 0) / 1000;
		const kB = [...bytes.values()].reduce((sum, more) => sum + more, 0) / 1000;
		const named = {
			"document kB": kilobytes("document"),
			"script kB": kilobytes("script"),
			"font kB": kilobytes("font"),
			"image kB": kilobytes("image"),
		};
		const other = kB - Object.values(named).reduce((sum, more) => sum + more, 0);
		return { requests: kinds.size, kB, ...named, "other kB": other, ...(await timesOf(page)) };
	} finally {
		await context.close();
	}
}

function median(values: readonly number[]): number {
	return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

function mediansOf(results: readonly Load[]): Load {
	const of = (name: keyof Load) => Math.round(median(results.map((result) => result[name])) * 10) / 10;
	return {
		requests: of("requests"),
		kB: of("kB"),
		"document kB": of("document kB"),
		"script kB": of("script kB"),
		"font kB": of("font kB"),
		"image kB": of("image kB"),
		"other kB": of("other kB"),
		FCP: of("FCP"),
		LCP: of("LCP"),
		CLS: median(results.map(({ CLS }) => CLS)),
		"blocking time": of("blocking time"),
		"longest task": of("longest task"),
	};
}

/**
 * Loads the built pages in Chromium as a phone far away does: each page once, then all again, fifteen times, with
 * nothing kept. Gives the medians of each page.
 */
export async function benchPages(): Promise<readonly PageRow[]> {
	const files = await builtFiles();
	await using server = await startWebServer(files);
	const browser = await launchChromium();
	try {
		const results: { page: PageName; load: Load }[] = [];
		for (let round = 0; round < rounds; round++) {
			for (const page of pageNames) {
				results.push({ page, load: await load(browser, server.origin + pages[page]) });
			}
		}
		return pageNames.map((page) => ({
			page,
			...mediansOf(results.filter((result) => result.page === page).map((result) => result.load)),
		}));
	} finally {
		await browser.close();
	}
}
