import { join, resolve } from "node:path";
import { makeCards } from "./assets/make/cards/cards.tsx";
import { makeFonts } from "./assets/make/fonts.ts";
import { makeIcons } from "./assets/make/icons/icons.tsx";
import { makePictures, type PictureProgress } from "./assets/make/pictures/pictures.ts";
import { makeScripts } from "./assets/make/scripts.ts";
import { makeStyles } from "./assets/make/styles.ts";
import { type Site, siteAt } from "./components/site.ts";
import { company } from "./content/company.ts";
import { everyText } from "./content/model/everything.ts";
import { textOf } from "./content/model/placeholder.ts";
import { type RemainingPlaceholder, remainingPlaceholders } from "./content/model/placeholders.ts";
import { routes } from "./content/model/routes.ts";
import { uploadsInUse } from "./content/model/uploads.ts";
import { ContentError, contentProblems } from "./content/schema/problems.ts";
import { defaultFiles, filesFor, hostsHelp } from "./pages/hosts/hosts.ts";
import { type HostRules, hostRules } from "./pages/hosts/rules.ts";
import { Comparison } from "./pages/output/changes.ts";
import { emphasisFor } from "./pages/output/emphasis.ts";
import { fixedFiles } from "./pages/output/fixed-files.ts";
import { LinkCheck } from "./pages/output/links.ts";
import { optionsFrom } from "./pages/output/options.ts";
import { withSiblings } from "./pages/output/precompress.ts";
import { progressOn } from "./pages/output/progress.ts";
import { publish, recover } from "./pages/output/publish.ts";
import { printReport, ReleaseError, type Report } from "./pages/output/report.ts";
import { PageMaker } from "./pages/page-maker.ts";
import { fileOf } from "./pages/render.tsx";
import { RenderError } from "./pages/render-error.ts";
import { markupRenderer } from "./pages/render-markup.tsx";
import { actAsSecondThread, type Found, isSecondThread, SecondThread } from "./pages/second-thread.ts";
import type { SiteFile } from "./pages/site-file.ts";
import { Timings } from "./pages/timings.ts";
import { AtMostWeigher } from "./pages/weigh-at-most.ts";
import { weighingExactly } from "./pages/weigh-exactly.ts";

/** npm runs every script in the project's folder, wherever it was called. */
const root = process.cwd();

/** Exact weights take 30 ms a page, so the report of a larger site says what its pages weigh at most. */
const pagesOfSmallSite = 100;

/** The pages that one thread makes before a second one could have started. */
const pagesForOneThread = 500;

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

/** Who is told of what happens on the way, and who takes a part of the work. */
interface Handlers {
	/** Told of each page that cannot be rendered; such pages are then left out, and links not checked. */
	readonly onRenderError?: (file: string, error: RenderError) => void;
	/** Told of each upload of which pictures had to be made, which can take seconds. */
	readonly onPicture?: (progress: PictureProgress) => void;
	/** Makes pages too, and tells at the end what it has found in them. */
	readonly second?: { readonly thread: SecondThread; readonly onFound: (found: Found) => void } | undefined;
}

interface GrowingSite {
	/** Every file, once. Each is made when it is asked for, so that a site of any size fits into memory. */
	readonly files: Iterable<SiteFile>;
	/** What a host has to do with the files; asked for when the last of them is made. */
	readonly rules: () => HostRules;
}

/**
 * Makes the assets of the site at once, and its pages as they are asked for.
 *
 * @throws RenderError for the first page that cannot be rendered, unless `onRenderError` takes it
 */
