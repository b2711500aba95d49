import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { buildCopy, type ContentOfCopy, copyProject, removeCopy } from "./project-copy.ts";

/** Every file of a site by its path from the root: text files as strings, others as bytes. */
export type Files = ReadonlyMap<string, string | Uint8Array>;

const bytes = /\.(?:png|jpg|webp|avif|ico|woff2|br|gz)$/;

/** Reads a built site. The order of the files is that of their names. */
export function readSite(folder: string): Files {
	const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
	const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
	return new Map(
		paths
			.sort()
			.map((path) => [path.slice(folder.length + 1), readFileSync(path, bytes.test(path) ? null : "utf8")]),
	);
}

/** A copy of the project in a temporary folder, which is removed when it is disposed of. */
export interface SiteCopy extends AsyncDisposable {
	readonly folder: string;
	/** The files of its `dist/`. */
	files(): Files;
	/** Runs `npm run build`. Throws what the build printed if it fails. */
	build(environment: Readonly<Record<string, string>>, options?: readonly string[]): Promise<void>;
}

/** Copies the project, so that a build neither touches its `dist/` nor changes under a test. */
export async function copySite(content?: ContentOfCopy): Promise<SiteCopy> {
	const folder = await copyProject(content);
	return {
		folder,
		files: () => readSite(join(folder, "dist")),
		async build(environment, options = []) {
			const { exitCode, errors } = await buildCopy(folder, environment, ["--quiet", ...options]);
			if (exitCode !== 0) throw new Error(`The site cannot be built for the tests:\n${errors}`);
		},
		[Symbol.asyncDispose]: () => removeCopy(folder),
	};
}

/** The files of the site as `npm run build` makes them with these variables. */
export async function builtFiles(
	environment: Readonly<Record<string, string>>,
	content: ContentOfCopy = "live",
): Promise<Files> {
	await using copy = await copySite(content);
	await copy.build(environment);
	return copy.files();
}
