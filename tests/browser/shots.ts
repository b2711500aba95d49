/**
 * `npm run shots` takes screenshots of every page, the open drawer and an open video: on phone and desktop, light, dark
 * and in forced colors. Also of every page in more widths and in print. They are in `.shots/`. No test compares them.
 */
import { rm } from "node:fs/promises";
import { join } from "node:path";
import { type BrowserContextOptions, chromium, type Page } from "playwright";
import { routes } from "../../content/model/routes.ts";
import { builtFiles } from "../build-site.ts";
import { launchOptions } from "./chromium.ts";
import { serveFiles } from "./routed-site.ts";

const folder = ".shots";
const origin = "https://www.example.com";
const files = await builtFiles({ SITE_URL: origin });
await using desktop = await chromium.launch(launchOptions());
// Chromium drops touch emulation while it captures a whole page, which then gets shorter than its picture. This one has
// no mouse to fall back to.
await using phone = await chromium.launch(
	launchOptions(
		"--blink-settings=primaryHoverType=1,availableHoverTypes=1,primaryPointerType=2,availablePointerTypes=2",
	),
);
const modes = { light: {}, dark: { colorScheme: "dark" }, forced: { forcedColors: "active" } } as const;

const print = (page: Page) => page.emulateMedia({ media: "print" });
const openDrawer = (page: Page) => page.getByRole("button", { name: "Menu" }).click();
const openVideo = (page: Page) => page.locator("summary").first().click();

/** Takes a screenshot of a path after `prepare`. */
async function shoot(
	name: string,
	path: string,
	width: number,
	options: BrowserContextOptions = {},
	prepare?: (page: Page) => Promise<unknown>,
): Promise<void> {
	const isPhone = width < 500;
	await using context = await (isPhone ? phone : desktop).newContext({
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
	await prepare?.(page);
	await page.waitForTimeout(350);
	await page.screenshot({ path: join(folder, `${name}-${width}.png`), fullPage: prepare !== openDrawer });
}

await rm(folder, { recursive: true, force: true });
for (const { path, kind } of routes) {
	const name = path === "/" ? "home" : path.replace(/^\/|\/$|\.html$/g, "").replaceAll("/", "-");
	for (const width of [320, 768, 1920]) await shoot(name, path, width);
	await shoot(`${name}-print`, path, 816, {}, print);
	for (const [mode, options] of Object.entries(modes)) {
		for (const width of [390, 1440]) {
			await shoot(`${name}-${mode}`, path, width, options);
			if (path === "/") await shoot(`drawer-${mode}`, path, width, options, openDrawer);
			if (kind === "product") await shoot(`${name}-video-${mode}`, path, width, options, openVideo);
		}
	}
}
