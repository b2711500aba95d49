/**
 * Compares the runs of all machines in two built sites, in Chromium:
 *
 *     npm run moments ../before/dist dist
 *
 * It pauses each machine at twelve moments of its cycle, and prints the largest difference: the pixels that differ by
 * more than a shift of one pixel. `.shots/moments/` has that moment of each machine as old | new | difference. No test
 * does this: it takes a minute.
 */
import { mkdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { chromium, type Page } from "playwright";
import { launchOptions } from "../browser/chromium.ts";
import { serveFiles } from "../browser/routed-site.ts";
import { type Files, readSite } from "../build-site.ts";
import { differences, type Pixels, readPixels, sideBySide } from "./pixels.ts";

const MOMENTS = 12;
/** Smooth edges of moving parts are not always painted the same. */
const TOLERANCE = 64;
const folder = ".shots/moments";
const origin = "https://www.example.com";

const [before, now = "dist"] = process.argv.slice(2);
if (!before) throw new Error('Name the built site to compare with: "npm run moments ../before/dist".');

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

/** Pictures of a running machine at each moment, from the first page that has it. */
async function momentsOf(page: Page, files: Files, machine: string): Promise<Pixels[]> {
	const [path = ""] = [...files].find(([, contents]) => String(contents).includes(`/run-${machine}-`)) ?? [];
	await page.emulateMedia({ reducedMotion: "reduce" });
	await page.goto(`${origin}/${path.replace("index.html", "")}`);
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
		pictures.push(await readPixels(await page.locator(".is-running").screenshot({ style })));
	}
	return pictures;
}

await using browser = await chromium.launch(launchOptions());
await using context = await browser.newContext({ viewport: { width: 1440, height: 900 }, bypassCSP: true });
const page = await context.newPage();
/** The pictures of each machine of a built site. */
async function runsOf(dist: string): Promise<ReadonlyMap<string, Pixels[]>> {
	const files = readSite(dist);
	await context.unrouteAll();
	await serveFiles(context, files, origin);
	const runs = new Map<string, Pixels[]>();
	for (const file of files.keys()) {
		const [, machine] = /run-(.+)-\w+\.json$/.exec(file) ?? [];
		if (machine) runs.set(machine, await momentsOf(page, files, machine));
	}
	return runs;
}

await rm(folder, { recursive: true, force: true });
await mkdir(folder, { recursive: true });
const [old, latest] = [await runsOf(before), await runsOf(now)];
for (const [machine, pictures] of latest) {
	const compared = pictures.flatMap((picture, moment) => {
		const earlier = old.get(machine)?.[moment];
		return earlier ? [{ moment, earlier, picture, places: differences(earlier, picture, TOLERANCE) }] : [];
	});
	const [largest] = compared.toSorted((one, other) => other.places.length - one.places.length);
	if (!largest) continue;
	const { moment, earlier, picture, places } = largest;
	await writeFile(join(folder, `${machine}.png`), await sideBySide(earlier, picture, places));
	console.log(`${machine}: ${places.length} pixels differ at moment ${moment} of ${MOMENTS}.`);
}
