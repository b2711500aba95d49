/** Builds the site in this folder, and writes it to dist/. An error leaves dist/ unchanged. */
// First, errors become messages. Then the content is checked, before anything derives from it.
import "./pages/generator/report-errors.ts";
import "./pages/generator/checked.ts";
import { join } from "node:path";
import { contentWarnings } from "./content/check/content.ts";
import { unfinishedLines } from "./content/check/unfinished.ts";
import { uploadsInUse } from "./content/check/uploads.ts";
import { redirects } from "./content/redirects.ts";
import { fileOf, routes } from "./content/site/routes.ts";
import { makeAssets } from "./pages/generator/assets/assets.ts";
import { makePictures } from "./pages/generator/assets/pictures/pictures.ts";
import { checkLinks } from "./pages/generator/check-links.ts";
import { checkPolicies } from "./pages/generator/check-policies.ts";
import { checkPublicPaths } from "./pages/generator/check-public-paths.ts";
import { hostFilesInSite, setupFiles } from "./pages/generator/hosts/hosts.ts";
import { hostRules } from "./pages/generator/hosts/rules.ts";
import { metadataFiles } from "./pages/generator/metadata-files.ts";
import { compressedSiblings } from "./pages/generator/precompress.ts";
import { rejectContent } from "./pages/generator/problem.ts";
import { readPublicFiles } from "./pages/generator/public-files.ts";
import { renderPage, renderRedirect } from "./pages/generator/render.tsx";
import { optionsFrom, settingsFrom } from "./pages/generator/settings.ts";
import { writeSite } from "./pages/generator/write-site.ts";

const options = optionsFrom(process.argv.slice(2));
const settings = settingsFrom(process.env);
const unfinished = unfinishedLines(process.env.SITE_URL);
if (options.release) rejectContent(unfinished);

// What pages load, and what they have to know about it.
const pictures = await makePictures(uploadsInUse());
const assets = await makeAssets(settings.base, pictures);
const site = { ...settings, ...assets.site };
const rules = hostRules(settings);

// Every generated file of the site.
const generated = [
	...routes.map((route) => ({ path: fileOf(route.path), contents: renderPage(route, site, assets) })),
	...redirects.map(({ from, to }) => ({ path: fileOf(from), contents: renderRedirect(to, site) })),
	...assets.files,
	...metadataFiles(site, assets.icons),
	...hostFilesInSite(rules),
];

// The files in assets/public/. One may replace a generated file of the same path, but not a page.
const publicFiles = await readPublicFiles();
checkPublicPaths(generated, publicFiles);
const replaced = new Set(publicFiles.map(({ path }) => path));
const files = generated.filter(({ path }) => !replaced.has(path));

// An element that a page's CSP blocks, and a broken link, are errors. The rest are warnings.
checkPolicies(files, settings.url);
const warnings = [...contentWarnings(settings), ...checkLinks(files, settings.base, publicFiles)];

// The site replaces dist/, and the files that set up hosts replace .hosts/ beside it.
const folder = options.dev ?? "dist";
const siblings = options.precompress ? await compressedSiblings(files, publicFiles) : [];
const written = [...files, ...siblings];
await writeSite(written, folder, publicFiles);
await writeSite(setupFiles(rules), join(folder, "../.hosts"));

if (options.dev === undefined) {
	console.log(
		[`Wrote ${written.length + publicFiles.length} files to ${folder}/.`, ...unfinished].join("\n"),
	);
}
for (const warning of warnings) {
	console.warn(`Warning: ${warning}`);
}
