import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { makeFonts } from "./assets/build/fonts.ts";
import { makeScripts } from "./assets/build/scripts.ts";
import { makeStyles } from "./assets/build/styles.ts";
import { readUploads } from "./assets/build/uploads.ts";
import { type Site, siteAt } from "./components/site.ts";
import { company } from "./content/company.ts";
import { everyText } from "./content/every-text.ts";
import { textOf } from "./content/placeholder.ts";
import { routes } from "./content/routes.ts";
import { budgetOf, weigh } from "./pages/budget.ts";
import { checkLinks } from "./pages/links.ts";
import { publish, recover } from "./pages/publish.ts";
import { fileOf, renderPage } from "./pages/renderPage.tsx";

const root = fileURLToPath(new URL(".", import.meta.url));

export interface Settings {
	/** Absolute address of the site. */
	readonly siteUrl: string;
	/** The year of the copyright line. */
	readonly year: number;
}

/** The settings that the surroundings decide: the only place that reads the environment and the clock. */
export function settingsFrom(environment: NodeJS.ProcessEnv): Settings {
	const { SITE_URL, SOURCE_DATE_EPOCH } = environment;
	const now = SOURCE_DATE_EPOCH ? new Date(Number(SOURCE_DATE_EPOCH) * 1000) : new Date();
	return { siteUrl: SITE_URL || textOf(company.siteUrl), year: now.getUTCFullYear() };
}

/** Makes every file of the site, in memory: the path from the root of the site, and the contents. */
export async function buildSite({
	siteUrl,
	year,
}: Settings): Promise<ReadonlyMap<string, string | Uint8Array>> {
	const { url, base } = siteAt(siteUrl);
	const [scripts, fonts, favicon, uploads] = await Promise.all([
		makeScripts(root, base),
		makeFonts(root, everyText()),
		readFile(join(root, "assets/icons/favicon.svg")),
		readUploads(root),
	]);
	const cssFor = await makeStyles(root, {
		headline: base + fonts.headline.file,
		stretch: base + fonts.stretch.file,
	});
	const site: Site = {
		url,
		base,
		year,
		assets: {
			script: scripts.enhance.file,
			headlineFont: fonts.headline.file,
			stretchFont: fonts.stretch.file,
		},
	};
	const pages = new Map(
		routes.map((route) => [
			fileOf(route.path),
			renderPage(route, site, { cssFor, inlineScripts: scripts.inline }),
		]),
	);
	const files = new Map<string, string | Uint8Array>([
		...pages,
		...uploads,
		["favicon.svg", favicon],
		[scripts.enhance.file, scripts.enhance.code],
		[fonts.headline.file, fonts.headline.contents],
		[fonts.stretch.file, fonts.stretch.contents],
	]);
	checkLinks(files, base);
	return files;
}

async function main(): Promise<void> {
	await recover(join(root, "dist"));
	const files = await buildSite(settingsFrom(process.env));
	const pages = new Map(
		[...files].flatMap(([file, text]) =>
			typeof text === "string" && file.endsWith(".html") ? [[file, text]] : [],
		),
	);
	const weights = await weigh(pages);
	await publish(files, join(root, "dist"));
	for (const [file, bytes] of weights) {
		console.log(`${String(bytes).padStart(6)} of ${budgetOf(file)} bytes  ${file}`);
	}
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
	main().catch((error: unknown) => {
		console.error(error instanceof Error ? error.message : error);
		process.exitCode = 1;
	});
}
