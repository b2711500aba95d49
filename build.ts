import "./pages/generator/prepare.ts";
import { join } from "node:path";
import { makePictures } from "./assets/make/pictures/pictures.ts";
import { Problem } from "./assets/make/problem.ts";
import { uploadsInUse } from "./content/model/uploads.ts";
import { checkContent } from "./content/schema/problems.ts";
import { placeholderLines } from "./pages/generator/placeholders.ts";
import { compressedSiblings } from "./pages/generator/precompress.ts";
import { optionsFrom, settingsFrom } from "./pages/generator/settings.ts";
import { writeSite } from "./pages/generator/write-site.ts";

/** The project's folder: npm runs every script there, so all relative paths start from it. */
const root = process.cwd();

/**
 * Builds the site and writes it to dist/. An error before that leaves dist/ unchanged.
 * pages/generator/bundle.mjs calls it, and prepare.ts beside that prints what it throws.
 */
export async function main(): Promise<void> {
	// 1. Options: what to do besides the site.
	const options = optionsFrom(process.argv.slice(2));

	// 2. Content: checked, with all mistakes reported at once. Checking an upload also makes its pictures.
	const pictures = await makePictures(root, uploadsInUse());
	const placeholders = placeholderLines(process.env);
	const problems = [...checkContent(), ...pictures.problems, ...(options.release ? placeholders : [])];
	if (problems.length > 0) {
		throw new Problem([...problems, "Fix these entries. Until then, dist/ stays unchanged."].join("\n"));
	}

	// 3. Settings: the environment and the clock, read once.
	const settings = settingsFrom(process.env);

	// 4. The site: assets, pages and checks. Its modules load only now, because they derive routes and links from the
	// content when they load, and would fail at a mistake in it.
	const { makeSite } = await import("./pages/generator/make-site.ts");
	const { files, setup, warnings } = await makeSite(root, settings, pictures);

	// 5. Writing: the site replaces dist/ once all of it is written. Then the files that set up hosts replace .hosts/ beside
	// it. npm run dev builds to another folder, so it leaves .hosts/ alone.
	const written = options.precompress ? [...files, ...compressedSiblings(files)] : [...files];
	await writeSite(written, options.folder);
	await writeSite(setup, join(options.folder, "../.hosts"));

	// 6. Report.
	const report = [`Wrote ${written.length} files to ${options.folder}/.`, ...placeholders];
	if (!options.quiet) console.log(report.join("\n"));
	for (const warning of warnings) console.warn(`Warning: ${warning}`);
}
