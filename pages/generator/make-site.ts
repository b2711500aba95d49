import type { Site } from "../../components/site-context.ts";
import { contentWarnings } from "../../content/check/content.ts";
import { redirects } from "../../content/redirects.ts";
import { fileOf, routes } from "../../content/site/routes.ts";
import { makeAssets } from "./assets/assets.ts";
import type { Pictures } from "./assets/pictures/pictures.ts";
import { checkLinks } from "./check-links.ts";
import { checkPublicPaths } from "./check-public-paths.ts";
import { hostFilesInSite, setupFiles } from "./hosts/hosts.ts";
import { hostRules } from "./hosts/rules.ts";
import { metadataFiles } from "./metadata-files.ts";
import { readPublicFiles } from "./public-files.ts";
import { renderPage, renderRedirect } from "./render.tsx";
import type { Settings } from "./settings.ts";
import type { SiteFiles } from "./site-file.ts";

/**
 * Makes all files of the site from the content, which has to be valid: this module and those that it imports derive
 * routes and links from it when they load.
 *
 * @returns the files of dist/ by their paths, the public files to copy there, the files that set up hosts, and warnings
 * @throws Problem for a broken link, and for everything else that keeps the site from working
 */
export async function makeSite(settings: Settings, pictures: Pictures) {
	// What pages load: styles, script, fonts, icons, cards, pictures and runs.
	const assets = await makeAssets(settings.base, pictures);
	const site: Site = { ...settings, ...assets.site };

	// One HTML document for each route.
	const pages = routes.map((route) => [fileOf(route.path), renderPage(route, site, assets)] as const);

	const rules = hostRules(settings);
	const made: SiteFiles = new Map([
		...pages,
		...assets.files,
		...metadataFiles(site, assets.icons),
		...redirects.map(({ from, to }) => [fileOf(from), renderRedirect(to, site)] as const),
		...hostFilesInSite(rules),
	]);

	// A file in assets/public/ replaces a generated one of the same path, unless that is a page.
	const publicFiles = await readPublicFiles();
	const publicPaths = new Set(publicFiles.map(({ path }) => path));
	checkPublicPaths(made.keys(), publicPaths);
	const files: SiteFiles = new Map([...made].filter(([path]) => !publicPaths.has(path)));

	// A broken link throws. Everything that these return is a warning.
	const warnings = [...contentWarnings(settings), ...checkLinks(files, settings.base, publicPaths)];
	return { files, publicFiles, setup: setupFiles(rules), warnings };
}
