import { once } from "node:events";
import { mkdtemp, readdir, rename, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { publish, recover } from "../../../pages/output/publish.ts";
import { contentsOf, deadPid, hiddenIn, leave, publishForever, versionsIn } from "./folders.ts";

let parent: string;
let dist: string;

beforeEach(async () => {
	parent = await mkdtemp(join(tmpdir(), "publish-"));
	dist = join(parent, "dist");
});

afterEach(async () => {
	await rm(parent, { recursive: true, force: true });
});

describe("recovery", () => {
	it("does nothing where no site was ever built", async () => {
		await recover(join(parent, "missing", "dist"));
		expect(await readdir(parent)).toEqual([]);
	});

	it("brings the old site back when a build was killed between its two renames", async () => {
		const pid = await deadPid();
		await publish([["index.html", "old"]], dist);
		await rename(dist, join(parent, `.dist-old-${pid}`));
		await leave(join(parent, `.dist-next-${pid}`), "next");
		await recover(dist);
		expect(await contentsOf(dist)).toEqual({ "index.html": "old" });
		expect(await hiddenIn(parent)).toEqual([]);
	});

	it("brings back the site that was moved aside last, if there are several", async () => {
		const [first, second] = [await deadPid(), await deadPid()];
		await leave(join(parent, `.dist-old-${second}`), "older");
		await wait(20);
		await leave(join(parent, `.dist-old-${first}`), "newer");
		await recover(dist);
		expect(await contentsOf(dist)).toEqual({ "index.html": "newer" });
	});

	it.each(["next-%", "old-%", "trash-%-AbC123"])(
		"deletes a leftover .dist-%s of a killed build",
		async (name) => {
			await publish([["index.html", "site"]], dist);
			await leave(join(parent, `.dist-${name.replace("%", String(await deadPid()))}`), "leftover");
			await recover(dist);
			expect(await contentsOf(dist)).toEqual({ "index.html": "site" });
			expect(await hiddenIn(parent)).toEqual([]);
		},
	);

	it("also deletes the leftover of a killed build whose process number this one has got", async () => {
		await leave(join(parent, `.dist-next-${process.pid}`), "leftover");
		await publish([["index.html", "site"]], dist);
		expect(await contentsOf(dist)).toEqual({ "index.html": "site" });
		expect(await hiddenIn(parent)).toEqual([]);
	});

	it("leaves the folders of a running build alone", async () => {
		const running = [`.dist-next-${process.ppid}`, `.dist-old-${process.ppid}`];
		for (const name of running) {
			await leave(join(parent, name), "in use");
		}
		await recover(dist);
		expect(await readdir(parent)).toEqual(running);
	});

	it("leaves the leftovers of another output folder alone", async () => {
		const name = `.site-next-${await deadPid()}`;
		await leave(join(parent, name), "of site");
		await recover(dist);
		expect(await readdir(parent)).toEqual([name]);
	});

	it("finds a whole site after a build was killed, whenever that was", { timeout: 120_000 }, async () => {
		for (let kill = 0; kill < 20; kill++) {
			const build = publishForever(dist, kill * 1000);
			await once(build.stdout, "data");
			await wait(kill * 4.7);
			build.kill("SIGKILL");
			await once(build, "exit");
			await recover(dist);
			expect(await versionsIn(dist)).toEqual({ files: 200, versions: 1 });
			expect(await hiddenIn(parent)).toEqual([]);
		}
	});
});
