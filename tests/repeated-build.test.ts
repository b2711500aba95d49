import { type ChildProcess, spawn } from "node:child_process";
import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { buildCopy, copyProject, filesIn, removeCopy } from "./project-copy.ts";

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
		const words = ["--host", "nginx", "--precompress"];
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

/** Starts a build and ends it, with everything it has started, when `moment` is over. Resolves when it has ended. */
function buildUntil(moment: number, folder: string, environment: Environment): Promise<void> {
	const child: ChildProcess = spawn("npm", ["run", "--silent", "build"], {
		cwd: folder,
		env: { ...process.env, ...environment },
		stdio: "ignore",
		detached: true,
	});
	return new Promise((done) => {
		const timer = setTimeout(() => {
			// The whole group: npm's own end would leave the build running.
			if (child.pid !== undefined && child.exitCode === null) process.kill(-child.pid, "SIGKILL");
		}, moment);
		child.once("close", () => {
			clearTimeout(timer);
			done();
		});
	});
}

describe("a build that is killed", () => {
	it("leaves the last whole site, and the next build puts all right", async () => {
		const [folder = ""] = copies;
		const dist = join(folder, "dist");
		const environments = ["https://one.example", "https://two.example/below"].map((SITE_URL) => ({
			SITE_URL,
			SOURCE_DATE_EPOCH: "1790000000",
		}));
		const whole: ReadonlyMap<string, string>[] = [];
		let duration = 0;
		for (const environment of environments) {
			const start = performance.now();
			await build(folder, environment);
			duration = performance.now() - start;
			whole.push(await filesIn(dist));
		}
		// Late moments are when the build writes.
		for (const [round, part] of [0.4, 0.7, 0.8, 0.9, 0.95].entries()) {
			await buildUntil(duration * part, folder, environments[round % 2] ?? {});
			// Nothing, where it was killed between its two renames.
			expect([new Map(), ...whole], `killed after ${part} of a build`).toContainEqual(await filesIn(dist));
		}
		// A killed build counts as running for as long as the system has not taken note of its end.
		await vi.waitFor(
			async () => {
				await build(folder, environments[0] ?? {});
				expect(await filesIn(dist)).toEqual(whole[0]);
				expect((await readdir(folder)).filter((name) => name.startsWith(".dist"))).toEqual([]);
			},
			{ timeout: 60_000, interval: 1000 },
		);
	}, 180_000);
});
