import { exec } from "node:child_process";
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { delimiter, dirname, join, resolve } from "node:path";
import { promisify } from "node:util";
import { scripts } from "../package.json";
import type { SiteFile } from "../pages/generator/site-file.ts";
import { fixture } from "./fixture.ts";

/** Every file of a site, by path: text files as strings, others as bytes. */
export type Files = ReadonlyMap<string, string | Uint8Array>;

const bytes = /\.(?:png|jpg|webp|avif|ico|woff2|br|gz)$/;

/** Every file, as the build writes them. */
export function siteFiles(
	files: Iterable<readonly [path: string, contents: string | Uint8Array]>,
): readonly SiteFile[] {
	return Array.from(files, ([path, contents]) => ({ path, contents }));
}

/** Reads a built site, with its files in the order of their names. */
export function readSite(folder: string): Files {
	const files = readdirSync(folder, { recursive: true, encoding: "utf8" })
		.filter((path) => statSync(join(folder, path)).isFile())
		.sort();
	return new Map(
		files.map((file) => [file, readFileSync(join(folder, file), bytes.test(file) ? null : "utf8")]),
	);
}

/** The files that a build reads. */
const sources = ["package.json", "tsconfig.json", "build.ts", "assets", "components", "content", "pages"];

/** The files of the live content, apart from its copy. */
const filesOfContent = /^assets\/(?:uploads|public)\/./;

/**
 * The environment of the tested builds. Its time is in 2026 in UTC, but still in 2025 west of it.
 */
export const environment = { SITE_URL: "https://www.example.com", SOURCE_DATE_EPOCH: "1767226200" };

export type SiteCopy = Awaited<ReturnType<typeof copySite>>;

/**
 * A temporary copy of the project, with its content or the fixture, to change and build. It shares
 * node_modules. Disposing of it deletes it.
 *
 * @param below the path of the copy, below a temporary folder
 */
export async function copySite(content: "live" | "fixture" = "fixture", below = "") {
	// A name whose characters break careless paths and URLs.
	const parent = await mkdtemp(join(tmpdir(), "site's [#%20] copy-"));
	const folder = join(parent, below);
	const filter = (file: string) => content === "live" || !filesOfContent.test(file);
	await Promise.all(sources.map((part) => cp(part, join(folder, part), { recursive: true, filter })));
	if (content === "fixture") await cp(fixture, join(folder, "content"), { recursive: true });
	await symlink(resolve("node_modules"), join(folder, "node_modules"));
	return {
		folder,
		/** The files of its `dist/`. */
		files: () => readSite(join(folder, "dist")),
		/**
		 * Edits a file, which may be new. Throws an Error if the edit changes nothing. Returns a
		 * function that undoes it.
		 */
		async edit(file: string, change: (text: string) => string) {
			const path = join(folder, file);
			const isNew = !existsSync(path);
			const text = isNew ? "" : await readFile(path, "utf8");
			const changed = change(text);
			if (changed === text) throw new Error(`The edit of ${file} changes nothing. Adapt it to the file.`);
			await mkdir(dirname(path), { recursive: true });
			await writeFile(path, changed);
			return () => (isNew ? rm(path) : writeFile(path, text));
		},
		/**
		 * Runs `npm run build`, without the startup time of npm. Throws what it printed if it fails.
		 */
		build(variables: Readonly<Record<string, string>> = environment, options: readonly string[] = []) {
			const commands = [resolve("node_modules/.bin"), process.env.PATH].join(delimiter);
			// Without the React settings of the tests.
			const env = { ...process.env, PATH: commands, NODE_ENV: undefined, ...variables };
			return promisify(exec)([scripts.build, ...options].join(" "), { cwd: folder, env });
		},
		[Symbol.asyncDispose]: () => rm(parent, { recursive: true, force: true }),
	};
}
