/**
 * Compares the runs of all machines in two built sites, in Chromium:
 *
 *     npm run moments ../before/dist dist
 *     npm run moments ../before/dist dist x1 hero
 *
 * It pauses each machine at twelve moments of its cycle, and prints the largest difference: the pixels that differ by
 * more than a shift of one pixel. `.shots/moments/` has a sheet for each machine, with the old moments above the new ones,
 * and the moment with the largest difference as old | new | difference. No test does this: it takes a minute.
 */
import { mkdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { chromium, type Page } from "playwright";
import sharp from "sharp";
import { launchOptions } from "../browser/chromium.ts";
import { serveFiles } from "../browser/routed-site.ts";
import { type Files, readSite } from "../build-site.ts";
import { differences, readPixels, sideBySide } from "./pixels.ts";

const MOMENTS = 12;
/** Smooth edges of moving parts are not always painted the same. */
const TOLERANCE = 64;
const folder = ".shots/moments";
const origin = "https://www.example.com";

const [before, now = "dist", ...only] = process.argv.slice(2);
if (!before) throw new Error('Name the built site to compare with: "npm run moments ../before/dist".');

/** The machines that run, and the path of a page with each. */
function pathsOf(files: Files): ReadonlyMap<string, string> {
	const pages = [...files].filter(([file]) => file.endsWith("index.html"));
	const machines = [...files.keys()].flatMap((file) => /run-(.+)-\w+\.json$/.exec(file)?.[1] ?? []);
	return new Map(
		machines.flatMap((machine) => {
			const page = pages.find(([, html]) => String(html).includes(`/run-${machine}-`));
			return page ? [[machine, `/${page[0].replace("index.html", "")}`]] : [];
		}),
	);
}

/** Shows a machine alone, at a moment between 0 and 1 of its second cycle. Runs in the page. */
function pauseAt(moment: number): Promise<void> {
	const animations = document.querySelector(".is-running .run")?.getAnimations({ subtree: true }) ?? [];
	const cycle = Math.max(...animations.map(({ effect }) => Number(effect?.getTiming().duration)));
	for (const animation of animations) {
		animation.pause();
		animation.currentTime = Number(animation.effect?.getTiming().delay) + cycle * (1 + moment);
	}
	return new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve())));
}

/** Pictures of a running machine at each moment. */
async function momentsOf(page: Page, path: string, machine: string): Promise<Buffer[]> {
	await page.emulateMedia({ reducedMotion: "reduce" });
	await page.goto(origin + path);
	await page.evaluate(() => document.fonts.ready.then(() => undefined));
	await page.emulateMedia({ reducedMotion: "no-preference" });
	await page.locator(`[data-run*="/run-${machine}-"]`).click();
	await page.waitForFunction(
		() => document.querySelector(".is-running .run")?.getAnimations({ subtree: true }).length,
	);
	const style =
		"*{visibility:hidden!important;transition:none!important}.is-running,.is-running .run *{visibility:visible!important}";
	const pictures = [];
	for (let moment = 0; moment < MOMENTS; moment++) {
		await page.evaluate(pauseAt, moment / MOMENTS);
		pictures.push(await page.locator(".is-running").screenshot({ style }));
	}
	return pictures;
}

/** A sheet of all moments in rows, with the new ones below the old ones. */
async function sheetOf(old: readonly Buffer[], now: readonly Buffer[]): Promise<Buffer> {
	const small = (picture: Buffer) => sharp(picture).resize({ width: 400 }).png().toBuffer();
	const across = MOMENTS / 2;
	const rows = [old.slice(0, across), now.slice(0, across), old.slice(across), now.slice(across)];
	const pictures = await Promise.all(rows.flat().map(small));
	return sharp(pictures, { join: { across, shim: 4, background: "black" } })
		.png()
		.toBuffer();
}

await using browser = await chromium.launch(launchOptions());
const sites = await Promise.all(
	[before, now].map(async (dist) => {
		const files = readSite(dist);
		const context = await browser.newContext({
			viewport: { width: 1440, height: 900 },
			colorScheme: "light",
			bypassCSP: true,
		});
		await serveFiles(context, files, origin);
		return { paths: pathsOf(files), page: await context.newPage() };
	}),
);
await rm(folder, { recursive: true, force: true });
await mkdir(folder, { recursive: true });
const rows = [];
for (const machine of only.length > 0 ? only : (sites[0]?.paths.keys() ?? [])) {
	const [old = [], now = []] = await Promise.all(
		sites.map(({ paths, page }) => momentsOf(page, paths.get(machine) ?? "", machine)),
	);
	await writeFile(join(folder, `${machine}.png`), await sheetOf(old, now));
	const compared = await Promise.all(
		old.map(async (picture, moment) => {
			const pair = [await readPixels(picture), await readPixels(now[moment] ?? picture)] as const;
			return { moment, pair, places: differences(...pair, TOLERANCE) };
		}),
	);
	const [largest] = compared.toSorted((one, other) => other.places.length - one.places.length);
	if (!largest) continue;
	await writeFile(join(folder, `${machine}-largest.png`), await sideBySide(...largest.pair, largest.places));
	rows.push({
		machine,
		moment: `${largest.moment} of ${MOMENTS}`,
		"different pixels": largest.places.length,
	});
}
console.table(rows);
