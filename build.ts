import { resolve } from "node:path";
import { makeAssets } from "./assets/make/assets.ts";
import { makePictures } from "./assets/make/pictures/pictures.ts";
import { Problem } from "./assets/make/problem.ts";
import type { Site } from "./components/site.ts";
import { remainingPlaceholders } from "./content/model/placeholders.ts";
import { fileOf, routes } from "./content/model/routes.ts";
import { uploadsInUse } from "./content/model/uploads.ts";
import { checkContent } from "./content/schema/problems.ts";
import { filesInside, type HostName } from "./pages/hosts/hosts.ts";
import { hostRules } from "./pages/hosts/rules.ts";
import { writeFilesBeside } from "./pages/hosts/write-beside.ts";
import { movedPages } from "./pages/MovedPage.tsx";
import { type SiteFiles, siteFiles } from "./pages/output/files.ts";
import { checkLinks } from "./pages/output/links.ts";
import { metadataFiles } from "./pages/output/metadata-files.ts";
import { compressedSiblings } from "./pages/output/precompress.ts";
import { publish } from "./pages/output/publish.ts";
import { printReport, releaseProblem } from "./pages/output/report.ts";
import { sizesOf, sizeWarnings } from "./pages/output/sizes.ts";
import { renderPage } from "./pages/render.tsx";
import { optionsFrom, type Settings, settingsFrom } from "./pages/settings.ts";

/** The project's folder: npm runs every script in it. */
const root = process.cwd();

/**
 * Builds every file of the site in memory.
 *
 * @param host the host to build for, if it needs its own files inside the site
 * @throws Problem for invalid content, a page that cannot be rendered, or broken links
 */
export async function buildSite(settings: Settings, host?: HostName): Promise<SiteFiles> {
	const { base } = settings;
	const pictures = await makePictures(root, uploadsInUse(), (file) =>
		console.warn(`Making the pictures of ${file}, which takes a while once.`),
	);
	const content = checkContent();
	const problems = [...content.problems, ...pictures.problems];
	if (problems.length > 0) {
		throw new Problem([...problems, "Correct these entries. Until then, dist/ stays as it is."].join("\n"));
	}

	const assets = await makeAssets(root, base, pictures);
	const site: Site = { ...settings, ...assets.site };

	const pages = routes.map((route) => [fileOf(route.path), renderPage(route, { ...assets, site })] as const);

	const files = siteFiles([
		...pages,
		...assets.files,
		...metadataFiles(site, assets.icons),
		...movedPages(site),
		...filesInside(host, hostRules(settings)),
	]);

	const listed = routes.filter(({ indexed }) => indexed).map(({ path }) => fileOf(path));
	const warnings = [...content.warnings, ...pictures.warnings, ...checkLinks(files, base, listed)];
	for (const warning of warnings) console.warn(`Warning: ${warning}`);
	return files;
}

/** Builds the site with the options of the command line, and writes it. pages/before-build/prepare.ts prints errors. */
export async function main(): Promise<void> {
	const settings = settingsFrom(process.env);
	const { host, folder, precompress, release, quiet } = optionsFrom(process.argv.slice(2));
	// SITE_URL replaces the address in the content.
	const isReplaced = Boolean(process.env.SITE_URL);
	const placeholders = remainingPlaceholders().filter(
		({ entry }) => !isReplaced || entry !== "company.siteUrl",
	);
	if (release && placeholders.length > 0) throw new Problem(releaseProblem(placeholders));

	const site = await buildSite(settings, host);
	const files = siteFiles([...site, ...(precompress ? await compressedSiblings(site) : [])]);
	const warnings = await publish(files, resolve(root, folder));
	const beside = await writeFilesBeside(root, host, hostRules(settings));

	const sizes = await sizesOf(files);
	for (const warning of [...warnings, ...beside.warnings, ...sizeWarnings(sizes)]) {
		console.warn(`Warning: ${warning}`);
	}
	if (quiet) return;
	const report = { files, folder, sizes, placeholders, milliseconds: performance.now() };
	console.log(printReport({ ...report, beside: beside.files }));
}
