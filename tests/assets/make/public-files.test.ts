import { mkdtemp, rm, symlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { readPublicFiles } from "../../../assets/make/public-files.ts";
import { writeFiles } from "../../../pages/generator/write-site.ts";

it("Files in assets/public/ are published unchanged, except stray and hidden ones, and a link or a file in assets/ is an error", async () => {
	const root = await mkdtemp(join(tmpdir(), "public-"));
	onTestFinished(() => rm(root, { recursive: true, force: true }));
	const folder = join(root, "assets/public");
	const hidden = [
		".env",
		".git",
		"ads.txt~",
		"._ads.txt",
		"~$ice List.docx",
		".well-known/.x.swp",
		"a/.well-known",
		".well-known.txt",
	];
	const written = [
		".git/config",
		".git/a/b",
		"a/.well-known/c",
		...hidden.filter((name) => !/git|a\/\./.test(name)),
	];
	const names = ["CNAME", ".well-known/security.txt", "a.b/c.d", ".gitkeep", ".DS_Store", ...written];
	writeFiles(
		names.map((name) => [name, `contents of ${name}`]),
		folder,
	);
	const { files, warnings } = await readPublicFiles(root);
	expect(files.map(([path, contents]) => [path, String(contents)]).sort()).toEqual([
		[".well-known/security.txt", "contents of .well-known/security.txt"],
		["CNAME", "contents of CNAME"],
		["a.b/c.d", "contents of a.b/c.d"],
	]);
	const name = /^assets\/public\/(.*) is not published, .* Move it out of assets\/public\/\.$/;
	expect(warnings.map((warning) => name.exec(warning)?.[1]).sort()).toEqual(hidden.sort());
	// A link could lead out of the project.
	await symlink("/etc/hostname", join(folder, "name.txt"));
	await expect(readPublicFiles(root)).rejects.toThrow("assets/public/name.txt is not a file.");
	await rm(join(folder, "name.txt"));
	writeFiles([["assets/logo.svg", ""]], folder);
	await expect(readPublicFiles(root)).rejects.toThrow(
		"assets/public/assets/logo.svg would be in assets/, whose files browsers keep for a year",
	);
});
