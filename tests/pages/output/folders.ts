import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";

const publishModule = new URL("../../../pages/output/publish.ts", import.meta.url).href;

/** Every file of a folder with its contents, by its path. */
export async function contentsOf(folder: string): Promise<Readonly<Record<string, string>>> {
	const entries = await readdir(folder, { recursive: true, withFileTypes: true });
	const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
	const read = files
		.sort()
		.map(async (file) => [file.slice(folder.length + 1), await readFile(file, "utf8")]);
	return Object.fromEntries(await Promise.all(read));
}

/** The hidden folders beside a site. */
export async function hiddenIn(parent: string): Promise<readonly string[]> {
	return (await readdir(parent)).filter((name) => name.startsWith("."));
}

/** Leaves a folder as a killed build would. */
export async function leave(folder: string, contents: string): Promise<void> {
	await mkdir(folder);
	await writeFile(join(folder, "index.html"), contents);
}

/** The number of a process that has ended. */
export async function deadPid(): Promise<number> {
	const child = spawn(process.execPath, ["--version"], { stdio: "ignore" });
	await once(child, "exit");
	return child.pid ?? Number.NaN;
}

/** Starts a process that publishes version after version, each saying its number in 200 files, without an end. */
export function publishForever(dist: string, start: number) {
	const program = `
		const { publish } = await import(${JSON.stringify(publishModule)});
		function* site(version) {
			for (let i = 0; i < 200; i++) yield ["f" + (i % 10) + "/" + i + ".html", String(version)];
		}
		for (let version = ${start}; ; version++) {
			await publish(site(version), ${JSON.stringify(dist)});
			if (version === ${start}) console.log("published");
		}`;
	return spawn(process.execPath, ["--import", "tsx", "--input-type=module", "--eval", program], {
		stdio: ["ignore", "pipe", "inherit"],
	});
}

/** How many files a folder holds, and how many versions they are of. */
export async function versionsIn(folder: string): Promise<{ files: number; versions: number }> {
	const contents = Object.values(await contentsOf(folder));
	return { files: contents.length, versions: new Set(contents).size };
}
