import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { Comparison } from "../../../pages/output/changes.ts";
import type { SiteFile } from "../../../pages/site-file.ts";

let folder = "";

beforeAll(async () => {
	folder = await mkdtemp(join(tmpdir(), "changes-"));
	await mkdir(join(folder, "products/x1"), { recursive: true });
	await writeFile(join(folder, "index.html"), "home");
	await writeFile(join(folder, "products/x1/index.html"), "é1");
	await writeFile(join(folder, "font.woff2"), Buffer.from([1, 2, 3]));
	await writeFile(join(folder, "gone.html"), "gone");
});

afterAll(() => rm(folder, { recursive: true, force: true }));

async function compared(files: readonly SiteFile[], before: string) {
	const comparison = new Comparison(before);
	const passed: SiteFile[] = [];
	for await (const file of comparison.through(files)) passed.push(file);
	return { passed, comparison };
}

it("tells which files are new, which are not what they were, and which are gone", async () => {
	const files: SiteFile[] = [
		["index.html", "home"],
		["products/x1/index.html", "é2"],
		["font.woff2", new Uint8Array([1, 2, 3])],
		["products/x2/index.html", "new"],
	];
	const { passed, comparison } = await compared(files, folder);
	expect(passed).toEqual(files);
	expect(comparison.files).toBe(4);
	expect(comparison.changes()).toEqual({
		added: ["products/x2/index.html"],
		changed: ["products/x1/index.html"],
		removed: ["gone.html"],
	});
});

it("tells of no changes when there was no site before", async () => {
	const { comparison } = await compared([["index.html", "home"]], join(folder, "nothing"));
	expect(comparison.changes()).toBeUndefined();
});
