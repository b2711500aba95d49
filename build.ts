/**
 * Builds the site in this folder and writes it to dist/, which an error leaves unchanged. Each step imports its modules
 * when it begins, because earlier steps check what those modules import.
 */
import { join } from "node:path";
import { Problem } from "./pages/generator/problem.ts";
import { checkSyntax } from "./pages/generator/report-errors.ts";

// React's development build is slow. React reads this when it is imported.
process.env.NODE_ENV = "production";

// 1. Syntax: the build's modules, with all errors reported at once.
await checkSyntax();

// 2. Options: how strict to be, and what to write where.
const { optionsFrom, settingsFrom } = await import("./pages/generator/settings.ts");
const options = optionsFrom(process.argv.slice(2));

// 3. Content: its letters composed, then checked, with all mistakes reported at once. Checking an upload also makes its
// pictures.
const { composeLetters } = await import("./content/check/compose.ts");
composeLetters();
const { checkContent } = await import("./content/check/content.ts");
const { uploadsInUse } = await import("./content/check/uploads.ts");
const { makePictures } = await import("./pages/generator/assets/pictures/pictures.ts");
const { placeholderLines } = await import("./pages/generator/placeholders.ts");
const pictures = await makePictures(uploadsInUse());
const placeholders = placeholderLines(process.env.SITE_URL);
const problems = [...checkContent(), ...pictures.problems, ...(options.release ? placeholders : [])];
if (problems.length > 0) {
	throw new Problem([...problems, "Fix these entries. Until then, dist/ stays unchanged."].join("\n"));
}

// 4. Settings: from the environment and the clock.
const settings = settingsFrom(process.env);

// 5. The site: assets, pages and checks. Its modules derive routes and links from the content when they load.
const { makeSite } = await import("./pages/generator/make-site.ts");
const { files, publicFiles, setup, warnings } = await makeSite(settings, pictures);

// 6. Writing: the site replaces dist/ once all of it is written. Then the files that set up hosts replace .hosts/ beside
// it. npm run dev builds to another folder, so it leaves both alone.
const { compressedSiblings } = await import("./pages/generator/precompress.ts");
const { writeSite } = await import("./pages/generator/write-site.ts");
const siblings = options.precompress ? await compressedSiblings(files, publicFiles) : [];
const written = [...files, ...siblings];
const folder = options.dev ?? "dist";
await writeSite(written, folder, publicFiles);
await writeSite(setup, join(folder, "../.hosts"));

// 7. Report.
const report = [`Wrote ${written.length + publicFiles.length} files to ${folder}/.`, ...placeholders];
if (options.dev === undefined) console.log(report.join("\n"));
for (const warning of warnings) console.warn(`Warning: ${warning}`);
