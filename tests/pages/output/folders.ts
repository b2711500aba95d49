import { spawn, spawnSync } from "node:child_process";
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import { onTestFinished } from "vitest";

const publishModule = fileURLToPath(new URL("../../../pages/output/publish.ts", import.meta.url));

/** A folder for one test, and the path in it where the test publishes its site. */
export async function siteFolder() {
	const parent = await mkdtemp(join(tmpdir(), "publish-"));
	onTestFinished(() => rm(parent, { recursive: true, force: true }));
	return { parent, dist: join(parent, "dist") };
}

/** Every file of a folder with its contents, by its path. */
export async function contentsOf(folder: string): Promise<Readonly<Record<string, string>>> {
	const entries = await readdir(folder, { recursive: true, withFileTypes: true });
	const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
	const read = files
		.sort()
		.map(async (file) => [file.slice(folder.length + 1), await readFile(file, "utf8")]);
	return Object.fromEntries(await Promise.all(read));
}

/** A folder with one file, like those that killed builds leave. */
export async function leave(folder: string, contents: string): Promise<void> {
	await mkdir(folder);
	await writeFile(join(folder, "index.html"), contents);
}

/** The id of a process that has ended. */
export const deadPid = spawnSync("true").pid;

const publisher = `
	import { publish } from ${JSON.stringify(publishModule)};
	const [dist, start] = process.argv.slice(1);
	const site = (version) =>
		new Map(Array.from({ length: 60 }, (_, i) => ["f" + (i % 10) + "/" + i + ".html", String(version)]));
	for (let version = Number(start); ; version++) {
		await publish(site(version), dist);
		if (version === Number(start)) console.log("published");
	}`;

/** Bundled, because a process that loads TypeScript takes ten times longer to start. */
const { outputFiles } = await build({
	stdin: { contents: publisher, resolveDir: process.cwd() },
	bundle: true,
	write: false,
	format: "esm",
	platform: "node",
});
const program = outputFiles.map(({ text }) => text).join("");

/** Starts a process that publishes version after version, each with its number in 60 files, until it is killed. */
export function publishForever(dist: string, start: number) {
	const words = ["--input-type=module", "--eval", program, "--", dist, String(start)];
	return spawn(process.execPath, words, { stdio: ["ignore", "pipe", "inherit"] });
}

/** The number of files in a folder, and the number of versions they are from. */
export async function versionsIn(folder: string): Promise<{ files: number; versions: number }> {
	const contents = Object.values(await contentsOf(folder));
	return { files: contents.length, versions: new Set(contents).size };
}
