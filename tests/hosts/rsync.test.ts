import { spawnSync } from "node:child_process";
import { chmodSync, readFileSync, statSync, utimesSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { writeFiles } from "../../pages/generator/write-site.ts";
import { readSite } from "../build-site.ts";
import { isInstalled, pathOf } from "../install.ts";

const readme = readFileSync("pages/generator/hosts/README.md", "utf8");

it.runIf(isInstalled("rsync"))(
	"README's upload adds files, then replaces pages, and keeps files of open tabs",
	async () => {
		const folder = await mkdtemp(join(tmpdir(), "upload-"));
		onTestFinished(() => rm(folder, { recursive: true }));
		const [dist, site] = [join(folder, "dist"), join(folder, "site")];
		const files = (release: string) => [[`assets/${release}.js`, release]] as const;
		const pages = (release: string) => [["index.html", `loads assets/${release}.js`]] as const;
		const removed = [["removed/index.html", ""]] as const;
		writeFiles([...pages("1"), ...removed, ...files("1")], site);
		writeFiles([...pages("2"), ...files("2")], dist);
		// The same size and time, on a machine whose files are private.
		for (const root of [dist, site]) utimesSync(join(root, "index.html"), 0, 0);
		chmodSync(join(dist, "index.html"), 0o600);

		const commands = [...readme.matchAll(/^sudo rsync (.*) dist\/(\S*) \/srv\/site\/$/gm)];
		const [addFiles, replacePages] = commands.map(([, options = "", part]) => () => {
			const words = [...options.split(" "), `${dist}/${part}`, `${site}/`];
			expect(spawnSync(pathOf("rsync"), words).status).toBe(0);
			return readSite(site);
		});
		expect(addFiles?.()).toEqual(new Map([...pages("1"), ...removed, ...files("1"), ...files("2")]));
		expect(replacePages?.()).toEqual(new Map([...pages("2"), ...files("1"), ...files("2")]));
		expect(statSync(join(site, "index.html")).mode & 0o777).toBe(0o644);
	},
);
