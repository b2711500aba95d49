import { execFile } from "node:child_process";
import { readFileSync } from "node:fs";
import { cp, mkdtemp, readdir, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { frozenContent } from "./frozen-content.ts";

/** The files that a build reads. */
const sources = ["package.json", "tsconfig.json", "build.ts", "assets", "components", "content", "pages"];

/** The content of a copy: the site's, or the frozen content of the tests. */
export type ContentOfCopy = "live" | "frozen";

/** The files of the live content besides its texts. */
const filesOfContent = /^assets\/(?:uploads|public)\/./;

/** A copy of the project in its own folder, to change and build. It shares node_modules. */
export async function copyProject(content: ContentOfCopy = "frozen"): Promise<string> {
	const copy = await mkdtemp(join(tmpdir(), "site-copy-"));
	const filter = (file: string) => content === "live" || !filesOfContent.test(file);
	await Promise.all(sources.map((part) => cp(part, join(copy, part), { recursive: true, filter })));
	if (content === "frozen") await cp(frozenContent, join(copy, "content"), { recursive: true });
	await symlink(resolve("node_modules"), join(copy, "node_modules"));
	return copy;
}

export function removeCopy(copy: string): Promise<void> {
	return rm(copy, { recursive: true, force: true });
}

/** Changes one file of a copy, runs `then`, and puts the file back as it was. */
export async function withChange<Result>(
	copy: string,
	file: string,
	change: (text: string) => string,
	then: () => Promise<Result>,
): Promise<Result> {
	const path = join(copy, file);
	const text = await readFile(path, "utf8");
	const changed = change(text);
	if (changed === text) throw new Error(`The change to ${file} changes nothing.`);
	await writeFile(path, changed);
	try {
		return await then();
	} finally {
		await writeFile(path, text);
	}
}

/** Every file of a folder, by its path inside. Empty if the folder does not exist. */
export async function filesIn(folder: string): Promise<ReadonlyMap<string, string>> {
	const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
	const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
	const files = paths
		.sort()
		.map(async (path) => [path.slice(folder.length + 1), await readFile(path, "latin1")] as const);
	return new Map(await Promise.all(files));
}

const { scripts } = JSON.parse(readFileSync("package.json", "utf8"));

/** The command of `npm run build`, without the startup time of npm. */
export const [buildProgram, ...buildWords]: readonly [string, ...string[]] = scripts.build.split(" ");

/** The normal environment of a build, without the tests' settings for React. */
export function buildEnvironment(environment: Readonly<Record<string, string>>): NodeJS.ProcessEnv {
	const { NODE_ENV: _, ...surroundings } = process.env;
	return { ...surroundings, ...environment };
}

export interface Outcome {
	readonly exitCode: number | string | null | undefined;
	readonly errors: string;
}

/** Builds a copy as `npm run build` does. */
export function buildCopy(
	copy: string,
	environment: Readonly<Record<string, string>> = {},
	words: readonly string[] = [],
): Promise<Outcome> {
	return new Promise((done) => {
		execFile(
			buildProgram,
			[...buildWords, ...words],
			{ cwd: copy, env: buildEnvironment(environment) },
			(error, _output, errors) => done({ exitCode: error ? error.code : 0, errors }),
		);
	});
}
