import { beforeAll, describe, expect, it } from "vitest";
import { hostRules } from "../../pages/generator/hosts/rules.ts";
import { siteAt } from "../../pages/generator/settings.ts";
import { files, pageOf, pages, siteUrl } from "../site.ts";
import { startHost } from "./servers.ts";
import { visitHost } from "./visit-host.ts";

const indexed = pages.filter(({ path }) => path.endsWith("/"));

describe("sirv dist --single 404.html", () => {
	let origin: string;

	beforeAll(async () => {
		const { port, close } = await startHost("sirv", files, hostRules(siteAt(siteUrl)));
		origin = `http://127.0.0.1:${port}`;
		return close;
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
