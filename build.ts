import { join } from "node:path";
import { makeAssets } from "./assets/make/assets.ts";
import { makePictures } from "./assets/make/pictures/pictures.ts";
import { Problem } from "./assets/make/problem.ts";
import type { Site } from "./components/site-context.ts";
import { fileOf, routes } from "./content/model/routes.ts";
import { uploadsInUse } from "./content/model/uploads.ts";
import { checkContent, repeatedDescriptions } from "./content/schema/problems.ts";
import { checkLinks } from "./pages/generator/check-links.ts";
import { sizeWarnings } from "./pages/generator/check-sizes.ts";
import { filesInSite, setupFiles } from "./pages/generator/hosts/hosts.ts";
import { hostRules } from "./pages/generator/hosts/rules.ts";
import { metadataFiles } from "./pages/generator/metadata-files.ts";
import { placeholderLines } from "./pages/generator/placeholders.ts";
import { compressedSiblings } from "./pages/generator/precompress.ts";
import { renderPage } from "./pages/generator/render.tsx";
import { optionsFrom, settingsFrom } from "./pages/generator/settings.ts";
import { siteFiles } from "./pages/generator/site-files.ts";
import { writeFiles, writeSite } from "./pages/generator/write-site.ts";
import { movedPages } from "./pages/MovedPage.tsx";

/** The project's folder, because npm runs scripts there. */
const root = process.cwd();

/**
 * Builds the site and writes it to dist/. An error in one of the first six steps leaves dist/ unchanged.
 * pages/generator/bundle.mjs calls it, and prepare.ts beside that prints what it throws.
 */
export async function main(): Promise<void> {
	// 1. Settings: the environment and the options, read once.
	const settings = settingsFrom(process.env);
	const options = optionsFrom(process.argv.slice(2));

	// 2. Content: checked, with all mistakes reported at once. Checking an upload also makes its pictures.
	const pictures = await makePictures(root, uploadsInUse());
	const placeholders = placeholderLines(settings);
	const problems = [...checkContent(), ...pictures.problems, ...(options.release ? placeholders : [])];
	if (problems.length > 0) {
		throw new Problem([...problems, "Fix these entries. Until then, dist/ stays unchanged."].join("\n"));
	}

	// 3. Assets: styles, script, fonts, icons and cards, with hashes in their names.
	const assets = await makeAssets(root, settings.base, pictures);
	const site: Site = { ...settings, ...assets.site };

	// 4. Pages: one HTML document for each route.
	const pages = routes.map((route) => [fileOf(route.path), renderPage(route, site, assets)] as const);

	// 5. Files: everything in dist/, by its path.
	const rules = hostRules(settings);
	const files = siteFiles([
		...pages,
		...assets.files,
		...metadataFiles(site, assets.icons),
		...movedPages(site),
		...filesInSite(rules),
	]);

	// 6. Checks: a broken link is an error, everything else a warning.
	const warnings = [
		...repeatedDescriptions(routes),
		...pictures.warnings,
		...checkLinks(files, settings.base),
		...sizeWarnings(files),
	];

	// 7. Writing: the site replaces dist/ once all of it is written. The files that set up hosts go to .hosts/ beside it.
	// npm run dev builds to another folder, so it leaves .hosts/ alone.
	writeFiles(setupFiles(rules), join(options.folder, "../.hosts"));
	const written = options.precompress ? [...files, ...compressedSiblings(files)] : [...files];
	warnings.push(...(await writeSite(written, options.folder)));

	// 8. Report.
	for (const warning of warnings) console.warn(`Warning: ${warning}`);
	const report = [`Wrote ${written.length} files to ${options.folder}/.`, ...placeholders];
	if (!options.quiet) console.log(report.join("\n"));
}
