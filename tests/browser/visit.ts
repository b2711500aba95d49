import { type BrowserContextOptions, chromium, type Page } from "playwright";
import { onTestFinished } from "vitest";
import type { Files } from "../build-site.ts";
import { files, siteUrl } from "../site.ts";
import { launchOptions } from "./chromium.ts";
import { type HostKind, serveFiles } from "./site-server.ts";

/** The Chromium of a worker, which may run several files. It ends with the worker. */
export const browser = await chromium.launch(launchOptions());

interface Options extends BrowserContextOptions {
	/** A site other than the built one. */
	readonly site?: Files;
	readonly host?: HostKind;
	/** Delays the fonts until after the first paint. */
	readonly lateFonts?: boolean;
	/** Delays the script until `sendScript` is called. */
	readonly lateScript?: boolean;
	/** Runs in the page before anything of its own. What it marks with `performance.mark` is in `marks`. */
	readonly watch?: () => void;
}

/** Idle pages, by the options of their contexts. Starting a page takes more time than most visits. */
const idle = new Map<string, Page>();

export type Visit = Awaited<ReturnType<typeof openVisit>>;

/**
 * Opens a path of the site until the test ends, with reduced motion, and waits for the fonts. The page is used again by
 * the next visit, without what this one leaves: routes, listeners, cookies and other pages. It has to be closed by a
 * test that leaves more.
 */
export async function visit(path: string, options?: Options): Promise<Visit> {
	const visitor = await openVisit(path, options);
	onTestFinished(() => visitor[Symbol.asyncDispose]());
	return visitor;
}

/** Opens a path as `visit` does, for several tests. The caller disposes of it. */
export async function openVisit(
	path: string,
	{
		site = files,
		host,
		lateFonts = false,
		lateScript = false,
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
	const elsewhere = await serveFiles(context, site, siteUrl, host);
	await page.emulateMedia({ media: null, reducedMotion, colorScheme, forcedColors });
	if (viewport) await page.setViewportSize(viewport);
	if (lateFonts) {
		await page.route("**/*.woff2", async (route) => {
			await page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint").length > 0);
			await route.fallback();
		});
	}
	let sendScript = () => {};
	if (lateScript) {
		const sent = new Promise<void>((resolve) => {
			sendScript = resolve;
		});
		await page.route("**/*.js", (route) => sent.then(() => route.fallback()));
	}
	const watching = watch && (await page.addInitScript(watch));
	const messages: string[] = [];
	page.on("console", (message) => {
		// The browser's own message about the status 404.
		if (!message.text().startsWith("Failed to load resource")) messages.push(message.text());
	});
	page.on("pageerror", (error) => messages.push(String(error)));
	await page.goto(siteUrl + path, { waitUntil: lateScript ? "commit" : "load" });
	await page.evaluate(() => document.fonts.ready.then(() => undefined));
	return {
		page,
		/** Requests to any other host, in order. */
		elsewhere,
		console: messages,
		/** Lets a late script arrive. */
		sendScript,
		/** The names that `watch` has marked so far, in order. */
		marks: () => page.evaluate(() => performance.getEntriesByType("mark").map(({ name }) => name)),
		async [Symbol.asyncDispose]() {
			if (page.isClosed() || idle.get(kind) === page) return;
			page.removeAllListeners();
			await watching?.dispose();
			for (const other of context.pages()) if (other !== page) await other.close();
			// An empty page asks for nothing. From another address, the next visit loads its page even with a fragment.
			await page.evaluate(() => {
				stop();
				history.replaceState(null, "", "/left");
				document.documentElement.remove();
			});
			await page.unrouteAll({ behavior: "ignoreErrors" });
			await context.unrouteAll({ behavior: "ignoreErrors" });
			await context.clearCookies();
			idle.set(kind, page);
		},
	};
}
