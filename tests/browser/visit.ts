import { type BrowserContextOptions, chromium, type Page } from "playwright";
import { afterAll, inject } from "vitest";
import type { Files } from "../build-site.ts";
import { files, siteUrl } from "../site.ts";
import { type ForeignRequest, type HostKind, serveFiles } from "./site-server.ts";

/** The Chromium that all tests share. */
export const browser = await chromium.connect(inject("chromium"));
afterAll(() => browser.close());

export interface Visit extends AsyncDisposable {
	readonly page: Page;
	/** Requests to any other host, in order. */
	readonly elsewhere: readonly ForeignRequest[];
	/** What the console said, without the browser's own line about a status of 404. */
	readonly console: readonly string[];
	/** Lets a late script arrive. */
	sendScript(): void;
	/** The names that `watch` has marked so far, in order. */
	marks(): Promise<readonly string[]>;
}

interface Options extends BrowserContextOptions {
	/** Another site than the built one. */
	readonly site?: Files;
	readonly host?: HostKind;
	/** Lets the fonts arrive after the page has been painted. */
	readonly lateFonts?: boolean;
	/** Lets the script arrive when `sendScript` is called. */
	readonly lateScript?: boolean;
	/** Runs in the page before anything of its own. What it marks with `performance.mark` is in `marks`. */
	readonly watch?: () => void;
}

/** Opens a path of the site in a context of its own, with reduced motion, and waits for the fonts. */
export async function visit(
	path: string,
	{ site = files, host, lateFonts = false, lateScript = false, watch, ...options }: Options = {},
): Promise<Visit> {
	const context = await browser.newContext({ reducedMotion: "reduce", ...options });
	const elsewhere = await serveFiles(context, site, siteUrl, host);
	const page = await context.newPage();
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
		await page.route("**/*.js", async (route) => {
			await sent;
			await route.fallback();
		});
	}
	if (watch) await page.addInitScript(watch);
	const messages: string[] = [];
	page.on("console", (message) => {
		if (!message.text().startsWith("Failed to load resource")) messages.push(message.text());
	});
	page.on("pageerror", (error) => messages.push(String(error)));
	await page.goto(siteUrl + path, { waitUntil: lateScript ? "commit" : "load" });
	await page.evaluate(() => document.fonts.ready.then(() => undefined));
	return {
		page,
		elsewhere,
		console: messages,
		sendScript,
		marks: () => page.evaluate(() => performance.getEntriesByType("mark").map(({ name }) => name)),
		[Symbol.asyncDispose]: () => context.close(),
	};
}
