/**
 * `npm run shots` takes screenshots of every page: on phone and desktop, light and dark, with the drawer and a video
 * open, in forced colors and in print. They are in `.shots/`. No test compares them.
 */
import { mkdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { type BrowserContextOptions, chromium, type Page } from "playwright";
import { routes } from "../../content/model/routes.ts";
import { builtFiles } from "../build-site.ts";
import { launchOptions } from "./chromium.ts";
import { serveFiles } from "./site-server.ts";

const folder = ".shots";
const origin = "https://www.example.com";
const files = await builtFiles({ SITE_URL: origin });
const desktop = await chromium.launch(launchOptions());
// Chromium drops touch emulation while it captures a whole page, which then gets shorter than its picture. This one has
// no mouse to fall back to.
const phone = await chromium.launch(
	launchOptions(
		"--blink-settings=primaryHoverType=1,availableHoverTypes=1,primaryPointerType=2,availablePointerTypes=2",
	),
);
const product = routes.find(({ kind }) => kind === "product")?.path ?? "/";

/** Takes a screenshot of a path after `prepare`. */
async function shoot(
	name: string,
	path: string,
	width: number,
	options: BrowserContextOptions = {},
	prepare: (page: Page) => Promise<unknown> = async () => {},
	fullPage = true,
): Promise<void> {
	const isPhone = width < 500;
	const context = await (isPhone ? phone : desktop).newContext({
		viewport: { width, height: isPhone ? 844 : 900 },
		reducedMotion: "reduce",
		bypassCSP: true,
		...(isPhone && { isMobile: true, hasTouch: true }),
		...options,
	});
	await serveFiles(context, files, origin);
	const page = await context.newPage();
	await page.goto(origin + path);
	await page.evaluate(() => document.fonts.ready);
	await prepare(page);
	await page.waitForTimeout(350);
	await page.screenshot({ path: join(folder, `${name}-${width}.png`), fullPage });
	await context.close();
}

await rm(folder, { recursive: true, force: true });
await mkdir(folder, { recursive: true });
for (const { path } of routes) {
	const name =
		path
			.replace(/\/$|\.html$/, "")
			.replaceAll("/", "-")
			.slice(1) || "home";
	for (const width of [320, 390, 768, 1440, 1920]) await shoot(name, path, width);
	for (const width of [390, 1440]) await shoot(`${name}-dark`, path, width, { colorScheme: "dark" });
}
const openDrawer = (page: Page) => page.getByRole("button", { name: "Menu" }).click();
const openVideo = (page: Page) => page.locator("summary").first().click();
const print = (page: Page) => page.emulateMedia({ media: "print" });
for (const width of [390, 1440]) {
	await shoot("drawer", "/", width, {}, openDrawer, false);
	await shoot("drawer-dark", "/", width, { colorScheme: "dark" }, openDrawer, false);
	await shoot("video-open", product, width, {}, openVideo, false);
	await shoot("home-forced-colors", "/", width, { forcedColors: "active" });
	await shoot("product-forced-colors", product, width, { forcedColors: "active" });
	await shoot("drawer-forced-colors", "/", width, { forcedColors: "active" }, openDrawer, false);
}
await shoot("landscape", product, 667, { viewport: { width: 667, height: 375 } }, undefined, false);
await shoot("home-print", "/", 816, {}, print);
await shoot("product-print", product, 816, {}, print);
await Promise.all([desktop.close(), phone.close()]);
