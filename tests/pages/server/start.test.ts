import { once } from "node:events";
import { mkdtemp, rename, rm } from "node:fs/promises";
import { createServer } from "node:net";
import { networkInterfaces, tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from "vitest";
import { writeFiles } from "../../../pages/generator/write-site.ts";
import { listen, siteHandler } from "../../../pages/server/serve.ts";
import { siteFiles } from "../../build-site.ts";
import { ask, freePort, startCommand } from "./running.ts";

const pages = { "manifest.json": '{ "start_url": "/repo/" }', "index.html": "home", "404.html": "lost" };
const root = await mkdtemp(join(tmpdir(), "start-"));
const dist = join(root, "dist");
writeFiles(siteFiles(Object.entries(pages)), dist);

const port = await freePort();
const words = ["--import", import.meta.resolve("tsx"), resolve("pages/server/start.ts")];
const start = (environment: Readonly<Record<string, string>>) =>
	startCommand(process.execPath, words, root, environment);
const command = start({ PORT: `${port}` });

const addresses = Object.values(networkInterfaces()).flatMap((list = []) => list);
const hasIPv6 = addresses.some(({ address }) => address === "::1");
const inNetwork = addresses
	.filter(({ family, internal }) => family === "IPv4" && !internal)
	.map(({ address }) => address);

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
		writeFiles(siteFiles(Object.entries({ ...pages, "index.html": "new" })), dist);
		expect(await ask(port, "/repo/")).toMatchObject({ status: 200, body: "new" });
	});

	it("prints the address of the site, and nothing else", () => {
		expect(command.printed()).toBe(`The site is at http://localhost:${port}/ (Ctrl+C stops it).\n`);
	});

	it("says why it cannot use a port", async () => {
		const started = listen(await siteHandler(dist), `${port}`);
		await expect(started).rejects.toThrow(`The port ${port} cannot be used: listen EADDRINUSE`);
	});

	it.runIf(hasIPv6)("says that another program has the port at [::1], and ends", async () => {
		const taken = await freePort();
		await using other = createServer().listen(taken, "::1");
		await once(other, "listening");
		const second = start({ PORT: `${taken}` });
		await second.ended;
		expect(second.printed()).toContain(`The port ${taken} cannot be used: listen EADDRINUSE`);
	});

	it("prints the addresses that other devices can open if HOST is 0.0.0.0", async () => {
		const free = await freePort();
		const open = start({ PORT: `${free}`, HOST: "0.0.0.0" });
		onTestFinished(open.stop);
		await vi.waitFor(() => expect(open.printed()).not.toBe(""), { timeout: 60_000 });
		const urls = ["localhost", ...inNetwork].map((name) => `http://${name}:${free}/`);
		expect(open.printed()).toBe(`The site is at ${urls.join(" and ")} (Ctrl+C stops it).\n`);
		for (const url of urls) expect((await fetch(url)).url).toBe(`${url}repo/`);
	});

	it("says that a HOST is not an address of this computer", async () => {
		const started = listen(await siteHandler(dist), `${await freePort()}`, "192.0.2.99");
		await expect(started).rejects.toThrow("The host 192.0.2.99 cannot be used: listen EADDRNOTAVAIL");
	});
});