async function makeSite(
	{ siteUrl, year }: Settings,
	timings: Timings,
	{ onPicture, onRenderError, second }: Handlers = {},
): Promise<GrowingSite> {
	const uploads = await timings.wait("pictures", makePictures(root, uploadsInUse(), onPicture));
	const problems = [...timings.call("check content", contentProblems), ...uploads.problems];
	if (problems.length > 0) throw new ContentError(problems);
	const { url, base } = siteAt(siteUrl);
	const renderMarkup = markupRenderer();
	const [scripts, { fonts, css }, cards, icons] = await Promise.all([
		timings.wait("scripts", makeScripts(root, base)),
		makeLooks(base, timings),
		timings.wait("cards", makeCards(root, routes, renderMarkup)),
		timings.wait("icons", makeIcons(root)),
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
		pictures: uploads.pictures,
		cards: cards.cards,
	};
	const inputs = { site, css, inlineScripts: scripts.inline };
	const maker = new PageMaker(inputs, renderMarkup);
	const links = new LinkCheck(base);
	const rules = () => hostRules(site, maker.policy());
	function* makePages(): Generator<SiteFile> {
		for (const route of routes) {
			try {
				yield maker.make(route);
			} catch (error) {
				if (!(error instanceof RenderError && onRenderError)) throw error;
				onRenderError(fileOf(route.path), error);
			}
		}
	}
	function makePagesInBothThreads({ thread, onFound }: NonNullable<typeof second>): Iterable<SiteFile> {
		return thread.pages(maker, inputs, (found) => {
			maker.addPolicies(found.policies);
			links.add(found.links);
			onFound(found);
		});
	}
	function* makeFiles(): Generator<SiteFile> {
		yield* timings.items("render", second ? makePagesInBothThreads(second) : makePages());
		yield* uploads.files;
		yield* cards.files;
		yield* fixedFiles(site, icons);
		yield [scripts.enhance.file, scripts.enhance.code];
		yield [fonts.headline.file, fonts.headline.contents];
		yield [fonts.stretch.file, fonts.stretch.contents];
		yield* defaultFiles(rules());
	}
	if (onRenderError) return { files: makeFiles(), rules };
	function* makeCheckedFiles(): Generator<SiteFile> {
		yield* timings.items("check links", links.through(makeFiles()));
		timings.call("check links", () => links.finish());
	}
	return { files: makeCheckedFiles(), rules };
}

/** The fonts, and the styles that name them. */
async function makeLooks(base: string, timings: Timings) {
	const fonts = await timings.wait("fonts", makeFonts(root, everyText()));
	const styles = makeStyles(root, {
		headline: base + fonts.headline.file,
		stretch: base + fonts.stretch.file,
	});
	return { fonts, css: await timings.wait("styles", styles) };
}

export interface BuiltSite {
	/** Every file by its path from the root of the site. */
	readonly files: ReadonlyMap<string, string | Uint8Array>;
	/** What a host has to do with the files. */
	readonly rules: HostRules;
}

/**
 * Makes every file of the site, in memory.
 *
 * @throws RenderError for the first page that cannot be rendered, when nobody is to be told
 */
export async function buildSite(settings: Settings, handlers?: Handlers): Promise<BuiltSite> {
	const { files, rules } = await makeSite(settings, new Timings(() => performance.now()), handlers);
	return { files: new Map([...files].map(([path, contents]) => [path, contents])), rules: rules() };
}

/** Those that remain in the site: an address that the surroundings give replaces the one of the content. */
function placeholdersIn({ siteUrl }: Settings): readonly RemainingPlaceholder[] {
	const isReplaced = siteUrl !== textOf(company.siteUrl);
	return remainingPlaceholders().filter(({ entry }) => !isReplaced || entry !== "company.siteUrl");
}

async function main(): Promise<void> {
	const timings = new Timings(() => performance.now());
	timings.started("start and imports");
	const {
		folder,
		host,
		precompress,
		timings: tellsTimings,
		release,
		report,
	} = optionsFrom(process.argv.slice(2));
	if (host === "help") {
		console.log(`npm run build -- --host NAME also writes what one host needs:\n${hostsHelp()}`);
		return;
	}
	const dist = resolve(root, folder);
	await timings.wait("recover", recover(dist));
	const progress = progressOn(process.stderr, () => performance.now());
	const settings = settingsFrom(process.env);
	const weigher = routes.length > pagesOfSmallSite ? new AtMostWeigher() : weighingExactly(root);
	const second =
		weigher instanceof AtMostWeigher && routes.length > pagesForOneThread
			? {
					thread: new SecondThread(import.meta.filename),
					onFound: ({ weights }: Found) => weigher.add(weights),
				}
			: undefined;
	const site = await makeSite(settings, timings, {
		second,
		onPicture: ({ file, done, total }) => {
			if (report === "text") progress.show(`Made the pictures of ${done} of ${total} uploads: ${file}`);
		},
	}).finally(progress.done);
	const placeholders = placeholdersIn(settings);
	if (release && placeholders.length > 0) throw new ReleaseError(placeholders);
	const forHost = () => (host ? filesFor(host, site.rules()) : undefined);
	async function* makeFiles(): AsyncGenerator<SiteFile> {
		yield* timings.items("weigh", weigher.through(site.files));
		await timings.wait("weigh", weigher.weights());
		yield* forHost()?.inside ?? [];
	}
	const comparison = new Comparison(dist);
	const files = precompress ? withSiblings(makeFiles()) : makeFiles();
	await timings.wait("write", publish(comparison.through(files), dist));
	const beside = forHost()?.beside ?? new Map();
	if (host && beside.size > 0) await publish(beside, join(root, ".hosts", host));
	const result: Report = {
		weights: await weigher.weights(),
		isExact: weigher.isExact,
		files: comparison.files,
		changes: comparison.changes(),
		beside: [...beside.keys()].map((file) => `.hosts/${host}/${file}`),
		placeholders,
		milliseconds: performance.now(),
		timings: tellsTimings ? timings.lines() : [],
	};
	const printed = printReport(report, result, emphasisFor(process.stdout, process.env));
	if (printed) console.log(printed);
}

if (isSecondThread()) {
	actAsSecondThread();
} else if (process.argv[1] === import.meta.filename) {
	main().catch((error: unknown) => {
		console.error(error instanceof Error ? error.message : error);
		process.exitCode = 1;
	});
}
