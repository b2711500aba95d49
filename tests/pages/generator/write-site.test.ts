import { mkdir, mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { writeSite } from "../../../pages/generator/write-site.ts";
import { readSite } from "../../build-site.ts";

let parent = "";
let dist = "";

beforeEach(async () => {
	parent = await mkdtemp(join(tmpdir(), "write-site-"));
	dist = join(parent, "dist");
});

afterEach(() => rm(parent, { recursive: true }));

const site = new Map([
	["index.html", "home"],
	["products/x1/index.html", "x1"],
]);

describe("writing the site", () => {
	it("keeps the old site when the files cannot be written", async () => {
		await writeSite(site, dist);
		await expect(writeSite([["long".repeat(100), ""]], dist)).rejects.toThrow("ENAMETOOLONG");
		expect(readSite(dist)).toEqual(site);
	});

	it("replaces the whole site, and deletes what a killed build left", async () => {
		await writeSite(site, dist);
		for (const name of [".dist-next", ".dist-old"]) {
			await mkdir(join(parent, name));
			await writeFile(join(parent, name, "half.html"), "a part of a site");
		}
		await writeSite([["index.html", "new"]], dist);
		expect(readSite(dist)).toEqual(new Map([["index.html", "new"]]));
		expect(await readdir(parent)).toEqual(["dist"]);
	});
});
