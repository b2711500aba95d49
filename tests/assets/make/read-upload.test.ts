import fs, { mkdir, mkdtemp, rm, symlink, writeFile } from "node:fs/promises";
import { syncBuiltinESMExports } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { readUpload } from "../../../assets/make/pictures/read-upload.ts";

let root = "";
beforeAll(async () => {
	root = await mkdtemp(join(tmpdir(), "uploads-"));
	const uploads = join(root, "assets/uploads");
	await mkdir(join(uploads, "folder.jpg"), { recursive: true });
	await writeFile(join(uploads, "Überblick.JPG".normalize("NFD")), "bytes");
	await symlink("nowhere.jpg", join(uploads, "link.jpg"));
	await writeFile(join(root, "assets/secret.jpg"), "bytes");
});
afterAll(() => rm(root, { recursive: true }));

describe("an upload", () => {
	it.each(["NFC", "NFD"])("is found by its name in %s", async (form) => {
		expect(await readUpload(root, "Überblick.JPG".normalize(form))).toEqual(Buffer.from("bytes"));
	});

	it.each([
		["gone.jpg", "is not there. Put it there, or correct its name."],
		["../secret.jpg", "is not there. Put it there, or correct its name."],
		[
			"folder.jpg",
			"cannot be read (EISDIR: illegal operation on a directory). Make it readable, or put a copy of it there.",
		],
		[
			"link.jpg",
			"cannot be read (ENOENT: no such file or directory). Make it readable, or put a copy of it there.",
		],
	])("called %s %s", async (file, problem) => {
		await expect(readUpload(root, file)).rejects.toThrow(problem);
	});

	it.each(["EACCES: permission denied", "EMFILE: too many open files"])(
		"that the system refuses to read with %s is a problem in one sentence",
		async (reason) => {
			// root can read everything.
			const refusal = vi.spyOn(fs, "readFile").mockRejectedValue(new Error(`${reason}, open '/path'`));
			syncBuiltinESMExports();
			await expect(readUpload(root, "Überblick.JPG")).rejects.toMatchObject({
				name: "Problem",
				message: `cannot be read (${reason}). Make it readable, or put a copy of it there.`,
			});
			refusal.mockRestore();
			syncBuiltinESMExports();
		},
	);
});
