import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { publish } from "../../../pages/output/publish.ts";
import { contentsOf } from "./folders.ts";

let parent: string;
let dist: string;

beforeEach(async () => {
	parent = await mkdtemp(join(tmpdir(), "publish-"));
	dist = join(parent, "dist");
});

afterEach(async () => {
	await rm(parent, { recursive: true, force: true });
});

describe("a build that fails", () => {
	const site: readonly (readonly [string, string])[] = [
		["index.html", "home"],
		["products/x1/index.html", "x1"],
	];

	beforeEach(async () => {
		await publish(site, dist);
	});

	async function expectUntouched(): Promise<void> {
		expect(await contentsOf(dist)).toEqual(Object.fromEntries(site));
		expect(await readdir(parent)).toEqual(["dist"]);
	}

	it("passes the error of its files on, and leaves the folder byte for byte", async () => {
		const broken = new Error("The page /x/ could not be rendered.");
		function* files(): Generator<readonly [string, string]> {
			yield ["index.html", "half a site"];
			throw broken;
		}
		await expect(publish(files(), dist)).rejects.toBe(broken);
		await expectUntouched();
	});

	it("names a path that two files share", async () => {
		const twice = [
			["a.html", "1"],
			["b.html", "2"],
			["a.html", "3"],
		] as const;
		await expect(publish(twice, dist)).rejects.toThrow(
			/^Two sources both write "a\.html" to ".*dist"\. Give/,
		);
		await expectUntouched();
	});

	it.each([
		"/etc/x.html",
		"../x.html",
		"a/../../x.html",
		"a/../b.html",
		"C:\\x.html",
		"a\\..\\b.html",
		"a//b",
		"a/",
		".",
		"",
	])('names the path "%s", which is not a plain one inside the folder', async (path) => {
		await expect(publish([[path, "out"]], dist)).rejects.toThrow(`The file "${path}" cannot be written`);
		await expectUntouched();
	});

	it.each([[["a", "a/b.html"]], [["a/b.html", "a"]]])(
		"names a file whose place is taken by another's folder (%j)",
		async (paths) => {
			const files = paths.map((path) => [path, ""] as const);
			await expect(publish(files, dist)).rejects.toThrow(/^The file "a.*" cannot be written .* another file/);
			await expectUntouched();
		},
	);

	it("says which file could not be written, and that the site is as it was", async () => {
		const path = `${"long".repeat(100)}.html`;
		await expect(publish([[path, ""]], dist)).rejects.toThrow(
			new RegExp(`^The file "${path}" could not be written .*ENAMETOOLONG.* is as it was\\.$`),
		);
		await expectUntouched();
	});

	it("does not hinder the next one", async () => {
		await expect(publish([["../x", ""]], dist)).rejects.toThrow();
		await publish([["index.html", "mended"]], dist);
		expect(await contentsOf(dist)).toEqual({ "index.html": "mended" });
	});
});
