import { spawn } from "node:child_process";
import { once } from "node:events";
import fs, { mkdir, mkdtemp, readdir, rename, symlink, utimes, writeFile } from "node:fs/promises";
import { syncBuiltinESMExports } from "node:module";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { build } from "esbuild";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { recover, writeSite } from "../../../pages/generator/write-site.ts";
import { readSite } from "../../build-site.ts";

const { rm } = fs;
let parent = "";
let dist = "";

beforeEach(async () => {
	parent = await mkdtemp(join(tmpdir(), "write-site-"));
	dist = join(parent, "dist");
});

afterEach(async () => {
	vi.restoreAllMocks();
	syncBuiltinESMExports();
	await rm(parent, { recursive: true });
});

const site = new Map([
	["index.html", "home"],
	["products/x1/index.html", "x1"],
]);

/** Creates a folder with one file, as a killed build leaves it. */
async function leave(folder: string, contents: string): Promise<void> {
	await mkdir(folder);
	await writeFile(join(folder, "index.html"), contents);
}

/** Expects this site in the folder, and nothing next to it. */
async function expectSite(files: ReadonlyMap<string, string>): Promise<void> {
	expect(readSite(dist)).toEqual(files);
	expect(await readdir(parent)).toEqual(["dist"]);
}

describe("writing the site", () => {
	it("keeps the old site when the files cannot be written", async () => {
		await writeSite(site, dist);
		await expect(writeSite([["long".repeat(100), ""]], dist)).rejects.toThrow("ENAMETOOLONG");
		await expectSite(site);
	});

	it("restores the old site when the new one cannot replace it", async () => {
		await writeSite(site, dist);
		vi.spyOn(fs, "rename").mockImplementationOnce(rename).mockRejectedValueOnce(new Error("EBUSY"));
		syncBuiltinESMExports();
		await expect(writeSite(new Map([["index.html", "new"]]), dist)).rejects.toThrow("EBUSY");
		await expectSite(site);
	});

	it("replaces the whole site, and leaves nothing to restore when it is killed while it deletes the old one", async () => {
		await writeSite(site, dist);
		vi.spyOn(fs, "rm").mockImplementationOnce(async (work) => {
			expect(await readdir(String(work))).toEqual(["replaced"]);
			await rm(work, { recursive: true });
		});
		syncBuiltinESMExports();
		await writeSite(new Map([["index.html", "new"]]), dist);
		await expectSite(new Map([["index.html", "new"]]));
	});

	it("refuses to replace a file or a symbolic link, and deletes nothing", async () => {
		await writeFile(dist, "a note");
		await expect(writeSite(site, dist)).rejects.toThrow(/^".*dist" is a file, but the build replaces it/);
		await rm(dist);
		await leave(join(parent, "elsewhere"), "precious");
		await symlink(join(parent, "elsewhere"), dist);
		await expect(writeSite(site, dist)).rejects.toThrow(/^".*dist" is a symbolic link/);
		expect(readSite(join(parent, "elsewhere"))).toEqual(new Map([["index.html", "precious"]]));
	});
});

it("Recovery deletes what builds left an hour ago, but not the folders of running builds and other sites", async () => {
	await writeSite(site, dist);
	const others = [".dist-backup", ".site-build-a1B2c3"];
	for (const name of [...others, ".dist-build-a1B2c3"]) {
		await leave(join(parent, name), "a part of a site");
		await utimes(join(parent, name), 0, 0);
	}
	await leave(join(parent, ".dist-build-running"), "a part of a site");
	await recover(dist);
	expect(readSite(dist)).toEqual(site);
	expect((await readdir(parent)).sort()).toEqual([...others, ".dist-build-running", "dist"].sort());
});

/** Writes one version of a site after another until it is killed: 60 files with the version's name. */
const program = `
	import { writeSite } from "./pages/generator/write-site.ts";
	for (let version = 0; ; version++) {
		const contents = String(version);
		await writeSite(Array.from({ length: 60 }, (_, i) => [i % 10 + "/" + i, contents]), process.argv[1]);
		if (version === 0) console.log("written");
	}`;

/** Bundled, because a process that loads TypeScript takes ten times longer to start. */
const bundle = await build({
	stdin: { contents: program, resolveDir: resolve(".") },
	bundle: true,
	write: false,
	format: "esm",
	platform: "node",
});

async function startWriter() {
	const words = ["--input-type=module", "--eval", bundle.outputFiles[0]?.text ?? "", "--", dist];
	const writer = spawn(process.execPath, words, { stdio: ["ignore", "pipe", "inherit"] });
	await once(writer.stdout, "data");
	return writer;
}

it("A site is complete after its build was killed at any time", async () => {
	for (const [kill, signal] of (["SIGKILL", "SIGTERM", "SIGINT", "SIGHUP"] as const).entries()) {
		const writer = await startWriter();
		await wait(kill * 30);
		expect(writer.exitCode).toBe(null);
		writer.kill(signal);
		await once(writer, "exit");
		await recover(dist);
		const contents = [...readSite(dist).values()];
		expect({ files: contents.length, versions: new Set(contents).size }).toEqual({ files: 60, versions: 1 });
	}
});
