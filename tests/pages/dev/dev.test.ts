import { existsSync } from "node:fs";
import { mkdtemp, readdir, rename, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { freePort } from "../../free-port.ts";
import { ask, type RunningCommand, startScript, writeAll } from "./running.ts";

/** A fast build: npm run dev treats any build the same. */
const build = `
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
const folder = process.argv.at(-1);
const page = readFileSync("content/page.html", "utf8");
if (page.includes("broken")) throw new Error(page);
if (page.includes("slow")) {
	writeFileSync("started", "");
	await new Promise((resolve) => setTimeout(resolve, 1000));
}
if (page.includes("warn")) console.error("A warning.");
const base = new URL(process.env.SITE_URL).pathname + "/";
mkdirSync(join(folder, "products"), { recursive: true });
writeFileSync(join(folder, "manifest.json"), JSON.stringify({ start_url: base }));
writeFileSync(join(folder, "index.html"), page + readdirSync("components").join());
writeFileSync(join(folder, "404.html"), "unknown page");
writeFileSync(join(folder, "products/404.html"), "unknown product");
`;

let root = "";
let dev: RunningCommand;
let port = 0;
let seen = 0;

/** The output since the test began. */
const printed = () => dev.printed().slice(seen);

async function untilPrinted(text: string | RegExp): Promise<void> {
	await vi.waitFor(() => expect(printed()).toMatch(text), { timeout: 20_000 });
}

/** The last event that pages received. */
async function latestStatus(): Promise<{ version: string; problem?: string }> {
	const response = await fetch(`http://localhost:${port}/.dev/status`);
	for await (const event of response.body ?? []) {
		return JSON.parse(new TextDecoder().decode(event).replace("data: ", ""));
	}
	throw new Error("No event was received.");
}

async function save(page: string): Promise<void> {
	await writeFile(join(root, "content/page.html"), page);
}

/** Resolves while the build runs. It has read its sources and takes another second. */
async function startSlowBuild(): Promise<void> {
	await rm(join(root, "started"), { force: true });
	await save("slow");
	await vi.waitFor(() => expect(existsSync(join(root, "started"))).toBe(true), 20_000);
}

beforeAll(async () => {
	root = await mkdtemp(join(tmpdir(), "dev-"));
	await writeAll(root, {
		"package.json": '{ "type": "module" }',
		"pages/before-build/bundle.mjs": build,
		"content/page.html": "first",
		"components/Logo.tsx": "",
		"assets/logo.svg": "",
	});
	await symlink(resolve("node_modules"), join(root, "node_modules"));
	port = await freePort();
	dev = startScript("pages/dev/dev.ts", root, { PORT: `${port}`, SITE_URL: "https://user.example/repo" });
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
	it("prints what it did, and where the site is", () => {
		expect(dev.printed()).toMatch(
			/^The site is at http:\/\/localhost:\d+\/ and follows your changes \(Ctrl\+C stops it\)\.\nBuilt in \d+ ms\.\n$/,
		);
	});

	it("serves a site with a base path there, and redirects to it", async () => {
		expect(await ask(port, "/")).toMatchObject({ status: 302, headers: { location: "/repo/" } });
		expect(await ask(port, "/repo/")).toMatchObject({ status: 200, body: "firstLogo.tsx" });
		expect(await ask(port, "/repo/nope")).toMatchObject({ status: 404, body: "unknown page" });
		expect(await ask(port, "/repo/products/x9")).toMatchObject({ status: 404, body: "unknown product" });
	});

	it.each(["localhost", "localhost:8080", "127.0.0.1:8080", "[::1]:8080"])("answers at %s", async (host) => {
		expect(await ask(port, "/repo/", { headers: { host } })).toMatchObject({ status: 200 });
	});

	it.each(["evil.example", "localhost.evil.example:8080", "127.0.0.1.evil.example"])(
		"answers nothing at %j, because it shows source code",
		async (host) => {
			for (const path of ["/repo/", "/.dev/status"]) {
				expect(await ask(port, path, { headers: { host } })).toMatchObject({
					status: 403,
					body: expect.stringMatching(/^npm run dev answers only at localhost/),
				});
			}
		},
	);

	it("adds its client to pages above their policy, which stays as it is", async () => {
		const policy = '<meta http-equiv="Content-Security-Policy" content="default-src \'none\'"/>';
		await save(`<head>${policy}</head>`);
		// A save can be noticed before all of it is written, and then it is built twice.
		await vi.waitFor(async () => {
			const { version } = await latestStatus();
			const client = `<script src="/repo/dev-client.js" data-version="${version}"></script>`;
			expect((await ask(port, "/repo/")).body).toContain(`<head>${client}${policy}</head>`);
		}, 10_000);
		expect(await ask(port, "/repo/dev-client.js")).toMatchObject({ status: 200 });
	});

	it("notifies pages of each build, and prints its warnings", async () => {
		const { version } = await latestStatus();
		await save("warn");
		await untilPrinted(/\nA warning\.\n\nBuilt in \d+ ms\.\n$/);
		const next = await latestStatus();
		expect(next.problem).toBeUndefined();
		expect(next.version).not.toBe(version);
	});

	it("reports a failed build to pages and in the terminal, and serves the last site", async () => {
		await save("good");
		await untilPrinted("Built in");
		const { version } = await latestStatus();
		await save("broken");
		await untilPrinted("Error: broken");
		expect(printed()).not.toMatch(/Built in.*Built in/s);
		expect(await latestStatus()).toEqual({ version, problem: expect.stringContaining("Error: broken") });
		expect((await ask(port, "/repo/")).body).toContain("good");
	});

	it("builds once more after the last of many saves during a build", async () => {
		await startSlowBuild();
		for (let count = 1; count <= 20; count++) {
			await save(`save ${count}.`);
			await wait(20);
		}
		await untilPrinted(/Built in.*Built in/s);
		expect((await ask(port, "/repo/")).body).toContain("save 20.");
		expect(printed().match(/Built in/g)).toHaveLength(2);
	});

	it("sees a file that an editor replaces, and those in a folder that is moved away and back", async () => {
		await writeAll(root, { "page.new": "replaced" });
		await rename(join(root, "page.new"), join(root, "content/page.html"));
		await vi.waitFor(async () => expect((await ask(port, "/repo/")).body).toContain("replaced"), 20_000);
		for (const change of [
			() => rename(join(root, "assets"), join(root, "away")),
			() => rename(join(root, "away"), join(root, "assets")),
			() => writeAll(root, { "assets/logo.svg": "new" }),
		]) {
			seen = dev.printed().length;
			await change();
			await untilPrinted("Built in");
		}
	});

	it("reports that the port is in use, and exits", async () => {
		const second = startScript("pages/dev/dev.ts", root, { PORT: `${port}` });
		expect(await second.ended).toBe(1);
		expect(second.printed()).toBe(
			`The port ${port} cannot be used: listen EADDRINUSE: address already in use 127.0.0.1:${port}\nChoose another port: PORT=3000 npm run dev.\n`,
		);
	});

	it("exits on Ctrl+C during a build, prints nothing more and writes no dist/", async () => {
		await startSlowBuild();
		await dev.stop();
		expect(printed()).toBe("");
		expect(await readdir(root)).not.toContain("dist");
	});
});
