import { existsSync } from "node:fs";
import { mkdtemp, readdir, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { freePort } from "../../free-port.ts";
import { ask, type RunningCommand, startScript, writeAll } from "./running.ts";

/** A fast build. npm run dev treats all builds the same. */
const build = `
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
const folder = process.argv.at(-1);
const page = readFileSync("content/page.html", "utf8");
if (page.includes("broken")) throw new Error(page);
if (page.includes("slow")) {
	writeFileSync("started", "");
	await new Promise((resolve) => setTimeout(resolve, 1000));
}
if (page.includes("warn")) console.error("A warning.");
mkdirSync(folder, { recursive: true });
writeFileSync(join(folder, "manifest.json"), '{ "start_url": "/" }');
writeFileSync(join(folder, "index.html"), page);
`;

let root = "";
let dev: RunningCommand;
let port = 0;
let seen = 0;

/** The output since the test began. */
const printed = () => dev.printed().slice(seen);

const untilPrinted = (text: string | RegExp) =>
	vi.waitFor(() => expect(printed()).toMatch(text), { timeout: 60_000 });
const home = async () => (await ask(port, "/")).body;
const save = (page: string) => writeFile(join(root, "content/page.html"), page);

/** Resolves during a build, which has read its sources and takes another second. */
async function startSlowBuild(): Promise<void> {
	await rm(join(root, "started"), { force: true });
	await save("slow");
	await vi.waitFor(() => expect(existsSync(join(root, "started"))).toBe(true), 60_000);
}

beforeAll(async () => {
	root = await mkdtemp(join(tmpdir(), "dev-"));
	await writeAll(root, {
		"package.json": '{ "type": "module" }',
		"pages/generator/bundle.mjs": build,
		"content/page.html": "first",
	});
	await symlink(resolve("node_modules"), join(root, "node_modules"));
	port = await freePort();
	dev = startScript("pages/server/dev.ts", root, port);
	await untilPrinted("Built in ");
});

beforeEach(() => {
	seen = dev.printed().length;
});

afterAll(async () => {
	await dev.stop();
	await rm(root, { recursive: true, force: true });
});

describe("npm run dev", () => {
	it("prints that it built the site, and the address", () => {
		expect(dev.printed()).toMatch(
			/^The site is at http:\/\/localhost:\d+\/ and follows your changes \(Ctrl\+C stops it\)\.\nBuilt in \d+ ms\.\n$/,
		);
	});

	it("only answers on this computer, because it shows source code", async () => {
		for (const host of ["localhost", "localhost:8080", "127.0.0.1:8080", "[::1]:8080"]) {
			expect(await ask(port, "/", { headers: { host } })).toMatchObject({ status: 200, body: "first" });
		}
		for (const host of ["evil.example", "localhost.evil.example:8080", "127.0.0.1.evil.example"]) {
			for (const path of ["/", "/.dev/status"]) {
				const body = "npm run dev answers only at localhost, 127.0.0.1 and [::1].\n";
				expect(await ask(port, path, { headers: { host } })).toMatchObject({ status: 403, body });
			}
		}
	});

	// browser/dev.test.ts tests what open pages do.
	it("prints the warnings of a build, and the error of a failed one, and keeps serving the last site", async () => {
		await save("warn");
		await untilPrinted(/\nA warning\.\n\nBuilt in \d+ ms\.\n$/);
		await save("broken");
		await untilPrinted("Error: broken");
		expect(await home()).toBe("warn");
		expect(printed()).toMatch(/Error: broken(?!.*Built in)/s);
	});

	it("builds once after many saves during a build", async () => {
		await startSlowBuild();
		for (let count = 1; count <= 20; count++) {
			await save(`save ${count}.`);
			await wait(20);
		}
		await vi.waitFor(async () => expect(await home()).toBe("save 20."), 60_000);
		expect(printed().match(/Built in/g)?.length).toBeLessThan(5);
	});

	it("exits on Ctrl+C during a build, prints nothing more and writes no dist/", async () => {
		await startSlowBuild();
		await dev.stop();
		expect(printed()).toBe("");
		expect(await readdir(root)).not.toContain("dist");
	});
});
