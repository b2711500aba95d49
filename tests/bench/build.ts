import { spawn } from "node:child_process";
import { mkdir, readdir, readFile, rename, writeFile } from "node:fs/promises";
import { delimiter, dirname, join, resolve } from "node:path";
import { addProducts } from "../more-products.ts";
import { copyProject, removeCopy } from "../project-copy.ts";

const sizes = [0, 100, 1_000, 10_000];
const runs = 3;

/** What one size of the site took. Times are medians of three cold processes, in milliseconds, without npm's own. */
interface BuildRow {
	readonly "extra products": number;
	readonly files: number;
	readonly "MB written": number;
	readonly "build ms": number;
	readonly "pages per s": number;
	/** Of the process that renders; what bundles the build has ended by then. */
	readonly "peak MB": number;
	/** With the site before this one to delete. */
	readonly "again ms": number;
	/** Plain writes of the same files from memory, 64 at once. */
	readonly "floor ms": number;
}

/** Builds the site with more and more products, from generated content and the real page templates. */
export async function benchBuild(): Promise<readonly BuildRow[]> {
	const rows: BuildRow[] = [];
	for (const size of sizes) rows.push(await benchSize(size));
	return rows;
}

async function benchSize(size: number): Promise<BuildRow> {
	const copy = await copyProject();
	try {
		await addProducts(copy, size);
		const builds = [];
		for (let run = 0; run < runs; run++) {
			// Deleting thousands of files slows the writes that follow on ext4, so it waits for the end.
			if (run > 0) await rename(join(copy, "dist"), join(copy, `dist-${run}`));
			builds.push(await build(copy));
		}
		const files = await readSite(join(copy, "dist"));
		const floors = [];
		for (let run = 0; run < runs; run++) floors.push(await writePlainly(files, join(copy, `floor-${run}`)));
		const again = await build(copy);
		const pages = [...files.keys()].filter((file) => file.endsWith(".html")).length;
		const duration = median(builds.map(({ duration }) => duration));
		return {
			"extra products": size,
			files: files.size,
			"MB written": round([...files.values()].reduce((sum, { length }) => sum + length, 0) / 1e6, 1),
			"build ms": round(duration),
			"pages per s": round((pages / duration) * 1000),
			"peak MB": round(Math.max(...builds.map(({ peak }) => peak))),
			"again ms": round(again.duration),
			"floor ms": round(median(floors)),
		};
	} finally {
		await removeCopy(copy);
	}
}

/** Runs the command behind `npm run build`. */
async function build(copy: string): Promise<{ duration: number; peak: number }> {
	const { scripts } = JSON.parse(await readFile(join(copy, "package.json"), "utf8"));
	const PATH = [resolve("node_modules/.bin"), process.env.PATH].join(delimiter);
	const start = performance.now();
	const child = spawn(`${scripts.build} --timings`, {
		cwd: copy,
		shell: true,
		env: { ...process.env, PATH },
	});
	let output = "";
	for (const stream of [child.stdout, child.stderr]) stream.on("data", (text) => (output += text));
	const exitCode = await new Promise((done) => child.once("close", done));
	const duration = performance.now() - start;
	const [, peak] = /(\d+) MB {2}peak memory/.exec(output) ?? [];
	if (exitCode !== 0 || peak === undefined) throw new Error(`The build in "${copy}" failed:\n${output}`);
	return { duration, peak: Number(peak) };
}

async function readSite(folder: string): Promise<ReadonlyMap<string, Buffer>> {
	const files = new Map<string, Buffer>();
	for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
		const path = join(entry.parentPath, entry.name);
		if (entry.isFile()) files.set(path.slice(folder.length + 1), await readFile(path));
	}
	return files;
}

/** The least that writing these files can take, in milliseconds. */
async function writePlainly(files: ReadonlyMap<string, Buffer>, folder: string): Promise<number> {
	const start = performance.now();
	const queue = files.entries();
	const made = new Map<string, Promise<unknown>>();
	const write = async () => {
		for (const [path, contents] of queue) {
			const parent = dirname(join(folder, path));
			const making = made.get(parent) ?? mkdir(parent, { recursive: true });
			made.set(parent, making);
			await making;
			await writeFile(join(folder, path), contents);
		}
	};
	await Promise.all(Array.from({ length: 64 }, write));
	return performance.now() - start;
}

function median(values: readonly number[]): number {
	return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

function round(value: number, digits = 0): number {
	return Number(value.toFixed(digits));
}
