import fs, { mkdir, mkdtemp, rm, symlink, truncate, writeFile } from "node:fs/promises";
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
	await writeFile(join(uploads, "empty.jpg"), "");
	await writeFile(join(uploads, "heavy.jpg"), "");
	await truncate(join(uploads, "heavy.jpg"), 51_000_001);
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
		["überblick.jpg", `is not there. Did you mean "${"Überblick.JPG".normalize("NFD")}"?`],
		["../secret.jpg", "is not there. Put it there, or correct its name."],
		["folder.jpg", "is not a file. Put a picture there under this name."],
		["empty.jpg", "is empty. Copy or export it again."],
		["heavy.jpg", "has 52 MB, more than 50. Export it 3200 pixels wide, as JPEG."],
		["link.jpg", "is a link to a file that is not there. Put a copy of that file there instead."],
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
