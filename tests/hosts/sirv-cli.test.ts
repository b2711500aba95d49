import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { writeFiles } from "../../pages/generator/write-site.ts";
import { ask, freePort, startCommand } from "../pages/server/running.ts";
import { files, pageOf, pages } from "../site.ts";
import { visitHost } from "./visit-host.ts";

const indexed = pages.filter(({ path }) => path.endsWith("/"));

describe("sirv dist --single 404.html", () => {
	let origin: string;

	beforeAll(async () => {
		const dist = await mkdtemp(join(tmpdir(), "sirv-"));
		writeFiles(files, dist);
		const port = await freePort();
		const server = startCommand("npx", ["sirv", dist, "--single", "404.html"], process.cwd(), {
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

	/** The heading that a visitor reads at a path, once the page's script has run. */
	async function headingAt(path: string) {
		await using visit = await visitHost(origin + path);
		await visit.page.waitForLoadState("networkidle");
		const heading = await visit.page.locator("h1").innerText();
		expect(visit.logged.filter((text) => !text.startsWith("404 Error: "))).toEqual([]);
		return heading.replace(/\s+/g, " ").trim();
	}

	it.each(indexed)("shows $path", async ({ path, heading }) => {
		expect(await headingAt(path)).toBe(heading);
	});

	it.each(indexed)("shows $path without its slash", async ({ path, heading }) => {
		expect(await headingAt(path.slice(0, -1))).toBe(heading);
	});

	it.each(["/nope", "/nope/", "/a/b"])("shows the not-found page at %s", async (path) => {
		expect(await headingAt(path)).toBe(pageOf("error").heading);
	});

	it.each(["/products/nope", "/products/nope/"])("shows %s as an unknown product", async (path) => {
		expect(await headingAt(path)).toBe(pageOf("notice").heading);
	});
});
