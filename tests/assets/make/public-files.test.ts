import { mkdir, mkdtemp, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { readPublicFiles } from "../../../assets/make/public-files.ts";

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
	for (const name of ["CNAME", ".well-known/security.txt", "a.b/c.d", ".gitkeep", ".DS_Store", ...written]) {
		await mkdir(dirname(join(folder, name)), { recursive: true });
		await writeFile(join(folder, name), `contents of ${name}`);
	}
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
	await mkdir(join(folder, "assets"));
	await writeFile(join(folder, "assets/logo.svg"), "");
	await expect(readPublicFiles(root)).rejects.toThrow(
		"assets/public/assets/logo.svg would be in assets/, whose files browsers keep for a year",
	);
});
