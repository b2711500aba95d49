import { once } from "node:events";
import { readdir, rename } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { describe, expect, it } from "vitest";
import { recover } from "../../../pages/output/leftovers.ts";
import { publish } from "../../../pages/output/publish.ts";
import { contentsOf, deadPid, leave, publishForever, siteFolder, versionsIn } from "./folders.ts";

describe("recovery", () => {
	it("does nothing if no site was ever built", async () => {
		const { parent } = await siteFolder();
		await recover(join(parent, "missing", "dist"));
		expect(await readdir(parent)).toEqual([]);
	});

	it("restores the old site when a build was killed between its two renames", async () => {
		const { parent, dist } = await siteFolder();
		await publish(new Map([["index.html", "old"]]), dist);
		await rename(dist, join(parent, `.dist-old-${deadPid}-00000001`));
		await leave(join(parent, `.dist-next-${deadPid}-00000002`), "next");
		await recover(dist);
		expect(await contentsOf(dist)).toEqual({ "index.html": "old" });
		expect(await readdir(parent)).toEqual(["dist"]);
	});

	it.each(["next", "old", "trash"])("deletes what a killed build left as .dist-%s-", async (kind) => {
		const { parent, dist } = await siteFolder();
		await publish(new Map([["index.html", "site"]]), dist);
		for (const pid of [deadPid, process.pid]) {
			await leave(join(parent, `.dist-${kind}-${pid}-00000001`), "leftover");
		}
		await recover(dist);
		expect(await contentsOf(dist)).toEqual({ "index.html": "site" });
		expect(await readdir(parent)).toEqual(["dist"]);
	});

	it("leaves the folders of running builds and other sites alone", async () => {
		const { parent, dist } = await siteFolder();
		const names = [
			".dist-old-2025-backup",
			`.dist-next-${process.ppid}-00000001`,
			`.dist-old-${process.ppid}-00000002`,
			`.site-next-${deadPid}-00000003`,
		];
		for (const name of names) await leave(join(parent, name), "in use");
		await recover(dist);
		expect((await readdir(parent)).sort()).toEqual(names.sort());
	});

	it("leaves a complete site after a build is killed at any time", async () => {
		const { parent, dist } = await siteFolder();
		const signals = ["SIGKILL", "SIGTERM", "SIGINT", "SIGHUP"] as const;
		for (const [kill, signal] of [...signals, ...signals].entries()) {
			const build = publishForever(dist, kill * 1000);
			await once(build.stdout, "data");
			await wait(kill * 7);
			build.kill(signal);
			await once(build, "exit");
			await recover(dist);
			expect(await versionsIn(dist)).toEqual({ files: 60, versions: 1 });
			expect(await readdir(parent)).toEqual(["dist"]);
		}
	});
});
