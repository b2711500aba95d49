/**
 * `npm run shots` builds the site, and writes screenshots of every page to `.shots/`: on phone and
 * desktop, light, dark and in forced colors, and in print. No test compares them.
 */
import { rm } from "node:fs/promises";
import { join } from "node:path";
import { chromium } from "playwright";
import { routes } from "../../content/site/routes.ts";
import { readSite } from "../build-site.ts";
import { launchOptions } from "./chromium.ts";
import { serveFiles } from "./routed-site.ts";

const folder = ".shots";
const origin = "https://www.example.com";
const files = readSite("dist");
await using browser = await chromium.launch(launchOptions());
const modes = { light: {}, dark: { colorScheme: "dark" }, forced: { forcedColors: "active" } } as const;

await rm(folder, { recursive: true, force: true });
for (const [mode, options] of Object.entries(modes)) {
	for (const width of [320, 390, 768, 1440, 1920]) {
		const viewport = { width, height: 900 };
		await using context = await browser.newContext({ viewport, reducedMotion: "reduce", ...options });
		await serveFiles(context, files, origin);
		const page = await context.newPage();
		for (const { path } of routes) {
			await page.goto(origin + path);
			await page.evaluate(() => document.fonts.ready);
			const name = path === "/" ? "home" : path.replace(/^\/|\/$|\.html$/g, "").replaceAll("/", "-");
			const shoot = (kind: string) =>
				page.screenshot({ path: join(folder, `${name}-${kind}-${width}.png`), fullPage: true });
			await shoot(mode);
			if (mode !== "light") continue;
			await page.emulateMedia({ media: "print" });
			await shoot("print");
			await page.emulateMedia({ media: null });
		}
	}
}
console.log(`Wrote the screenshots to ${folder}/.`);
