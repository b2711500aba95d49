import type { Browser, BrowserContextOptions, Page } from "playwright";
import { afterAll, beforeAll } from "vitest";
import { files, siteUrl } from "../site.ts";
import { launchChromium } from "./chromium.ts";
import { type ForeignRequest, serveFiles } from "./site-server.ts";

export interface Visit extends AsyncDisposable {
	readonly page: Page;
	/** Requests to any other host, in order. */
	readonly elsewhere: readonly ForeignRequest[];
	/** What the console said, without the browser's own line about a status of 404. */
	readonly console: readonly string[];
	/** The names that `watch` has marked so far, in order. */
	marks(): Promise<readonly string[]>;
}

interface Options extends BrowserContextOptions {
	readonly host?: "root-404" | "nearest-404";
	/** Lets the fonts arrive half a second after the page has been painted. */
	readonly lateFonts?: boolean;
	/** Runs in the page before anything of its own. What it marks with `performance.mark` is in `marks`. */
	readonly watch?: () => void;
	/** Refuses every picture that is asked for. */
	readonly imagesOff?: boolean;
}

/** Opens one browser for a test file. The function it returns opens a path of the site in a fresh context. */
export function openBrowser(): (path: string, options?: Options) => Promise<Visit> {
	let browser: Browser | undefined;
	beforeAll(async () => {
		// Scroll bars take room on a desktop; Playwright hides them unless told otherwise.
		browser = await launchChromium({ ignoreDefaultArgs: ["--hide-scrollbars"] });
	});
	afterAll(() => browser?.close());

	return async (
		path,
		{ host = "root-404", lateFonts = false, imagesOff = false, watch, ...options } = {},
	) => {
		if (!browser)
			throw new Error("The browser is opened before the first test; visit a page in a test only.");
		const context = await browser.newContext({ reducedMotion: "reduce", ...options });
		const { requests } = await serveFiles(context, files, { origin: siteUrl, host });
		if (lateFonts) {
			await context.route("**/*.woff2", async (route) => {
				await new Promise((resolve) => setTimeout(resolve, 1000));
				await route.fallback();
			});
		}
		if (imagesOff) {
			await context.route("**/*", (route) =>
				route.request().resourceType() === "image" ? route.abort() : route.fallback(),
			);
		}
		const page = await context.newPage();
		if (watch) await page.addInitScript(watch);
		const messages: string[] = [];
		page.on("console", (message) => {
			if (!message.text().startsWith("Failed to load resource")) messages.push(message.text());
		});
		page.on("pageerror", (error) => messages.push(String(error)));
		await page.goto(siteUrl + path, { waitUntil: "load" });
		await page.evaluate(() => document.fonts.ready.then(() => undefined));
		return {
			page,
			elsewhere: requests,
			console: messages,
			marks: () => page.evaluate(() => performance.getEntriesByType("mark").map(({ name }) => name)),
			[Symbol.asyncDispose]: () => context.close(),
		};
	};
}
