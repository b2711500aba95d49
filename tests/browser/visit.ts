import { type BrowserContextOptions, chromium, type Frame, type Page } from "playwright";
import { expect, onTestFinished } from "vitest";
import { files, siteUrl } from "../site.ts";
import { launchOptions } from "./chromium.ts";
import { type HostKind, serveFiles } from "./routed-site.ts";

const launch = launchOptions();

/** A worker's Chromium, for all files that it runs. It ends with the worker. */
export const browser = await chromium.launch({
	...launch,
	args: [
		...launch.args,
		// Pages of a context share a process.
		"--renderer-process-limit=1",
		// To optimize axe, the largest script, takes longer than it saves while a page is open.
		"--js-flags=--no-opt --no-maglev",
	],
	// Visitors have scroll bars that take space on a desktop.
	ignoreDefaultArgs: ["--hide-scrollbars"],
});

/** The tests that have failed because of what a page has reported, by that. */
const failedBy = new Map<string, string | undefined>();

/**
 * Whether no other test has failed because of a report: what is wrong with all pages fails one
 * test.
 */
function isNews(report: string): boolean {
	const { currentTestName } = expect.getState();
	const failed = failedBy.has(report) ? failedBy.get(report) : currentTestName;
	failedBy.set(report, failed);
	return failed === currentTestName;
}

/** Waits until a page could have been painted this often. */
export function frames(page: Page, count: number): Promise<void> {
	return page.evaluate(async (count) => {
		for (let frame = 0; frame < count; frame++) await new Promise(requestAnimationFrame);
	}, count);
}

/** Adds styles to a page, in place of those added before. Its CSP allows no style elements. */
export function setStyles(page: Page | Frame, text: string): Promise<void> {
	return page.evaluate((text) => {
		const styles = new CSSStyleSheet();
		styles.replaceSync(text);
		document.adoptedStyleSheets = [styles];
	}, text);
}

/** The window of a small desktop, which takes less time to paint than a large one. */
const viewport = { width: 1024, height: 576 };

/** A context, and the requests of its pages to other hosts. Only those of the site have routes. */
async function newContext(isOfSite: boolean, host: HostKind | undefined, options: BrowserContextOptions) {
	const context = await browser.newContext({ viewport, reducedMotion: "reduce", ...options });
	// A context with routes has no caches.
	const requests = isOfSite ? await serveFiles(context, files, siteUrl, host) : [];
	return { context, requests };
}

/** The shared contexts, by their options. */
const sharedContexts = new Map<string, ReturnType<typeof newContext>>();

/**
 * The context that pages of the site with these options share. One page stays open in it, because a
 * process of its own costs a page a third of a second.
 */
function sharedContext(...options: Parameters<typeof newContext>) {
	const key = JSON.stringify(options);
	const opened =
		sharedContexts.get(key) ??
		newContext(...options).then(async (site) => {
			const page = await site.context.newPage();
			await page.goto(`${siteUrl}/robots.txt`);
			return site;
		});
	sharedContexts.set(key, opened);
	return opened;
}

interface Options extends BrowserContextOptions {
	readonly host?: HostKind;
	/**
	 * Gives the page a context of its own. Needed to set its clock or cookies, which Playwright sets
	 * for all pages of a context.
	 */
	readonly isAlone?: boolean;
	/** Delays requests for these files until `sendLate` is called. */
	readonly late?: string;
	/** Runs before the page's own scripts. Its `performance.mark` calls end up in `marks`. */
	readonly watch?: () => void;
}

/** Waits for the fonts of a loaded page, and for its script. */
function ready(page: Page | Frame, hasScript = true): Promise<void> {
	return page.evaluate(async (hasScript) => {
		await document.fonts.ready;
		// Timers do not run without script.
		if (!hasScript) return;
		// The page's script works in a task after the first frame.
		await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
	}, hasScript);
}

/**
 * Opens a page, with reduced motion, until the test ends. Waits for the page's fonts and its script
 * unless a file is late.
 *
 * @param address a path of the built site, which needs no network, or the whole address of a page
 *   on a server that the test has started
 */
export async function visit(
	address: string,
	{ host, isAlone = false, late, watch, ...options }: Options = {},
) {
	const url = new URL(address, siteUrl);
	// A page can set these itself. A context has to have the others.
	const {
		viewport: size = viewport,
		reducedMotion = "reduce",
		colorScheme = "light",
		forcedColors = "none",
		...ofContext
	} = options;
	const isOfSite = url.origin === siteUrl;
	const isShared = isOfSite && !isAlone;
	const { context, requests } = await (isShared ? sharedContext : newContext)(isOfSite, host, ofContext);
	const earlier = requests.length;
	const others = context.pages();
	const page = await context.newPage();
	const close = () => (isShared ? page.close() : context.close());
	if (size) await page.setViewportSize(size);
	await page.emulateMedia({ reducedMotion, colorScheme, forcedColors });
	let sendLate = () => {};
	const sent = new Promise<void>((resolve) => {
		sendLate = resolve;
	});
	if (late) await page.route(late, (route) => sent.then(() => route.fallback()));
	if (watch) await page.addInitScript(watch);

	const reports: string[] = [];
	const report = (text: string) => {
		// Nothing answers requests for other hosts, for icons and for prefetched pages. The error page
		// reports the missing path, even if that is its own.
		if (!/net::ERR_NAME_NOT_RESOLVED|^404 Error: .*404\.html$/.test(text)) reports.push(text);
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
	onTestFinished(async () => {
		page.removeAllListeners();
		await close();
		// The tabs that the test has opened.
		const opened = context.pages().filter((other) => !others.includes(other));
		await Promise.all(opened.map((other) => other.close()));
		if (reports.some(isNews)) throw new Error(`${address} logged unexpectedly:\n${reports.join("\n")}`);
	});
	await page.goto(url.href, { waitUntil: late ? "commit" : "load" });
	if (!late) await ready(page, options.javaScriptEnabled);
	return {
		page,
		/** The addresses of the requests to any other host so far, in order. */
		elsewhere: () => requests.slice(earlier).map((request) => request.url()),
		/** The requests to another host so far, in order. */
		requestsTo: (host: string) =>
			requests.slice(earlier).filter((request) => new URL(request.url()).origin === host),
		/**
		 * What the page has reported since the last call: console messages, CSP violations, exceptions
		 * and failed requests. A visit that ends with reports that its test has not taken fails.
		 */
		takeReports: () => reports.splice(0),
		/**
		 * Closes the page before the test ends, so that a test of many pages has one open at a time.
		 */
		[Symbol.asyncDispose]: close,
		/** Lets the late files arrive. */
		sendLate: () => sendLate(),
		/** The names that `watch` has marked so far, in order. */
		marks: () => page.evaluate(() => performance.getEntriesByType("mark").map(({ name }) => name)),
	};
}

/**
 * A frame in an empty page. A test of many pages opens them in it faster than in tabs of their own,
 * and `whatIsLostAt` makes it wider and narrower.
 */
export async function visitInFrame() {
	const { page } = await visit("/robots.txt");
	await page.evaluate(() => {
		const frame = document.createElement("iframe");
		frame.height = "640";
		document.body.replaceChildren(frame);
	});
	const [frame] = page.mainFrame().childFrames();
	if (!frame) throw new Error("The page has no frame.");
	return {
		frame,
		async open(path: string) {
			await frame.goto(siteUrl + path);
			await ready(frame);
		},
	};
}
