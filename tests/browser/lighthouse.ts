/**
 * `npm run lighthouse` prints Lighthouse's four scores for every page, on a phone, from a host that sends gzip. Exits
 * with 1 if a score is below 100. A page has three tries, because a busy computer lowers its scores:
 * https://github.com/GoogleChrome/lighthouse/blob/main/docs/variability.md
 */
import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { type Route, routes } from "../../content/model/routes.ts";
import { stockPhotoHost } from "../../content/model/stock-photo.ts";
import { builtFiles } from "../build-site.ts";
import { chromiumPath } from "./chromium.ts";
import { startWebServer } from "./web-server.ts";

/** Run with npx, because as a dependency it would double the project's packages. */
const lighthouse = "lighthouse@12.8.2";
const categories = ["performance", "accessibility", "best-practices", "seo"] as const;
/** Error pages have to be `noindex`, and to log the missing path to the console. */
const skippedOnErrorPages = "--skip-audits=is-crawlable,errors-in-console";
const tries = 3;

await using server = await startWebServer(await builtFiles({ SITE_URL: "https://www.example.com" }), false);
const env = { ...process.env, CHROME_PATH: chromiumPath() };

/** A page's scores from 0 to 100, in the order of the categories. */
async function scoresOf({ path, indexed }: Route): Promise<number[]> {
	const options = [
		"--quiet",
		"--output=json",
		`--only-categories=${categories.join(",")}`,
		// So that the scores do not depend on another host. Lighthouse ignores the error that this causes.
		`--blocked-url-patterns=${stockPhotoHost}`,
		"--chrome-flags=--headless=new --no-sandbox --disable-gpu --no-first-run",
		...(indexed ? [] : [skippedOnErrorPages]),
	];
	const words = ["--yes", lighthouse, server.origin + path, ...options];
	const { stdout } = await promisify(execFile)("npx", words, { env, maxBuffer: 1e8 });
	const report = JSON.parse(stdout);
	return categories.map((category) => Math.round(report.categories[category].score * 100));
}

const isPerfect = (scores: readonly number[]) => scores.every((score) => score === 100);
for (const route of routes) {
	let scores = await scoresOf(route);
	for (let retry = 1; retry < tries && !isPerfect(scores); retry++) scores = await scoresOf(route);
	console.log(scores.join(" "), route.path);
	if (!isPerfect(scores)) process.exitCode = 1;
}
