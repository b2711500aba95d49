import { mkdir, symlink, truncate, writeFile } from "node:fs/promises";
import { describe, expect, it } from "vitest";
import { readPublicFiles } from "../../../pages/generator/public-files.ts";
import { writeFiles } from "../../../pages/generator/write-site.ts";
import { inEmptyFolder } from "../../empty-folder.ts";

/**
 * The paths that are published of a folder with these files and links, and their sources if they
 * have another name.
 */
async function publish(
	names: readonly string[],
	links: readonly (readonly [name: string, target: string])[] = [],
): Promise<readonly string[]> {
	const published = await inEmptyFolder(async () => {
		writeFiles(
			names.map((path) => ({ path, contents: "" })),
			"assets/public",
		);
		await mkdir("assets/public", { recursive: true });
		await mkdir("elsewhere/folder", { recursive: true });
		await writeFile("elsewhere/folder/b.txt", "");
		for (const [name, target] of links) await symlink(target, `assets/public/${name}`);
		return readPublicFiles();
	});
	return published.map(({ path, source }) =>
		source === `assets/public/${path}` ? path : `${source}: ${path}`,
	);
}

describe("the files in assets/public/", () => {
	it("are published at their paths", async () => {
		const names = [
			".htaccess",
			".nojekyll",
			".well-known/security.txt",
			"CNAME",
			"a.b/c.d",
			"assets.txt",
			"files/assets/a.pdf",
		];
		expect(await publish(names)).toEqual(names);
	});

	it("may be larger than a program can read at once", async () => {
		const found = await inEmptyFolder(async () => {
			await mkdir("assets/public", { recursive: true });
			await writeFile("assets/public/film.mp4", "");
			// It has no blocks on the disk.
			await truncate("assets/public/film.mp4", 2 ** 33);
			return readPublicFiles();
		});
		expect(found).toEqual([{ path: "film.mp4", source: "assets/public/film.mp4" }]);
	});

	it("stay private if their name is hidden", async () => {
		const hidden = [".env", ".git/config", "a/.DS_Store", ".well-known/.x"];
		expect(await publish(hidden, [[".#b.txt", "nobody@computer:1"]])).toEqual([]);
	});

	it("may be missing, with their folder", async () => {
		expect(await inEmptyFolder(readPublicFiles)).toEqual([]);
	});

	it("may be links to files and folders elsewhere", async () => {
		const links = [
			["file.txt", "../../elsewhere/folder/b.txt"],
			["folder", "../../elsewhere"],
		] as const;
		expect(await publish(["a.txt"], links)).toEqual(["a.txt", "file.txt", "folder/folder/b.txt"]);
	});

	it("are published under composed letters", async () => {
		expect(await publish(["Mu\u0308ller.pdf"])).toEqual(["assets/public/Mu\u0308ller.pdf: M\u00fcller.pdf"]);
	});

	it.each([
		["gone.txt", "not-there.txt", "assets/public/gone.txt is neither a file nor a folder"],
		["itself", "itself", "assets/public/itself is neither a file nor a folder"],
		["a", "..", "assets/public/a/public is a link to a folder that contains it"],
	])("may not be links without end or target: %s to %s", async (name, target, message) => {
		await expect(publish([], [[name, target]])).rejects.toThrow(message);
	});

	it.each(["assets/brochure.pdf", "Assets/a/b.txt", "assets"])("may not be at %s", async (name) => {
		await expect(publish([name])).rejects.toThrow(
			`assets/public/${name} cannot be published there: browsers keep everything in /assets/ for a year`,
		);
	});
});
