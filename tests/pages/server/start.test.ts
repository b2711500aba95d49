import { mkdtemp, rename, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { writeFiles } from "../../../pages/generator/write-site.ts";
import { listen, siteHandler } from "../../../pages/server/serve.ts";
import { ask, freePort, startCommand } from "./running.ts";

const pages = { "manifest.json": '{ "start_url": "/repo/" }', "index.html": "home", "404.html": "lost" };
const root = await mkdtemp(join(tmpdir(), "start-"));
const dist = join(root, "dist");
writeFiles(Object.entries(pages), dist);

const port = await freePort();
const words = ["--import", import.meta.resolve("tsx"), resolve("pages/server/start.ts")];
const command = startCommand(process.execPath, words, root, { PORT: `${port}` });

beforeAll(() => vi.waitFor(() => expect(command.printed()).not.toBe(""), { timeout: 60_000 }));
afterAll(async () => {
	await command.stop();
	await rm(root, { recursive: true, force: true });
});

// tests/hosts asks it what it asks every host.
describe("npm start", () => {
	it.each(["/", "/?a=b", "/repo"])("leads from %s to a site with a base path", async (path) => {
		expect(await ask(port, path)).toMatchObject({ status: 302, headers: { location: "/repo/" } });
	});

	it("shows a new build", async () => {
		await rename(dist, `${dist}-old`);
		writeFiles(Object.entries({ ...pages, "index.html": "new" }), dist);
		expect(await ask(port, "/repo/")).toMatchObject({ status: 200, body: "new" });
	});

	it("prints the address of the site, and nothing else", () => {
		expect(command.printed()).toBe(`The site is at http://localhost:${port}/ (Ctrl+C stops it).\n`);
	});

	it("says why it cannot use a port", async () => {
		const started = listen(await siteHandler(dist), `${port}`);
		await expect(started).rejects.toThrow(`The port ${port} cannot be used: listen EADDRINUSE`);
	});
});
