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
import { makeCards } from "./pages/cards/cards.tsx";
import { fixedFiles } from "./pages/fixedFiles.ts";
import { defaultFiles, filesFor, hostsHelp } from "./pages/hosts/hosts.ts";
import { optionsFrom } from "./pages/hosts/options.ts";
import { type HostRules, hostRules } from "./pages/hosts/rules.ts";
import { makeIcons } from "./pages/icons.tsx";
import { checkLinks } from "./pages/links.ts";
import { unionOf } from "./pages/policy.ts";
import { siblingsOf } from "./pages/precompress.ts";
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

/** Every file by its path from the root of the site. */
type Files = ReadonlyMap<string, string | Uint8Array>;

export interface BuiltSite {
	readonly files: Files;
	/** What a host has to do with the files. */
	readonly rules: HostRules;
}

/** Makes every file of the site, in memory. */
export async function buildSite({ siteUrl, year }: Settings): Promise<BuiltSite> {
	const { url, base } = siteAt(siteUrl);
	const [scripts, fonts, cards, icons, uploads] = await Promise.all([
		makeScripts(root, base),
		makeFonts(root, everyText()),
		makeCards(root, routes),
		makeIcons(root),
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
		cards: cards.cards,
	};
	const pages = routes.map(
		(route) =>
			[fileOf(route.path), renderPage(route, site, { cssFor, inlineScripts: scripts.inline })] as const,
	);
	const rules = hostRules(site, unionOf(pages.map(([, { policy }]) => policy)));
	const files = new Map<string, string | Uint8Array>([
		...pages.map(([file, { markup }]) => [file, markup] as const),
		...uploads,
		...cards.files,
		...fixedFiles(site, icons),
		[scripts.enhance.file, scripts.enhance.code],
		[fonts.headline.file, fonts.headline.contents],
		[fonts.stretch.file, fonts.stretch.contents],
		...defaultFiles(rules),
	]);
	checkLinks(files, base);
	return { files, rules };
}

async function main(): Promise<void> {
	const { host, precompress } = optionsFrom(process.argv.slice(2));
	if (host === "help") {
		console.log(`npm run build -- --host NAME also writes what one host needs:\n${hostsHelp()}`);
		return;
	}
	await recover(join(root, "dist"));
	const { files, rules } = await buildSite(settingsFrom(process.env));
	const pages = new Map(
		[...files].flatMap(([file, text]) =>
			typeof text === "string" && file.endsWith(".html") ? [[file, text]] : [],
		),
	);
	const weights = await weigh(pages);
	const forHost = host && filesFor(host, rules);
	const siblings = precompress ? await siblingsOf(files) : [];
	await publish([...files, ...siblings, ...(forHost?.inside ?? [])], join(root, "dist"));
	if (host && forHost && forHost.beside.size > 0) {
		await publish(forHost.beside, join(root, ".hosts", host));
		console.log(`Wrote ${[...forHost.beside.keys()].join(", ")} to .hosts/${host}/.`);
	}
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
