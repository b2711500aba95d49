/**
 * `npm run lighthouse`: Lighthouse's four scores of every page, as a phone sees it on a host that packs with brotli.
 * Prints a table, and ends with 1 if a score is below 100. A page has three tries, because other work on the machine
 * slows it: https://github.com/GoogleChrome/lighthouse/blob/main/docs/variability.md
 */
import lighthouse from "lighthouse";
import { type Browser, launch, type Page } from "puppeteer-core";
import { buildSite, settingsFrom } from "../../build.ts";
import { stockPhotoHost } from "../../content/model/pictures.ts";
import { type Route, routes } from "../../content/model/routes.ts";
import { fileOf } from "../../pages/render.tsx";
import { chromiumPath } from "./chromium.ts";
import { startWebServer } from "./web-server.ts";

const categories = ["performance", "accessibility", "best-practices", "seo"] as const;
/** Error pages have to keep out of search engines, and to write the missing path to the console. */
const skippedOnErrorPages = ["is-crawlable", "errors-in-console"];
const tries = 3;

const { files } = await buildSite(settingsFrom(process.env));
await using server = await startWebServer(files);

/** Answers for the stock photo's service at once, also where there is no network. */
async function answerForStockPhotos(page: Page): Promise<void> {
	await page.setRequestInterception(true);
	page.on("request", (request) => {
		const answer = request.url().startsWith(stockPhotoHost)
			? request.respond({
					contentType: "image/svg+xml",
					headers: { "access-control-allow-origin": "*" },
					body: "<svg xmlns='http://www.w3.org/2000/svg'/>",
				})
			: request.continue();
		answer.catch(() => undefined);
	});
}

/** The scores of a page from 0 to 100, by category. */
async function scoresOf(browser: Browser, { path, indexed }: Route): Promise<Record<string, number>> {
	const page = await browser.newPage();
	if (`${files.get(fileOf(path))}`.includes(stockPhotoHost)) {
		await answerForStockPhotos(page);
	}
	const flags = { onlyCategories: [...categories], ...(!indexed && { skipAudits: skippedOnErrorPages }) };
	const result = await lighthouse(server.origin + path, flags, undefined, page);
	await page.close();
	return Object.fromEntries(
		categories.map((category) => [
			category,
			Math.round((result?.lhr.categories[category]?.score ?? 0) * 100),
		]),
	);
}

function isPerfect(scores: Record<string, number>): boolean {
	return Object.values(scores).every((score) => score === 100);
}

const browser = await launch({
	executablePath: await chromiumPath(),
	args: ["--no-sandbox", "--disable-gpu", "--no-first-run"],
});
const rows = new Map<string, Record<string, number>>();
try {
	for (const route of routes) {
		for (let attempt = 0; attempt < tries; attempt++) {
			const scores = await scoresOf(browser, route);
			rows.set(route.path, scores);
			if (isPerfect(scores)) break;
		}
	}
} finally {
	await browser.close();
}
console.table(Object.fromEntries(rows));
process.exitCode = [...rows.values()].every(isPerfect) ? 0 : 1;
