import { type BrowserContextOptions, chromium, type Page } from "playwright";
import { onTestFinished } from "vitest";
import type { Files } from "../build-site.ts";
import { files, siteUrl } from "../site.ts";
import { launchOptions } from "./chromium.ts";
import { type HostKind, serveFiles } from "./routed-site.ts";

/** A worker's Chromium, for all files that it runs. It ends with the worker. */
export const browser = await chromium.launch({
	...launchOptions(),
	// Visitors have the back/forward cache, and scroll bars that take space on a desktop.
	ignoreDefaultArgs: ["--hide-scrollbars", "--disable-back-forward-cache"],
});

/** Waits until a page could have been painted this often. */
export function frames(page: Page, count: number): Promise<void> {
	return page.evaluate(async (count) => {
		for (let frame = 0; frame < count; frame++) await new Promise(requestAnimationFrame);
	}, count);
}

interface Options extends BrowserContextOptions {
	/** A site other than the built one. */
	readonly site?: Files;
	readonly host?: HostKind;
	/** Delays the fonts until after the first paint. */
	readonly lateFonts?: boolean;
	/** Delays requests for these files until `sendLate` is called. */
	readonly late?: string;
	/** Runs before the page's own scripts. Its `performance.mark` calls end up in `marks`. */
	readonly watch?: () => void;
}

/** Idle pages, by their context's options. Starting a page takes longer than most visits. */
const idle = new Map<string, Page>();

/**
 * Opens a path of the site until the test ends, with reduced motion, and waits for the fonts. The next visit reuses the
 * page, without this visit's routes, listeners and cookies. A test that leaves more has to close the page.
 */
export async function visit(
	path: string,
	{
		site = files,
		host,
		lateFonts = false,
		late,
		watch,
		viewport = { width: 1280, height: 720 },
		reducedMotion = "reduce",
		colorScheme = null,
		forcedColors = null,
		...options
	}: Options = {},
) {
	const kind = JSON.stringify(options);
	const page = idle.get(kind) ?? (await (await browser.newContext(options)).newPage());
	idle.delete(kind);
	const context = page.context();
	context.setDefaultTimeout(30_000);
	const elsewhere = await serveFiles(context, site, siteUrl, host);
	await page.emulateMedia({ media: null, reducedMotion, colorScheme, forcedColors });
	if (viewport) await page.setViewportSize(viewport);
	if (lateFonts) {
		await page.route("**/*.woff2", async (route) => {
			await page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint").length > 0);
			await route.fallback();
		});
	}
	let sendLate = () => {};
	if (late) {
		const sent = new Promise<void>((resolve) => {
			sendLate = resolve;
		});
		await page.route(late, (route) => sent.then(() => route.fallback()));
	}
	const watching = watch && (await page.addInitScript(watch));
	const reports: string[] = [];
	const report = (text: string) => {
		// Playwright answers no requests for icons and prefetched pages. The site's address does not exist, and the server
		// of an earlier test has closed.
		if (!/net::ERR_(?:NAME_NOT_RESOLVED|CONNECTION_REFUSED)/.test(text)) reports.push(text);
	};
	page.on("console", (message) => {
		// Chromium itself reports the status of a not-found page.
		const isStatus = message.text().startsWith("Failed to load resource: the server responded");
		if (!isStatus || message.location().url !== page.url()) report(message.text());
	});
	page.on("pageerror", (error) => report(String(error)));
	page.on("requestfailed", (request) => {
		const reason = request.failure()?.errorText ?? "";
		// A page that is left cancels its requests.
		if (reason !== "net::ERR_ABORTED") report(`${reason} at ${request.url()}`);
	});
	/** Throws what the page has reported, apart from what it has to report. */
	function expectNoReports(): void {
		const left = reports.filter((report) => !path.endsWith("404.html") || !report.startsWith("404 Error: "));
		if (left.length > 0) throw new Error(`${path} logged unexpectedly:\n${left.join("\n")}`);
	}
	await page.goto(siteUrl + path, { waitUntil: late ? "commit" : "load" });
	await page.evaluate(() => document.fonts.ready.then(() => undefined));
	onTestFinished(async () => {
		if (page.isClosed()) return expectNoReports();
		page.removeAllListeners();
		await watching?.dispose();
		// An empty page requests nothing. From another address, the next visit loads its page even if it has a fragment.
		await page.evaluate(() => {
			stop();
			history.replaceState(null, "", "/left");
			document.documentElement.remove();
		});
		await page.unrouteAll({ behavior: "ignoreErrors" });
		await context.unrouteAll({ behavior: "ignoreErrors" });
		await context.clearCookies();
		idle.set(kind, page);
		expectNoReports();
	});
	return {
		page,
		/** Requests to any other host, in order. */
		elsewhere,
		/**
		 * What the page has reported since the last call: console messages, policy violations, exceptions and failed
		 * requests. A visit that ends with reports that its test has not taken fails.
		 */
		takeReports: () => reports.splice(0),
		/** Lets the late files arrive. */
		sendLate,
		/** The names that `watch` has marked so far, in order. */
		marks: () => page.evaluate(() => performance.getEntriesByType("mark").map(({ name }) => name)),
	};
}
