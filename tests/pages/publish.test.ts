import { spawn } from "node:child_process";
import { once } from "node:events";
import { readdirSync, statSync } from "node:fs";
import { mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { publish, recover } from "../../pages/publish/publish.ts";

const publishModule = new URL("../../pages/publish/publish.ts", import.meta.url).href;

/** What happens right after the next rename, as if another process did it. */
const intruder = vi.hoisted(() => {
	const next: { act?: () => Promise<void> } = {};
	return next;
});

vi.mock("node:fs/promises", async (importOriginal) => {
	const original = await importOriginal<typeof import("node:fs/promises")>();
	async function renameAndMeetIntruder(from: string, to: string): Promise<void> {
		await original.rename(from, to);
		const { act } = intruder;
		delete intruder.act;
		await act?.();
	}
	return { ...original, rename: renameAndMeetIntruder };
});

let parent: string;
let dist: string;

beforeEach(async () => {
	parent = await mkdtemp(join(tmpdir(), "publish-"));
	dist = join(parent, "dist");
});

afterEach(async () => {
	await rm(parent, { recursive: true, force: true });
});

/** Every file of a folder with its contents, by its path. */
async function contentsOf(folder: string): Promise<Readonly<Record<string, string>>> {
	const entries = await readdir(folder, { recursive: true, withFileTypes: true });
	const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
	const read = files
		.sort()
		.map(async (file) => [file.slice(folder.length + 1), await readFile(file, "utf8")]);
	return Object.fromEntries(await Promise.all(read));
}

async function hiddenFolders(): Promise<readonly string[]> {
	return (await readdir(parent)).filter((name) => name.startsWith("."));
}

/** Leaves a folder as a killed build would. */
async function leave(name: string, contents: string): Promise<void> {
	await mkdir(join(parent, name));
	await writeFile(join(parent, name, "index.html"), contents);
}

async function deadPid(): Promise<number> {
	const child = spawn(process.execPath, ["--version"], { stdio: "ignore" });
	await once(child, "exit");
	return child.pid ?? Number.NaN;
}

/** Starts a process that publishes version after version, each saying its number in 200 files, without an end. */
function publishForever(start: number) {
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

async function versionsIn(folder: string): Promise<{ files: number; versions: number }> {
	const contents = Object.values(await contentsOf(folder));
	return { files: contents.length, versions: new Set(contents).size };
}

describe("publishing", () => {
	it("writes texts and bytes, in folders made as needed", async () => {
		await publish(
			[
				["index.html", "home"],
				["products/x1/index.html", "x1"],
				["logo.png", new Uint8Array([104, 105])],
			],
			dist,
		);
		expect(await contentsOf(dist)).toEqual({
			"index.html": "home",
			"logo.png": "hi",
			"products/x1/index.html": "x1",
		});
	});

	it("replaces the whole site, and keeps no file of the one before", async () => {
		await publish([["old.html", "old"]], dist);
		await publish([["new.html", "new"]], dist);
		expect(await contentsOf(dist)).toEqual({ "new.html": "new" });
	});

	it("makes the folder above the output when it is missing", async () => {
		await publish([["index.html", "home"]], join(parent, "a", "b", "dist"));
		expect(await contentsOf(join(parent, "a", "b", "dist"))).toEqual({ "index.html": "home" });
	});

	it("leaves nothing beside the site", async () => {
		await publish([["index.html", "one"]], dist);
		await publish([["index.html", "two"]], dist);
		expect(await readdir(parent)).toEqual(["dist"]);
	});

	it("writes many files at once, and takes no more than 64 ahead of the disk", async () => {
		let taken = 0;
		let mostAhead = 0;
		// A file is on the disk when its last byte is: all are opened long before.
		function written(): number {
			const next = join(parent, `.dist-next-${process.pid}`);
			return readdirSync(next).filter((name) => statSync(join(next, name)).size === 20_000).length;
		}
		function* site(): Generator<readonly [string, string]> {
			for (; taken < 200; taken++) {
				mostAhead = Math.max(mostAhead, taken - written());
				yield [`${taken}.html`, "x".repeat(20_000)];
			}
		}
		await publish(site(), dist);
		expect(Object.keys(await contentsOf(dist))).toHaveLength(200);
		expect(mostAhead).toBeGreaterThan(32);
		expect(mostAhead).toBeLessThanOrEqual(64);
	});

	it("lets two builds of one process take turns, so that the later one stays", async () => {
		await Promise.all([publish([["a.html", "first"]], dist), publish([["b.html", "second"]], dist)]);
		expect(await contentsOf(dist)).toEqual({ "b.html": "second" });
	});

	it("replaces a site that another build put there between its two renames", async () => {
		await publish([["index.html", "old"]], dist);
		intruder.act = () => leave("dist", "another build's");
		await publish([["index.html", "new"]], dist);
		expect(await contentsOf(dist)).toEqual({ "index.html": "new" });
		expect(await hiddenFolders()).toEqual([]);
	});

	it("keeps the output whole while two processes publish to it without an end", async () => {
		const builds = [publishForever(1), publishForever(1_000_000)];
		await Promise.all(builds.map((build) => once(build.stdout, "data")));
		await wait(1500);
		expect(builds.map((build) => build.exitCode)).toEqual([null, null]);
		for (const build of builds) {
			build.kill("SIGKILL");
			await once(build, "exit");
		}
		await recover(dist);
		expect(await versionsIn(dist)).toEqual({ files: 200, versions: 1 });
		expect(await hiddenFolders()).toEqual([]);
	});
});

describe("a build that fails", () => {
	const site: readonly (readonly [string, string])[] = [
		["index.html", "home"],
		["products/x1/index.html", "x1"],
	];

	beforeEach(async () => {
		await publish(site, dist);
	});

	async function expectUntouched(): Promise<void> {
		expect(await contentsOf(dist)).toEqual(Object.fromEntries(site));
		expect(await readdir(parent)).toEqual(["dist"]);
	}

	it("passes the error of its files on, and leaves the folder byte for byte", async () => {
		const broken = new Error("The page /x/ could not be rendered.");
		function* files(): Generator<readonly [string, string]> {
			yield ["index.html", "half a site"];
			throw broken;
		}
		await expect(publish(files(), dist)).rejects.toBe(broken);
		await expectUntouched();
	});

	it("names a path that two files share", async () => {
		const twice = [
			["a.html", "1"],
			["b.html", "2"],
			["a.html", "3"],
		] as const;
		await expect(publish(twice, dist)).rejects.toThrow(
			/^Two sources both write "a\.html" to ".*dist"\. Give/,
		);
		await expectUntouched();
	});

	it.each([
		"/etc/x.html",
		"../x.html",
		"a/../../x.html",
		"a/../b.html",
		"C:\\x.html",
		"a\\..\\b.html",
		"a//b",
		"a/",
		".",
		"",
	])('names the path "%s", which is not a plain one inside the folder', async (path) => {
		await expect(publish([[path, "out"]], dist)).rejects.toThrow(`The file "${path}" cannot be written`);
		await expectUntouched();
	});

	it.each([[["a", "a/b.html"]], [["a/b.html", "a"]]])(
		"names a file whose place is taken by another's folder (%j)",
		async (paths) => {
			const files = paths.map((path) => [path, ""] as const);
			await expect(publish(files, dist)).rejects.toThrow(/^The file "a.*" cannot be written .* another file/);
			await expectUntouched();
		},
	);

	it("says which file could not be written, and that the site is as it was", async () => {
		const path = `${"long".repeat(100)}.html`;
		await expect(publish([[path, ""]], dist)).rejects.toThrow(
			new RegExp(`^The file "${path}" could not be written .*ENAMETOOLONG.* is as it was\\.$`),
		);
		await expectUntouched();
	});

	it("puts the old site back when the new one cannot take its place, and says so", async () => {
		intruder.act = () => rm(join(parent, `.dist-next-${process.pid}`), { recursive: true });
		await expect(publish([["index.html", "new"]], dist)).rejects.toThrow(
			/^The new site could not take the place of ".*dist" \(ENOENT.*\)\. The site there is as it was\./,
		);
		await expectUntouched();
	});

	it("does not hinder the next one", async () => {
		await expect(publish([["../x", ""]], dist)).rejects.toThrow();
		await publish([["index.html", "mended"]], dist);
		expect(await contentsOf(dist)).toEqual({ "index.html": "mended" });
	});
});

describe("recovery", () => {
	it("does nothing where no site was ever built", async () => {
		await recover(join(parent, "missing", "dist"));
		expect(await readdir(parent)).toEqual([]);
	});

	it("brings the old site back when a build was killed between its two renames", async () => {
		const pid = await deadPid();
		await publish([["index.html", "old"]], dist);
		await rename(dist, join(parent, `.dist-old-${pid}`));
		await leave(`.dist-next-${pid}`, "next");
		await recover(dist);
		expect(await contentsOf(dist)).toEqual({ "index.html": "old" });
		expect(await hiddenFolders()).toEqual([]);
	});

	it("brings back the site that was moved aside last, if there are several", async () => {
		const [first, second] = [await deadPid(), await deadPid()];
		await leave(`.dist-old-${second}`, "older");
		await wait(20);
		await leave(`.dist-old-${first}`, "newer");
		await recover(dist);
		expect(await contentsOf(dist)).toEqual({ "index.html": "newer" });
	});

	it.each(["next-%", "old-%", "trash-%-AbC123"])(
		"deletes a leftover .dist-%s of a killed build",
		async (name) => {
			await publish([["index.html", "site"]], dist);
			await leave(`.dist-${name.replace("%", String(await deadPid()))}`, "leftover");
			await recover(dist);
			expect(await contentsOf(dist)).toEqual({ "index.html": "site" });
			expect(await hiddenFolders()).toEqual([]);
		},
	);

	it("also deletes the leftover of a killed build whose process number this one has got", async () => {
		await leave(`.dist-next-${process.pid}`, "leftover");
		await publish([["index.html", "site"]], dist);
		expect(await contentsOf(dist)).toEqual({ "index.html": "site" });
		expect(await hiddenFolders()).toEqual([]);
	});

	it("leaves the folders of a running build alone", async () => {
		const running = [`.dist-next-${process.ppid}`, `.dist-old-${process.ppid}`];
		for (const name of running) {
			await leave(name, "in use");
		}
		await recover(dist);
		expect(await readdir(parent)).toEqual(running);
	});

	it("leaves the leftovers of another output folder alone", async () => {
		const name = `.site-next-${await deadPid()}`;
		await leave(name, "of site");
		await recover(dist);
		expect(await readdir(parent)).toEqual([name]);
	});

	it("finds a whole site after a build was killed, whenever that was", { timeout: 120_000 }, async () => {
		for (let kill = 0; kill < 20; kill++) {
			const build = publishForever(kill * 1000);
			await once(build.stdout, "data");
			await wait(kill * 4.7);
			build.kill("SIGKILL");
			await once(build, "exit");
			await recover(dist);
			expect(await versionsIn(dist)).toEqual({ files: 200, versions: 1 });
			expect(await hiddenFolders()).toEqual([]);
		}
	});
});
