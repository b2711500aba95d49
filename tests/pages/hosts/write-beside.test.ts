import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { fileFor } from "../../../pages/hosts/hosts.ts";
import { hostRules } from "../../../pages/hosts/rules.ts";
import { writeFilesBeside } from "../../../pages/hosts/write-beside.ts";
import { siteAt } from "../../../pages/settings.ts";

const rules = hostRules(siteAt("https://www.seller.test"));
const belowPath = hostRules(siteAt("https://user.example/repo"));

describe("the files beside the site", () => {
	let root = "";

	beforeEach(async () => {
		root = await mkdtemp(join(tmpdir(), "beside-"));
	});
	afterEach(() => rm(root, { recursive: true }));

	const textOf = (path: string) => readFile(join(root, path), "utf8");

	it("are written for the host that was asked for, and no other", async () => {
		const written = await writeFilesBeside(root, "nginx", rules);
		expect(written).toEqual({ files: [".hosts/nginx/site.conf"], warnings: [] });
		expect(await textOf(".hosts/nginx/site.conf")).toBe(fileFor("nginx", rules)[1]);
		expect(await readdir(join(root, ".hosts"))).toEqual(["nginx"]);
	});

	it("are not written without a host", async () => {
		for (const host of [undefined, "netlify"] as const) {
			expect(await writeFilesBeside(root, host, rules)).toEqual({ files: [], warnings: [] });
		}
		expect(await readdir(root)).toEqual([]);
	});

	it("follow the site at each build once they are there, and leave other files alone", async () => {
		await mkdir(join(root, ".hosts/caddy"), { recursive: true });
		await writeFile(join(root, ".hosts/caddy/Caddyfile"), "stale");
		await writeFile(join(root, ".hosts/caddy/notes.txt"), "the owner's");
		const { files } = await writeFilesBeside(root, "vercel", rules);
		expect(files).toEqual([".hosts/vercel/vercel.json", ".hosts/caddy/Caddyfile"]);
		expect(await textOf(".hosts/caddy/Caddyfile")).toContain("https://www.seller.test {");
		expect(await textOf(".hosts/caddy/notes.txt")).toBe("the owner's");
	});

	it("are named in a warning where the site has moved to a path that their host cannot serve", async () => {
		await writeFilesBeside(root, "vercel", rules);
		const { files, warnings } = await writeFilesBeside(root, "nginx", belowPath);
		expect(files).toEqual([".hosts/nginx/site.conf"]);
		expect(warnings).toEqual([
			expect.stringContaining(
				".hosts/vercel/ could not be brought up to date: The host vercel serves a site",
			),
		]);
	});

	it("end the build where the one that was asked for cannot be written", async () => {
		await writeFile(join(root, ".hosts"), "a file");
		await expect(writeFilesBeside(root, "nginx", rules)).rejects.toThrow(".hosts/nginx/");
	});
});
