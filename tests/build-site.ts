import { execFile } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { frozenContent } from "./frozen-content.ts";

/** Every file of a site, by path: text files as strings, others as bytes. */
export type Files = ReadonlyMap<string, string | Uint8Array>;

const bytes = /\.(?:png|jpg|webp|avif|ico|woff2|br|gz)$/;

/** Reads a built site, with its files in the order of their names. */
export function readSite(folder: string): Files {
	const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
	const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
	return new Map(
		paths
			.sort()
			.map((path) => [path.slice(folder.length + 1), readFileSync(path, bytes.test(path) ? null : "utf8")]),
	);
}

interface Outcome {
	readonly exitCode: number | string | null | undefined;
	readonly output: string;
	readonly errors: string;
}

/** A temporary copy of the project, to change and build. Disposing of it deletes it. */
export interface SiteCopy extends AsyncDisposable {
	readonly folder: string;
	/** The files of its `dist/`. */
	files(): Files;
	/** Edits a file, or creates it. Throws an Error if the edit changes nothing. Returns a function that undoes it. */
	edit(file: string, change: (text: string) => string): Promise<() => Promise<void>>;
	/** Runs `npm run build`, without the startup time of npm. */
	build(environment?: Readonly<Record<string, string>>, options?: readonly string[]): Promise<Outcome>;
}

/** The files that a build reads. */
const sources = ["package.json", "tsconfig.json", "build.ts", "assets", "components", "content", "pages"];

/** The files of the live content, apart from its texts. */
const filesOfContent = /^assets\/(?:uploads|public)\/./;

const { scripts } = JSON.parse(readFileSync("package.json", "utf8"));

/** Copies the project, with its content or the frozen content of the tests. The copy shares node_modules. */
export async function copySite(content: "live" | "frozen" = "frozen"): Promise<SiteCopy> {
	const folder = await mkdtemp(join(tmpdir(), "site-copy-"));
	const filter = (file: string) => content === "live" || !filesOfContent.test(file);
	await Promise.all(sources.map((part) => cp(part, join(folder, part), { recursive: true, filter })));
	if (content === "frozen") await cp(frozenContent, join(folder, "content"), { recursive: true });
	await symlink(resolve("node_modules"), join(folder, "node_modules"));
	return {
		folder,
		files: () => readSite(join(folder, "dist")),
		async edit(file, change) {
			const path = join(folder, file);
			const text = await readFile(path, "utf8").catch(() => "");
			const changed = change(text);
			if (changed === text) throw new Error(`The edit of ${file} changes nothing. Adapt it to the file.`);
			await writeFile(path, changed);
			return () => writeFile(path, text);
		},
		build(environment = {}, options = []) {
			// Without the React settings of the tests.
			const { NODE_ENV: _, ...surroundings } = process.env;
			const [program, ...words]: readonly [string, ...string[]] = scripts.build.split(" ");
			return new Promise((done) => {
				execFile(
					program,
					[...words, ...options],
					{ cwd: folder, env: { ...surroundings, ...environment } },
					(error, output, errors) => done({ exitCode: error ? error.code : 0, output, errors }),
				);
			});
		},
		[Symbol.asyncDispose]: () => rm(folder, { recursive: true, force: true }),
	};
}

/** The files of the live site that `npm run build` makes with these environment variables. */
export async function builtFiles(environment: Readonly<Record<string, string>>): Promise<Files> {
	await using copy = await copySite("live");
	const { exitCode, errors } = await copy.build(environment);
	if (exitCode !== 0) throw new Error(`The site cannot be built:\n${errors}`);
	return copy.files();
}
