import { mkdtemp, rm, symlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { readPublicFiles } from "../../../assets/make/public-files.ts";
import { writeFiles } from "../../../pages/generator/write-site.ts";
import { expectSnapshot } from "../../snapshot.ts";

it("Files in assets/public/ are published unchanged, except stray and hidden ones, and a link or a file in assets/ is an error", async () => {
	const root = await mkdtemp(join(tmpdir(), "public-"));
	onTestFinished(() => rm(root, { recursive: true, force: true }));
	const folder = join(root, "assets/public");
	const published = ["CNAME", ".well-known/security.txt", "a.b/c.d"];
	const silent = [".gitkeep", ".DS_Store"];
	const hidden = [".env", ".git/config", ".git/a/b", "ads.txt~", "._ads.txt", "~$ice List.docx"];
	const inHidden = [".well-known/.x.swp", "a/.well-known/c", ".well-known.txt"];
	const names = [...published, ...silent, ...hidden, ...inHidden];
	writeFiles(
		names.map((name) => [name, `contents of ${name}`]),
		folder,
	);
	const { files, warnings } = await readPublicFiles(root);
	expect(new Map(files.map(([path, contents]) => [path, String(contents)]))).toEqual(
		new Map(published.map((name) => [name, `contents of ${name}`])),
	);
	await expectSnapshot(`${warnings.toSorted().join("\n")}\n`, "public-files.txt");
	// A link could lead out of the project.
	await symlink("/etc/hostname", join(folder, "name.txt"));
	await expect(readPublicFiles(root)).rejects.toThrow("assets/public/name.txt is not a file.");
	await rm(join(folder, "name.txt"));
	writeFiles([["assets/logo.svg", ""]], folder);
	await expect(readPublicFiles(root)).rejects.toThrow(
		"assets/public/assets/logo.svg would be in assets/, whose files browsers keep for a year",
	);
});
