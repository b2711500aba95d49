import { spawnSync } from "node:child_process";
import { chmodSync, readFileSync, statSync, utimesSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { writeFiles } from "../../pages/generator/write-site.ts";
import { readSite } from "../build-site.ts";
import { isInstalled, pathOf } from "../install.ts";

const readme = readFileSync("pages/generator/hosts/README.md", "utf8");

/** Two releases, of which each has a page and its hashed file. */
const page = (release: string) => ["index.html", `loads assets/${release}.js`] as const;
const hashed = (release: string) => [`assets/${release}.js`, release] as const;

describe.runIf(isInstalled("rsync"))("the upload of the README", async () => {
	const folder = await mkdtemp(join(tmpdir(), "upload-"));
	afterAll(() => rm(folder, { recursive: true }));
	const [dist, site] = [join(folder, "dist"), join(folder, "site")];
	const removed = ["removed/index.html", ""] as const;
	writeFiles([page("1"), hashed("1"), removed], site);
	writeFiles([page("2"), hashed("2")], dist);
	// The same size and time, on a machine whose files are private.
	for (const root of [dist, site]) utimesSync(join(root, "index.html"), 0, 0);
	chmodSync(join(dist, "index.html"), 0o600);

	const commands = [...readme.matchAll(/^sudo rsync (.*) dist\/(\S*) \/srv\/site\/$/gm)];
	it.each([
		["adds files first", [page("1"), hashed("1"), removed, hashed("2")]],
		["then replaces pages, and keeps the files of open tabs", [page("2"), hashed("1"), hashed("2")]],
	])("%s", (_, expected) => {
		const [, options = "", part] = commands.shift() ?? [];
		spawnSync(pathOf("rsync"), [...options.split(" "), `${dist}/${part}`, `${site}/`]);
		expect(readSite(site)).toEqual(new Map(expected));
	});

	it("lets the server read the pages", () => {
		expect(statSync(join(site, "index.html")).mode & 0o777).toBe(0o644);
	});
});
