import { spawn } from "node:child_process";
import { once } from "node:events";
import { watch } from "node:fs";
import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
	buildCopy,
	buildEnvironment,
	buildProgram,
	buildWords,
	copyProject,
	filesIn,
	removeCopy,
} from "./project-copy.ts";

type Environment = Readonly<Record<string, string>>;

async function build(folder: string, environment: Environment, words: readonly string[] = []): Promise<void> {
	expect(await buildCopy(folder, environment, words)).toEqual({ exitCode: 0, errors: "" });
}

let copies: readonly string[] = [];

beforeAll(async () => {
	copies = await Promise.all([copyProject(), copyProject()]);
});

afterAll(() => Promise.all(copies.map(removeCopy)));

describe("a build that is repeated", () => {
	it("is the same, byte for byte, in another folder, time zone and language", async () => {
		const [here = "", there = ""] = copies;
		const SOURCE_DATE_EPOCH = "1767225000"; // New Year's Eve in the west, New Year in the east
		const words = ["--precompress"];
		const turkish = "tr_TR.UTF-8";
		await Promise.all([
			build(here, { SOURCE_DATE_EPOCH, TZ: "Pacific/Pago_Pago", LC_ALL: "C", LANG: "C" }, words),
			build(there, { SOURCE_DATE_EPOCH, TZ: "Pacific/Kiritimati", LC_ALL: turkish, LANG: turkish }, words),
		]);
		for (const folder of ["dist", ".hosts"]) {
			const files = await filesIn(join(here, folder));
			expect(files.size).toBeGreaterThan(0);
			expect(await filesIn(join(there, folder))).toEqual(files);
		}
	}, 60_000);
});

/** Starts a build, and kills it once it has made a folder beside the site whose name begins like this. */
async function buildUntil(beginning: string, folder: string, environment: Environment): Promise<void> {
	const env = buildEnvironment(environment);
	const child = spawn(buildProgram, buildWords, { cwd: folder, env, stdio: "ignore" });
	const watcher = watch(folder, (_, name) => {
		if (name?.startsWith(beginning)) child.kill("SIGKILL");
	});
	const [, signal] = await once(child, "exit");
	watcher.close();
	expect(signal).toBe("SIGKILL");
}

describe("a build that is killed", () => {
	it("leaves the last complete site, and the next build cleans up", async () => {
		const [folder = ""] = copies;
		const dist = join(folder, "dist");
		const SOURCE_DATE_EPOCH = "1790000000";
		const before = await filesIn(dist);
		const environment = { SITE_URL: "https://two.example/below", SOURCE_DATE_EPOCH };
		// Its last moment; `recovery.test.ts` has the others.
		await buildUntil(".dist-old-", folder, environment);
		const left = await filesIn(dist);
		await build(folder, environment);
		const after = await filesIn(dist);
		expect(after).not.toEqual(before);
		// Nothing, where it was killed between its two renames.
		expect([new Map(), before, after]).toContainEqual(left);
		expect((await readdir(folder)).filter((name) => name.startsWith(".dist"))).toEqual([]);
	}, 60_000);
});
