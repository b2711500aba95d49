import fs from "node:fs";
import { chmod, mkdir, mkdtemp, readdir, rm, stat, symlink, writeFile } from "node:fs/promises";
import { syncBuiltinESMExports } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { writeSite } from "../../../pages/generator/write-site.ts";
import { readSite, siteFiles } from "../../build-site.ts";

/** Two pages that each name what they load. */
const site = new Map<string, string | Uint8Array>([
	["assets/a-1.js", "a"],
	["assets/old-1.js", "old"],
	["index.html", "assets/a-1.js assets/old-1.js"],
	["products/x1/index.html", "assets/old-1.js"],
	["products/x1/index.html.br", Buffer.from("assets/old-1.js")],
]);

const nextSite = new Map([
	["assets/a-1.js", "a"],
	["assets/new-2.js", "new"],
	["index.html", "assets/a-1.js assets/new-2.js"],
	["about/index.html", "assets/new-2.js"],
]);

/** Writes the site into a folder of its own, or into one that `dist` is a link to. */
async function writeFirst(kind: "folder" | "link" = "folder") {
	const parent = await mkdtemp(join(tmpdir(), "write-site-"));
	onTestFinished(() => rm(parent, { recursive: true }));
	const dist = join(parent, "dist");
	if (kind === "link") {
		await mkdir(join(parent, "root"));
		await symlink("root", dist);
	}
	await writeSite(siteFiles(site), dist);
	return { parent, dist };
}

/** Does some work before each file is renamed or deleted. */
function beforeEachChange(work: () => void): void {
	const { renameSync, rmSync } = fs;
	vi.spyOn(fs, "renameSync").mockImplementation((from, to) => {
		work();
		renameSync(from, to);
	});
	vi.spyOn(fs, "rmSync").mockImplementation((path, options) => {
		work();
		rmSync(path, options);
	});
	syncBuiltinESMExports();
	onTestFinished(restore);
}

/** Makes it as impossible to rename these files or folders as it is to rename a mount. */
function refuseRename(pattern: RegExp, code: string): void {
	const { rename } = fs.promises;
	vi.spyOn(fs.promises, "rename").mockImplementation(async (from, to) => {
		if (pattern.test(String(from))) throw Object.assign(new Error(`${code}: rename`), { code });
		await rename(from, to);
	});
	syncBuiltinESMExports();
	onTestFinished(restore);
}

function restore(): void {
	vi.restoreAllMocks();
	syncBuiltinESMExports();
}

describe("writing the site", () => {
	it("keeps the old site when the files cannot be written, and leaves nothing behind", async () => {
		const { parent, dist } = await writeFirst();
		await expect(writeSite([{ path: "long".repeat(100), contents: "" }], dist)).rejects.toThrow(
			"ENAMETOOLONG",
		);
		expect(readSite(dist)).toEqual(site);
		expect(await readdir(parent)).toEqual(["dist"]);
	});

	it("replaces the whole site, and deletes what a killed build left", async () => {
		const { parent, dist } = await writeFirst();
		for (const name of [".dist-next", ".dist-old"]) {
			await mkdir(join(parent, name));
			await writeFile(join(parent, name, "half.html"), "a part of a site");
		}
		await writeSite([{ path: "index.html", contents: "new" }], dist);
		expect(readSite(dist)).toEqual(new Map([["index.html", "new"]]));
		expect(await readdir(parent)).toEqual(["dist"]);
	});

	it("copies public files, and lets a server read private ones", async () => {
		const { parent, dist } = await writeFirst();
		const source = join(parent, "brochure");
		await writeFile(source, "brochure");
		await chmod(source, 0o400);
		await writeSite(siteFiles(nextSite), dist, [{ path: "files/brochure.pdf", source }]);
		expect(readSite(dist)).toEqual(new Map([...nextSite, ["files/brochure.pdf", "brochure"]]));
		const [page, copied] = await Promise.all(
			["index.html", "files/brochure.pdf"].map((file) => stat(join(dist, file))),
		);
		expect(copied?.mode).toBe(page?.mode);
	});

	it("follows a link", async () => {
		const { parent, dist } = await writeFirst("link");
		expect(readSite(join(parent, "root"))).toEqual(site);
		await writeSite(siteFiles(nextSite), dist);
		expect(readSite(join(parent, "root"))).toEqual(nextSite);
		expect((await readdir(parent)).sort()).toEqual(["dist", "root"]);
	});

	it("says that a link leads nowhere", async () => {
		const { parent, dist } = await writeFirst("link");
		await rm(join(parent, "root"), { recursive: true });
		await expect(writeSite(siteFiles(site), dist)).rejects.toThrow(
			/dist is a link to a folder that does not exist\. /,
		);
		expect(await readdir(parent)).toEqual(["dist"]);
	});

	it.each([
		["EBUSY", /dist$/],
		["EXDEV", /dist$/],
		["EPERM", /-next$/],
	])("replaces the files of a folder that cannot be renamed (%s)", async (code, pattern) => {
		const { parent, dist } = await writeFirst();
		refuseRename(pattern, code);
		const { ino } = await stat(dist);
		await writeSite(siteFiles(nextSite), dist);
		expect(readSite(dist)).toEqual(nextSite);
		expect((await stat(dist)).ino).toBe(ino);
		expect((await readdir(dist)).sort()).toEqual(["about", "assets", "index.html"]);
		expect(await readdir(parent)).toEqual(["dist"]);
	});
});

describe("replacing the files of a folder", () => {
	it("deletes what the site no longer has, and what a killed build left, but no other hidden files", async () => {
		const { dist } = await writeFirst("link");
		const others = [".git/config", ".snapshot", "lost+found/1"];
		const gone = [".well-known/security.txt", "assets/.DS_Store", ".site-next/0", "empty/empty/x.html"];
		for (const file of [...others, ...gone]) {
			await mkdir(join(dist, file, ".."), { recursive: true });
			await writeFile(join(dist, file), file);
		}
		await writeSite(siteFiles(nextSite), dist);
		expect(readSite(dist)).toEqual(new Map([...others.map((file) => [file, file] as const), ...nextSite]));
		const names = [".git", ".snapshot", "about", "assets", "index.html", "lost+found"];
		expect((await readdir(dist)).sort()).toEqual(names);
	});

	it("turns a file into a folder, and a folder into a file", async () => {
		const { dist } = await writeFirst("link");
		const turned = new Map([
			["index.html/b", "b"],
			["products", "a"],
		]);
		await writeSite(siteFiles(turned), dist);
		expect(readSite(dist)).toEqual(turned);
	});

	it("keeps the old site when the files cannot be written, and leaves nothing behind", async () => {
		const { dist } = await writeFirst("link");
		const written = writeSite(siteFiles(nextSite), dist, [
			{ path: "film.mp4", source: join(dist, "gone.mp4") },
		]);
		await expect(written).rejects.toThrow("ENOENT");
		expect(readSite(dist)).toEqual(site);
	});

	it("has, at any moment, what each page loads", async () => {
		const { dist } = await writeFirst("link");
		const check = vi.fn(() => {
			const files = readSite(dist);
			for (const [file, contents] of files) {
				if (!file.includes(".html")) continue;
				for (const loaded of String(contents).split(" ")) expect([...files.keys()], file).toContain(loaded);
			}
		});
		beforeEachChange(check);
		await writeSite(siteFiles(nextSite), dist);
		check();
		expect(check.mock.calls.length).toBeGreaterThan(nextSite.size);
	});
});
