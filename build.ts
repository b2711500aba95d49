import { join } from "node:path";
import { makeFonts } from "./assets/build/fonts.ts";
import { makePictures, type PictureProgress } from "./assets/build/pictures.ts";
import { makeScripts } from "./assets/build/scripts.ts";
import { makeStyles } from "./assets/build/styles.ts";
import { type Site, siteAt } from "./components/site.ts";
import { company } from "./content/company.ts";
import { everyText } from "./content/every-text.ts";
import { textOf } from "./content/placeholder.ts";
import { routes } from "./content/routes.ts";
import { uploadsInUse } from "./content/uploads.ts";
import { withinBudget } from "./pages/budget.ts";
import { makeCards } from "./pages/cards/cards.tsx";
import { fixedFiles } from "./pages/fixedFiles.ts";
import { defaultFiles, filesFor, hostsHelp } from "./pages/hosts/hosts.ts";
import { optionsFrom } from "./pages/hosts/options.ts";
import { type HostRules, hostRules } from "./pages/hosts/rules.ts";
import { makeIcons } from "./pages/icons.tsx";
import { withLinksChecked } from "./pages/links.ts";
import { type Policy, unionOf } from "./pages/policy.ts";
import { withSiblings } from "./pages/precompress.ts";
import { publish, recover } from "./pages/publish/publish.ts";
import { fileOf, renderPage } from "./pages/renderPage.tsx";
import type { SiteFile } from "./pages/site-file.ts";
import { Timings } from "./pages/timings.ts";

/** npm runs every script in the project's folder, wherever it was called. */
const root = process.cwd();

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

interface GrowingSite {
	/** Every file, once. Each is made when it is asked for, so that a site of any size fits into memory. */
	readonly files: Iterable<SiteFile>;
	/** What a host has to do with the files; asked for when the last of them is made. */
	readonly rules: () => HostRules;
}

/** Makes the assets of the site at once, and its pages as they are asked for. */
async function makeSite(
	{ siteUrl, year }: Settings,
	timings: Timings,
	onPicture?: (progress: PictureProgress) => void,
): Promise<GrowingSite> {
	const { url, base } = siteAt(siteUrl);
	const [scripts, { fonts, cssFor }, cards, icons, { pictures, files: pictureFiles }] = await Promise.all([
		timings.wait("scripts", makeScripts(root, base)),
		makeLooks(base, timings),
		timings.wait("cards", makeCards(root, routes)),
		timings.wait("icons", makeIcons(root)),
		timings.wait("pictures", makePictures(root, uploadsInUse, onPicture)),
	]);
	const site: Site = {
		url,
		base,
		year,
		assets: {
			script: scripts.enhance.file,
			headlineFont: fonts.headline.file,
			stretchFont: fonts.stretch.file,
		},
		pictures,
		cards: cards.cards,
	};
	const assets = { cssFor, inlineScripts: scripts.inline };
	let policy: Policy = new Map();
	const rules = () => hostRules(site, policy);
	function* makeFiles(): Generator<SiteFile> {
		for (const route of routes) {
			const page = timings.call("render", () => renderPage(route, site, assets));
			policy = unionOf([policy, page.policy]);
			yield [fileOf(route.path), page.markup];
		}
		yield* pictureFiles;
		yield* cards.files;
		yield* fixedFiles(site, icons);
		yield [scripts.enhance.file, scripts.enhance.code];
		yield [fonts.headline.file, fonts.headline.contents];
		yield [fonts.stretch.file, fonts.stretch.contents];
		yield* defaultFiles(rules());
	}
	return { files: timings.items("check links", withLinksChecked(makeFiles(), base)), rules };
}

/** The fonts, and the styles that name them. */
async function makeLooks(base: string, timings: Timings) {
	const fonts = await timings.wait("fonts", makeFonts(root, everyText()));
	const styles = makeStyles(root, {
		headline: base + fonts.headline.file,
		stretch: base + fonts.stretch.file,
	});
	return { fonts, cssFor: await timings.wait("styles", styles) };
}

export interface BuiltSite {
	/** Every file by its path from the root of the site. */
	readonly files: ReadonlyMap<string, string | Uint8Array>;
	/** What a host has to do with the files. */
	readonly rules: HostRules;
}

/** Makes every file of the site, in memory. */
export async function buildSite(settings: Settings): Promise<BuiltSite> {
	const { files, rules } = await makeSite(settings, new Timings(() => performance.now()));
	return { files: new Map(files), rules: rules() };
}

async function main(): Promise<void> {
	const timings = new Timings(() => performance.now());
	timings.started("start and imports");
	const { host, precompress, timings: printsTimings } = optionsFrom(process.argv.slice(2));
	if (host === "help") {
		console.log(`npm run build -- --host NAME also writes what one host needs:\n${hostsHelp()}`);
		return;
	}
	await timings.wait("recover", recover(join(root, "dist")));
	const site = await makeSite(settingsFrom(process.env), timings, ({ file, done, total }) => {
		console.log(`Made picture ${done} of ${total}: ${file}`);
	});
	const weights = new Map<string, number>();
	const forHost = () => (host ? filesFor(host, site.rules()) : undefined);
	function* makeFiles(): Generator<SiteFile> {
		yield* timings.items("weigh", withinBudget(site.files, weights));
		yield* forHost()?.inside ?? [];
	}
	const files = precompress ? withSiblings(makeFiles()) : makeFiles();
	await timings.wait("write", publish(files, join(root, "dist")));
	const beside = forHost()?.beside;
	if (host && beside?.size) {
		await publish(beside, join(root, ".hosts", host));
		console.log(`Wrote ${[...beside.keys()].join(", ")} to .hosts/${host}/.`);
	}
	console.log(`Wrote ${weights.size} pages to dist/.`);
	if (printsTimings) console.log(timings.lines().join("\n"));
}

if (process.argv[1] === import.meta.filename) {
	main().catch((error: unknown) => {
		console.error(error instanceof Error ? error.message : error);
		process.exitCode = 1;
	});
}
