import { mkdir, mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";
import { writeSite } from "../../../pages/generator/write-site.ts";
import { readSite } from "../../build-site.ts";

const site = new Map([
	["index.html", "home"],
	["products/x1/index.html", "x1"],
]);

/** Writes the site into a folder of its own. */
async function writeFirst() {
	const parent = await mkdtemp(join(tmpdir(), "write-site-"));
	onTestFinished(() => rm(parent, { recursive: true }));
	const dist = join(parent, "dist");
	await writeSite(site, dist);
	return { parent, dist };
}

describe("writing the site", () => {
	it("keeps the old site when the files cannot be written", async () => {
		const { dist } = await writeFirst();
		await expect(writeSite([["long".repeat(100), ""]], dist)).rejects.toThrow("ENAMETOOLONG");
		expect(readSite(dist)).toEqual(site);
	});

	it("replaces the whole site, and deletes what a killed build left", async () => {
		const { parent, dist } = await writeFirst();
		for (const name of [".dist-next", ".dist-old"]) {
			await mkdir(join(parent, name));
			await writeFile(join(parent, name, "half.html"), "a part of a site");
		}
		await writeSite([["index.html", "new"]], dist);
		expect(readSite(dist)).toEqual(new Map([["index.html", "new"]]));
		expect(await readdir(parent)).toEqual(["dist"]);
	});
});
