import { describe, expect, it } from "vitest";
import { readPublicFiles } from "../../../assets/make/public-files.ts";
import { writeFiles } from "../../../pages/generator/write-site.ts";
import { inEmptyFolder } from "../../empty-folder.ts";

/** The contents of the public files of a folder in which each file contains its name. */
async function publish(...names: readonly string[]): Promise<readonly string[]> {
	const files = names.map((name) => [name, name] as const);
	const published = await inEmptyFolder(async () => {
		writeFiles(files, "assets/public");
		return await readPublicFiles();
	});
	return published.map(([path, contents]) => (path === `${contents}` ? path : `${path}: ${contents}`)).sort();
}

describe("the files in assets/public/", () => {
	it("are published unchanged", async () => {
		const names = [".well-known/security.txt", "CNAME", "a.b/c.d"];
		expect(await publish(...names)).toEqual(names);
	});

	it("stay private if their name is hidden", async () => {
		expect(await publish(".env", ".git/config", "a/.DS_Store", ".well-known/.x")).toEqual([]);
	});
});
