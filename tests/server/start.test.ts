import { mkdtemp, rename, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { writeFiles } from "../../pages/generator/write-site.ts";
import { listen, siteHandler } from "../../server/serve.ts";
import { ask, freePort, type RunningCommand, startCommand } from "./running.ts";

const pages = {
	"manifest.json": '{ "start_url": "/" }',
	"index.html": "home page",
	"404.html": "full page",
};

let root = "";
let dist = "";
let port = 0;
let command: RunningCommand;

beforeAll(async () => {
	root = await mkdtemp(join(tmpdir(), "start-"));
	dist = join(root, "dist");
	writeFiles(Object.entries(pages), dist);
	port = await freePort();
	const words = ["--import", import.meta.resolve("tsx"), resolve("server/start.ts")];
	command = startCommand(process.execPath, words, root, { PORT: `${port}` });
	await vi.waitFor(() => expect(command.printed()).not.toBe(""), { timeout: 60_000 });
});

afterAll(async () => {
	await command.stop();
	await rm(root, { recursive: true, force: true });
});

// tests/hosts/hosts.test.ts asks it what it asks every host.
describe("npm start", () => {
	it("leads from the root to a site with a base path", async () => {
		const folder = join(root, "repo");
		writeFiles(Object.entries({ ...pages, "manifest.json": '{ "start_url": "/repo/" }' }), folder);
		const repo = await freePort();
		const server = await listen(await siteHandler(folder), `${repo}`);
		for (const path of ["/", "/?a=b", "/repo"]) {
			expect(await ask(repo, path)).toMatchObject({ status: 302, headers: { location: "/repo/" } });
		}
		expect(await ask(repo, "/rep")).toMatchObject({ status: 404, body: "full page" });
		server.close();
	});

	it("shows a new build", async () => {
		await rename(dist, `${dist}-old`);
		writeFiles(Object.entries({ ...pages, "index.html": "new page" }), dist);
		expect(await ask(port, "/")).toMatchObject({ status: 200, body: "new page" });
	});

	it("printed the address of the site, and nothing else", () => {
		expect(command.printed()).toBe(`The site is at http://localhost:${port}/ (Ctrl+C stops it).\n`);
	});

	it("reports that a port cannot be used, and why", async () => {
		for (const text of ["http", "80.5", "65536", `${port}`]) {
			const reason = text === `${port}` ? "listen EADDRINUSE" : "options.port should be >= 0 and < 65536";
			const message = `The port ${text} cannot be used: ${reason}`;
			await expect(listen(() => undefined, text)).rejects.toThrow(message);
		}
	});
});
