import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";
import { readPublicFiles } from "../../../assets/make/public-files.ts";
import { writeFiles } from "../../../pages/generator/write-site.ts";

/** Reads the public files of a folder with these names. */
async function published(...names: readonly string[]) {
	const root = await mkdtemp(join(tmpdir(), "public-"));
	onTestFinished(() => rm(root, { recursive: true }));
	writeFiles(
		names.map((name) => [name, `contents of ${name}`]),
		join(root, "assets/public"),
	);
	const project = process.cwd();
	process.chdir(root);
	const files = await readPublicFiles().finally(() => process.chdir(project));
	return files.map(([path, contents]) => [path, String(contents)]);
}

describe("the files in assets/public/", () => {
	it("are published unchanged", async () => {
		const names = [".well-known/security.txt", "CNAME", "a.b/c.d"];
		expect((await published(...names)).toSorted()).toEqual(
			names.map((name) => [name, `contents of ${name}`]),
		);
	});

	it("stay private if their name is hidden", async () => {
		expect(await published(".env", ".git/config", "a/.DS_Store", ".well-known/.x")).toEqual([]);
	});
});
