import { mkdir, mkdtemp, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { readPublicFiles } from "../../../assets/make/public-files.ts";

it("Files in assets/public/ are published unchanged at the same path, and stray files are not", async () => {
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
});

it("A link in assets/public/ is an error, because it could lead out of the project", async () => {
	const root = await mkdtemp(join(tmpdir(), "public-"));
	onTestFinished(() => rm(root, { recursive: true, force: true }));
	await mkdir(join(root, "assets/public"), { recursive: true });
	await symlink("/etc/hostname", join(root, "assets/public/name.txt"));
	await expect(readPublicFiles(root)).rejects.toThrow("assets/public/name.txt is not a file.");
});
