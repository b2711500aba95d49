import { mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";

/** One file made of an upload. */
export interface Version {
	readonly format: Format;
	/** Pixels. */
	readonly width: number;
	readonly height: number;
	readonly contents: Uint8Array;
}

const formats = ["avif", "webp", "jpg", "png", "svg"] as const;
type Format = (typeof formats)[number];

function folderOf(root: string): string {
	return join(root, "node_modules/.cache/stretch-wrappers-site/pictures");
}

/** The versions kept under this key, or nothing. Their names say what they are: `800x600.avif`. */
export async function keptVersions(root: string, key: string): Promise<readonly Version[] | undefined> {
	const folder = join(folderOf(root), key);
	const names = await readdir(folder).catch(() => []);
	const versions = await Promise.all(
		names.map(async (name): Promise<readonly Version[]> => {
			const [, width, height, extension] = /^(\d+)x(\d+)\.(\w+)$/.exec(name) ?? [];
			const format = formats.find((known) => known === extension);
			if (format === undefined) return [];
			const contents = await readFile(join(folder, name));
			return [{ format, width: Number(width), height: Number(height), contents }];
		}),
	);
	return names.length > 0 ? versions.flat() : undefined;
}

/** Keeps versions under a key. The folder takes its name when it is whole: a build may be killed at any moment. */
export async function keepVersions(root: string, key: string, versions: readonly Version[]): Promise<void> {
	await mkdir(folderOf(root), { recursive: true });
	const folder = await mkdtemp(join(folderOf(root), "new-"));
	await Promise.all(
		versions.map(({ format, width, height, contents }) =>
			writeFile(join(folder, `${width}x${height}.${format}`), contents),
		),
	);
	// Another build may have kept the same versions in the meantime.
	await rename(folder, join(folderOf(root), key)).catch(() => rm(folder, { recursive: true, force: true }));
}
