import { mkdtemp, rename, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { startSite } from "../../../pages/dev/start.ts";
import { freePort } from "../../free-port.ts";
import { ask, startScript, writeAll } from "./running.ts";

const pages = {
	"manifest.json": '{ "start_url": "/" }',
	"index.html": "home page",
	"404.html": "full page",
	"products/404.html": "bare page",
	"products/x1/index.html": "x1 page",
	"assets/site.js": "run()",
};

let root = "";
let dist = "";
let port = 0;
const stops: (() => void)[] = [];

async function start(folder: string) {
	const port = await freePort();
	const { server, url } = await startSite(folder, `${port}`);
	stops.push(() => server.close().closeAllConnections());
	return { port, url };
}

beforeAll(async () => {
	root = await mkdtemp(join(tmpdir(), "start-"));
	dist = join(root, "dist");
	await writeAll(dist, pages);
	await writeAll(root, { "dist-secret": "secret" });
	({ port } = await start(dist));
});

afterAll(async () => {
	for (const stop of stops) stop();
	await rm(root, { recursive: true, force: true });
});

describe("npm start", () => {
	// `hosts.test.ts` asks the rest, of every host.
	it.each([
		["/", 200, "home page"],
		["/?from=/products/x2", 200, "home page"],
		["/%70roducts/x1/", 200, "x1 page"],
		["/assets/site.js", 200, "run()"],
		["/nope?from=/products/x2", 404, "full page"],
		["/products/x2?a=b/c", 404, "bare page"],
		["/products/x2/more", 404, "full page"],
		["/%E0%A4%A", 404, "full page"],
		["/%00", 404, "full page"],
		["/..%2fdist-secret", 404, "full page"],
	])("answers %s with %i and the %s", async (path, status, body) => {
		expect(await ask(port, path)).toMatchObject({ status, body });
	});

	it.each([
		["/", 200],
		["/nope", 404],
	])("answers HEAD %s with %i and no body", async (path, status) => {
		expect(await ask(port, path, { method: "HEAD" })).toMatchObject({ status, body: "" });
	});

	it("serves a site with a base path there, and redirects to it", async () => {
		const folder = join(root, "repo");
		await writeAll(folder, { ...pages, "manifest.json": '{ "start_url": "/repo/" }' });
		const repo = await start(folder);
		expect(repo.url).toBe(`http://localhost:${repo.port}/repo/`);
		for (const path of ["/", "/?a=b", "/repo"]) {
			expect(await ask(repo.port, path)).toMatchObject({ status: 302, headers: { location: "/repo/" } });
		}
		expect(await ask(repo.port, "/repo/?a=b")).toMatchObject({ status: 200, body: "home page" });
		expect(await ask(repo.port, "/repo/products/x1/")).toMatchObject({ status: 200, body: "x1 page" });
		expect(await ask(repo.port, "/repo/products/x2")).toMatchObject({ status: 404, body: "bare page" });
		expect(await ask(repo.port, "/products/x1/")).toMatchObject({ status: 404, body: "full page" });
	});

	it("shows a file that a new build has added", async () => {
		expect(await ask(port, "/added/")).toMatchObject({ status: 404 });
		await writeAll(dist, { "added/index.html": "added page" });
		expect(await ask(port, "/added/")).toMatchObject({ status: 200, body: "added page" });
	});

	it("survives a request for a range that ends before it begins", async () => {
		await expect(ask(port, "/", { headers: { range: "bytes=5-2" } })).rejects.toThrow("socket hang up");
		expect(await ask(port, "/")).toMatchObject({ status: 200 });
	});

	it("survives builds that replace the site under load", async () => {
		const folder = join(root, "busy");
		const bodies = ["short", "long".repeat(10_000)];
		await writeAll(folder, pages);
		const busy = await start(folder);
		const answers = new Set<string>();
		let isBusy = true;
		const visitors = Array.from({ length: 16 }, async () => {
			while (isBusy) {
				// If a file disappears after the headers were sent, the connection ends.
				const answer = await ask(busy.port, "/home.html").catch(() => undefined);
				if (answer?.status === 200) answers.add(answer.body);
			}
		});
		for (let build = 0; build < 150; build++) {
			await writeAll(`${folder}-next`, { "home.html": bodies[build % 2] ?? "" });
			await rename(folder, `${folder}-old`);
			await rename(`${folder}-next`, folder);
			await rm(`${folder}-old`, { recursive: true });
		}
		isBusy = false;
		await Promise.all(visitors);
		expect(answers).toEqual(new Set(bodies));
		expect(await ask(busy.port, "/home.html")).toMatchObject({ status: 200 });
	});
});

describe("the command", () => {
	const script = "pages/dev/start.ts";

	it("listens on the port in PORT, and prints the address of the site and nothing else", async () => {
		const free = await freePort();
		// Some shells set HOST to the name of the machine. It must not change where the server listens.
		const { printed, stop } = startScript(script, root, { PORT: `${free}`, HOST: "203.0.113.1" });
		await vi.waitFor(() => expect(printed()).not.toBe(""), { timeout: 20_000 });
		const home = await ask(free, "/");
		await stop();
		expect(home).toMatchObject({ status: 200, body: "home page" });
		expect(printed()).toBe(`The site is at http://localhost:${free}/ (Ctrl+C stops it).\n`);
	});

	it("reports that the port is in use, and does not use another", async () => {
		const { printed, ended } = startScript(script, root, { PORT: `${port}` });
		expect(await ended).toBe(1);
		expect(printed()).toBe(
			`The port ${port} cannot be used: listen EADDRINUSE: address already in use 127.0.0.1:${port}\nChoose another port: PORT=3000 npm start.\n`,
		);
	});

	it.each(["http", "-1", "80.5", "65536"])("reports that %j is not a port", async (text) => {
		await expect(startSite(dist, text)).rejects.toThrow(
			`The port ${text} cannot be used: options.port should be >= 0 and < 65536.`,
		);
	});
});
