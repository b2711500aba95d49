import { once } from "node:events";
import { readdirSync, statSync } from "node:fs";
import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { publish, recover } from "../../../pages/output/publish.ts";
import { contentsOf, hiddenIn, publishForever, versionsIn } from "./folders.ts";

let parent: string;
let dist: string;

beforeEach(async () => {
	parent = await mkdtemp(join(tmpdir(), "publish-"));
	dist = join(parent, "dist");
});

afterEach(async () => {
	await rm(parent, { recursive: true, force: true });
});

describe("publishing", () => {
	it("writes texts and bytes, in folders made as needed", async () => {
		await publish(
			[
				["index.html", "home"],
				["products/x1/index.html", "x1"],
				["logo.png", new Uint8Array([104, 105])],
			],
			dist,
		);
		expect(await contentsOf(dist)).toEqual({
			"index.html": "home",
			"logo.png": "hi",
			"products/x1/index.html": "x1",
		});
	});

	it("replaces the whole site, and keeps no file of the one before", async () => {
		await publish([["old.html", "old"]], dist);
		await publish([["new.html", "new"]], dist);
		expect(await contentsOf(dist)).toEqual({ "new.html": "new" });
	});

	it("makes the folder above the output when it is missing", async () => {
		await publish([["index.html", "home"]], join(parent, "a", "b", "dist"));
		expect(await contentsOf(join(parent, "a", "b", "dist"))).toEqual({ "index.html": "home" });
	});

	it("leaves nothing beside the site", async () => {
		await publish([["index.html", "one"]], dist);
		await publish([["index.html", "two"]], dist);
		expect(await readdir(parent)).toEqual(["dist"]);
	});

	it("takes no file ahead of the disk, so that a site of any size fits into memory", async () => {
		const next = join(parent, `.dist-next-${process.pid}`);
		function* site(): Generator<readonly [string, string]> {
			for (let taken = 0; taken < 20; taken++) {
				expect(readdirSync(next).filter((name) => statSync(join(next, name)).size === 20_000)).toHaveLength(
					taken,
				);
				yield [`${taken}.html`, "x".repeat(20_000)];
			}
		}
		await publish(site(), dist);
		expect(Object.keys(await contentsOf(dist))).toHaveLength(20);
	});

	it("lets two builds of one process take turns, so that the later one stays", async () => {
		await Promise.all([publish([["a.html", "first"]], dist), publish([["b.html", "second"]], dist)]);
		expect(await contentsOf(dist)).toEqual({ "b.html": "second" });
	});

	it("keeps the output whole while two processes publish to it without an end", async () => {
		const builds = [publishForever(dist, 1), publishForever(dist, 1_000_000)];
		await Promise.all(builds.map((build) => once(build.stdout, "data")));
		await wait(1500);
		expect(builds.map((build) => build.exitCode)).toEqual([null, null]);
		for (const build of builds) {
			build.kill("SIGKILL");
			await once(build, "exit");
		}
		await recover(dist);
		expect(await versionsIn(dist)).toEqual({ files: 200, versions: 1 });
		expect(await hiddenIn(parent)).toEqual([]);
	});
});
