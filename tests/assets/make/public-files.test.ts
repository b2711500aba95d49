import { mkdir, mkdtemp, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { readPublicFiles } from "../../../assets/make/public-files.ts";

it("Files in assets/public/ are published unchanged at the same path, except stray files, and a link is an error", async () => {
	const root = await mkdtemp(join(tmpdir(), "public-"));
	onTestFinished(() => rm(root, { recursive: true, force: true }));
	const folder = join(root, "assets/public");
	await mkdir(join(folder, ".well-known"), { recursive: true });
	for (const name of ["CNAME", ".well-known/security.txt", ".gitkeep", ".DS_Store"]) {
		await writeFile(join(folder, name), `contents of ${name}`);
	}
	const files = await readPublicFiles(root);
	expect(files.map(([path, contents]) => [path, String(contents)]).sort()).toEqual([
		[".well-known/security.txt", "contents of .well-known/security.txt"],
		["CNAME", "contents of CNAME"],
	]);
	// A link could lead out of the project.
	await symlink("/etc/hostname", join(folder, "name.txt"));
	await expect(readPublicFiles(root)).rejects.toThrow("assets/public/name.txt is not a file.");
});
