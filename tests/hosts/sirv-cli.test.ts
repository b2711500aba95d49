import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { bin } from "sirv-cli/package.json";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { writeFiles } from "../../pages/generator/write-site.ts";
import { ask, freePort, startCommand } from "../pages/server/running.ts";
import { files, pageOf, pages } from "../site.ts";
import { visitHost } from "./visit-host.ts";

const command = resolve("node_modules/sirv-cli", bin.sirv);
const indexed = pages.filter(({ path }) => path.endsWith("/"));

describe("sirv dist --single 404.html", () => {
	let origin: string;

	beforeAll(async () => {
		const dist = await mkdtemp(join(tmpdir(), "sirv-"));
		writeFiles(files, dist);
		const port = await freePort();
		const server = startCommand(command, [dist, "--single", "404.html"], dist, {
			HOST: "127.0.0.1",
			PORT: `${port}`,
		});
		origin = `http://127.0.0.1:${port}`;
		await vi.waitFor(
			() => expect(ask(port, "/"), `sirv printed: ${server.printed()}`).resolves.toBeTruthy(),
			60_000,
		);
		return async () => {
			await server.stop();
			await rm(dist, { recursive: true });
		};
	});

	/** Opens a path, and waits until the visitor reads this heading, which a script may have to show. */
	async function expectHeading(path: string, heading: string): Promise<void> {
		await using visit = await visitHost(origin + path);
		const shown = async () => (await visit.page.locator("h1").innerText()).replace(/\s+/g, " ").trim();
		await expect.poll(shown).toBe(heading);
		expect(visit.logged.filter((text) => !text.startsWith("404 Error: "))).toEqual([]);
	}

	it.each(indexed)("shows $path", ({ path, heading }) => expectHeading(path, heading));

	it.each(indexed)("shows $path without its slash", ({ path, heading }) =>
		expectHeading(path.slice(0, -1), heading),
	);

	it.each(["/nope", "/nope/", "/a/b"])("shows the not-found page at %s", (path) =>
		expectHeading(path, pageOf("error").heading),
	);

	it.each(["/products/nope", "/products/nope/"])("shows %s as an unknown product", (path) =>
		expectHeading(path, pageOf("notice").heading),
	);
});
