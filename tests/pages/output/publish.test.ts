import { once } from "node:events";
import fsSync, { type PathLike } from "node:fs";
import fs, { readdir, symlink, writeFile } from "node:fs/promises";
import { syncBuiltinESMExports } from "node:module";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { recover } from "../../../pages/output/leftovers.ts";
import { publish } from "../../../pages/output/publish.ts";
import { contentsOf, leave, publishForever, siteFolder, versionsIn } from "./folders.ts";

/** What another process does right after the next rename, and the paths that cannot be created or deleted. */
const outside: { act?: () => Promise<void>; refused?: RegExp } = {};

const { rename, rm } = fs;
const { mkdirSync } = fsSync;

function refuse(path: PathLike): void {
	if (outside.refused?.test(`${path}`)) throw Object.assign(new Error("EACCES: denied"), { code: "EACCES" });
}

beforeAll(() => {
	vi.spyOn(fs, "rename").mockImplementation(async (from, to) => {
		await rename(from, to);
		const { act } = outside;
		delete outside.act;
		await act?.();
	});
	vi.spyOn(fsSync, "mkdirSync").mockImplementation((path, options) => {
		refuse(path);
		return mkdirSync(path, options);
	});
	vi.spyOn(fs, "rm").mockImplementation(async (path, options) => {
		refuse(path);
		await rm(path, options);
	});
	syncBuiltinESMExports();
});

afterAll(() => {
	vi.restoreAllMocks();
	syncBuiltinESMExports();
});

const site = new Map([
	["index.html", "home"],
	["products/x1/index.html", "x1"],
]);

describe("publishing", () => {
	it("writes texts and bytes, in folders made as needed", async () => {
		const { dist } = await siteFolder();
		await publish(new Map<string, string | Uint8Array>([...site, ["logo.png", Buffer.from("hi")]]), dist);
		expect(await contentsOf(dist)).toEqual({ ...Object.fromEntries(site), "logo.png": "hi" });
	});

	it("replaces the whole site, and leaves nothing beside it", async () => {
		const { parent, dist } = await siteFolder();
		await publish(new Map([["old.html", "old"]]), dist);
		await publish(new Map([["new.html", "new"]]), dist);
		expect(await contentsOf(dist)).toEqual({ "new.html": "new" });
		expect(await readdir(parent)).toEqual(["dist"]);
	});

	it("makes the folder above the site when it is missing", async () => {
		const { parent } = await siteFolder();
		await publish(site, join(parent, "a", "b", "dist"));
		expect(await contentsOf(join(parent, "a", "b", "dist"))).toEqual(Object.fromEntries(site));
	});

	it("keeps the site complete while two processes keep publishing to it", async () => {
		const { parent, dist } = await siteFolder();
		const builds = [publishForever(dist, 1), publishForever(dist, 1_000_000)];
		await Promise.all(builds.map((build) => once(build.stdout, "data")));
		await wait(300);
		expect(builds.map((build) => build.exitCode)).toEqual([null, null]);
		for (const build of builds) {
			build.kill("SIGKILL");
			await once(build, "exit");
		}
		await recover(dist);
		expect(await versionsIn(dist)).toEqual({ files: 60, versions: 1 });
		expect(await readdir(parent)).toEqual(["dist"]);
	});

	it("replaces a site that another build put there between its two renames", async () => {
		const { parent, dist } = await siteFolder();
		await publish(site, dist);
		outside.act = () => leave(dist, "another build's");
		await publish(new Map([["index.html", "new"]]), dist);
		expect(await contentsOf(dist)).toEqual({ "index.html": "new" });
		expect(await readdir(parent)).toEqual(["dist"]);
	});

	it("publishes when the old site cannot be deleted, and reports the remaining folder", async () => {
		const { parent, dist } = await siteFolder();
		await publish(site, dist);
		outside.refused = /-trash-/;
		const [warning, ...others] = await publish(new Map([["index.html", "new"]]), dist);
		expect(warning).toMatch(
			/^The folder ".*\.dist-trash-.*" is not needed any more and could not be deleted/,
		);
		expect(others).toEqual([]);
		await publish(new Map([["index.html", "newer"]]), dist);
		delete outside.refused;
		expect(await contentsOf(dist)).toEqual({ "index.html": "newer" });
		await recover(dist);
		expect(await readdir(parent)).toEqual(["dist"]);
	});
});

describe("a site that cannot be published", () => {
	async function published() {
		const folders = await siteFolder();
		await publish(site, folders.dist);
		return folders;
	}

	it.each([[["a", "a/b.html"]], [["a/b.html", "a"]]])(
		"names a file whose place another's folder needs (%j), and keeps the old site",
		async (paths) => {
			const { parent, dist } = await published();
			const files = new Map(paths.map((path) => [path, ""]));
			await expect(publish(files, dist)).rejects.toThrow(
				/^The file "a.*" could not be written .* no folder has the name of a file/,
			);
			expect(await contentsOf(dist)).toEqual(Object.fromEntries(site));
			expect(await readdir(parent)).toEqual(["dist"]);
		},
	);

	it("reports which file cannot be written, and why", async () => {
		const { dist } = await published();
		const path = `${"long".repeat(100)}.html`;
		await expect(publish(new Map([[path, ""]]), dist)).rejects.toThrow(
			new RegExp(`^The file "${path}" could not be written .*ENAMETOOLONG.*Check that the disk has room`),
		);
		expect(await contentsOf(dist)).toEqual(Object.fromEntries(site));
	});

	it("reports where a folder cannot be created, and why", async () => {
		const { dist } = await published();
		outside.refused = /-next-/;
		await expect(publish(site, dist)).rejects.toThrow(
			'The file "index.html" could not be written (EACCES: denied). Check that the disk has room, that you may write',
		);
		delete outside.refused;
		expect(await contentsOf(dist)).toEqual(Object.fromEntries(site));
	});

	it("restores the old site when the new one cannot replace it", async () => {
		const { parent, dist } = await published();
		outside.act = async () => {
			const [next = ""] = (await readdir(parent)).filter((name) => name.startsWith(".dist-next-"));
			await rm(join(parent, next), { recursive: true });
		};
		await expect(publish(new Map([["index.html", "new"]]), dist)).rejects.toThrow(
			/^The new site could not take the place of ".*dist" \(ENOENT/,
		);
		expect(await contentsOf(dist)).toEqual(Object.fromEntries(site));
		expect(await readdir(parent)).toEqual(["dist"]);
	});

	it("refuses to replace a file or a symbolic link, and deletes nothing", async () => {
		const { parent, dist } = await siteFolder();
		await writeFile(dist, "a note");
		await expect(publish(site, dist)).rejects.toThrow(/^".*dist" is a file, but the build replaces it/);
		await rm(dist);
		await leave(join(parent, "elsewhere"), "precious");
		await symlink(join(parent, "elsewhere"), dist);
		await expect(publish(site, dist)).rejects.toThrow(/^".*dist" is a symbolic link/);
		expect(await contentsOf(join(parent, "elsewhere"))).toEqual({ "index.html": "precious" });
	});
});
