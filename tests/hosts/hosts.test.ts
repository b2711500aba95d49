import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { browser } from "../browser/visit.ts";
import { copySite } from "../build-site.ts";
import { isInstalled } from "../install.ts";
import { environment, indexedPages, onePageOfEachKind, pageOf } from "../site.ts";
import { ask, type HostAnswer } from "./ask.ts";
import { type HostName, type RunningHost, serverNames, startHost } from "./servers.ts";

const emptyPicture = "<svg xmlns='http://www.w3.org/2000/svg'/>";

/** Builds the site for this address, with what each server needs. */
async function siteAt(address: string) {
	const copy = await copySite();
	// Each build writes the site again and adds the file for one server.
	for (const options of [["nginx"], ["caddy"], ["lighttpd", "--precompress"]]) {
		await copy.build({ ...environment, SITE_URL: address }, ["--host", ...options]);
	}
	const files = new Map([...copy.files()].filter(([file]) => !/\.(?:br|gz)$/.test(file)));
	// A folder of uploads that could be listed.
	const uploads = join(copy.folder, "dist/assets/uploads");
	await mkdir(uploads, { recursive: true });
	await writeFile(join(uploads, "photo.svg"), emptyPicture);
	// What every answer has to be sent with, in the words of Cloudflare and Netlify.
	const [everywhere = ""] = String(files.get("_headers")).split("\n\n");
	const security = everywhere.split("\n").flatMap((line) => {
		const [, name, value] = /^ {2}([\w-]+): (.*)$/.exec(line) ?? [];
		return name && value ? [{ name: name.toLowerCase(), value }] : [];
	});
	return { copy, address, files, security };
}

const sites = {
	"/": await siteAt("https://www.example.com"),
	"/repo/": await siteAt("https://user.example/repo"),
} as const;
afterAll(() => Promise.all(Object.values(sites).map(({ copy }) => copy[Symbol.asyncDispose]())));

interface Case {
	readonly name: HostName;
	readonly base: keyof typeof sites;
}

const cases: readonly Case[] = [
	...serverNames
		.filter(isInstalled)
		.flatMap((name) => [{ name, base: "/" } as const, { name, base: "/repo/" } as const]),
	{ name: "npm start", base: "/" },
];

const fileOf = (path: string) => `${path.slice(1)}index.html`;
const [revalidate, immutable] = ["no-cache", "public, max-age=31536000, immutable"];
const unknown = [
	"nope",
	"a/b/c",
	"products",
	"products/",
	"products/a/b",
	"assets/",
	"assets/uploads/",
	"assets",
	"assets/uploads",
];
const unknownProducts = ["products/nope", "products/nope/", "products/X1"];
const junk = ["%", "%zz", "%c3%28", "products/%", "products/%c3%28/"];
const traversals = [
	"../../../../../../../../etc/passwd",
	"%2e%2e/%2e%2e/%2e%2e/%2e%2e/%2e%2e/%2e%2e/etc/passwd",
	"assets/..%2f..%2f..%2f..%2f..%2f..%2fetc/passwd",
];

/** The file whose text this is. */
function fileIn({ body }: HostAnswer, files: ReadonlyMap<string, string | Uint8Array>): string {
	for (const [file, contents] of files) {
		if (body !== "" && Buffer.from(contents).toString() === body) return file;
	}
	return "the host's own text";
}

describe.each(cases)("$name at $base", ({ name, base }) => {
	const site = sites[base];
	// What npm start serves is for looking at, not for the public.
	const isPublic = name !== "npm start";
	let host: RunningHost | undefined;

	beforeAll(async () => {
		host = await startHost(name, site);
	});
	afterAll(() => host?.close());

	async function answerTo(path: string, encoding?: string) {
		if (!host) throw new Error("The host is started before the first test; ask it in a test only.");
		const answer = await ask(host.port, base + path, encoding);
		return { ...answer, page: fileIn(answer, site.files) };
	}

	function expectHeaders({ headers }: HostAnswer, cache: string): void {
		if (!isPublic) return;
		expect(site.security.length).toBeGreaterThan(5);
		for (const { name, value } of site.security) expect([name, headers[name]]).toEqual([name, value]);
		expect(headers["cache-control"]).toBe(cache);
	}

	it.each(indexedPages)("answers $path with its page", async ({ path }) => {
		const answer = await answerTo(path.slice(1));
		expect([answer.status, answer.page]).toEqual([200, fileOf(path)]);
		expect(answer.headers["content-type"]?.toLowerCase().replace(" ", "")).toBe("text/html;charset=utf-8");
		expectHeaders(answer, revalidate);
	});

	it.each(indexedPages.filter(({ path }) => path !== "/"))(
		"finds $path without its slash",
		async ({ path }) => {
			const answer = await answerTo(path.slice(1, -1));
			if (answer.status === 200) {
				expect(answer.page).toBe(fileOf(path));
			} else {
				expect([301, 302, 307, 308]).toContain(answer.status);
				const target = new URL(answer.headers.location ?? "", `http://127.0.0.1${base}${path.slice(1, -1)}`);
				expect(target.pathname).toBe(base + path.slice(1));
			}
		},
	);

	it.each(unknown)("answers %s with the status 404 and the full page", async (path) => {
		const answer = await answerTo(path);
		expect([answer.status, answer.page]).toEqual([404, "404.html"]);
		expectHeaders(answer, answer.headers["cache-control"] ?? "");
	});

	it.each(unknownProducts)("answers %s with the status 404 and what it can", async (path) => {
		const answer = await answerTo(path);
		expect([answer.status, answer.page]).toEqual([404, "products/404.html"]);
		expectHeaders(answer, answer.headers["cache-control"] ?? "");
	});

	it.each(junk)("answers the malformed %s with an error of the visitor's", async (path) => {
		const { status, page } = await answerTo(path);
		expect([400, 404]).toContain(status);
		expect(["404.html", "products/404.html", "the host's own text"]).toContain(page);
	});

	it.each(traversals)("gives nothing outside of the site for %s", async (path) => {
		const { status, body } = await answerTo(path);
		expect([400, 403, 404]).toContain(status);
		expect(body).not.toContain("root:");
	});

	it.each([
		["robots.txt", /^text\/plain\b/],
		["sitemap.xml", /^(?:text|application)\/xml\b/],
		["manifest.json", /^application\/json\b/],
		["favicon.svg", /^image\/svg\+xml\b/],
		["favicon.ico", /^image\/(?:x-icon|vnd\.microsoft\.icon)$/],
		["apple-touch-icon.png", /^image\/png$/],
	])("says what %s is, and lets it be asked for again each time", async (file, type) => {
		const answer = await answerTo(file);
		expect(answer.status).toBe(200);
		// The preview does not know what an .ico is; browsers do.
		expect(answer.headers["content-type"] ?? "").toMatch(!isPublic && file.endsWith(".ico") ? /^$/ : type);
		expectHeaders(answer, revalidate);
	});

	it("lets hashed files be kept for a year, and missing ones not", async () => {
		const hashed = [...site.files.keys()].filter((file) => file.startsWith("assets/"));
		for (const file of hashed) {
			const answer = await answerTo(file);
			expect(answer.status).toBe(200);
			expectHeaders(answer, immutable);
		}
		const missing = await answerTo("assets/missing.js");
		expect([missing.status, missing.page]).toEqual([404, "404.html"]);
		if (name !== "lighttpd") {
			expect(missing.headers["cache-control"] ?? "").not.toContain("immutable");
		}
	});

	it(
		isPublic ? "sends pages and scripts compressed" : "sends pages and scripts as they are, to be looked at",
		async () => {
			// Apache packs no error pages.
			const errors = name === "apache" ? [] : ["nope", "products/nope"];
			for (const path of ["", ...errors, ...[...site.files.keys()].filter((file) => file.endsWith(".js"))]) {
				expect([path, (await answerTo(path, "gzip")).headers["content-encoding"]]).toEqual([
					path,
					isPublic ? "gzip" : undefined,
				]);
			}
		},
	);

	it("shows pages in a browser with nothing in the console, and an unknown product as one text", async () => {
		if (!host) throw new Error("The host is started before the first test; ask it in a test only.");
		const origin = `http://127.0.0.1:${host.port}`;
		const context = await browser.newContext();
		try {
			const page = await context.newPage();
			// The stock photo's service, which is not here.
			await page.route(/^https:/, (route) =>
				route.fulfill({ contentType: "image/svg+xml", body: emptyPicture }),
			);
			const said: string[] = [];
			page.on("console", (message) => said.push(message.text()));
			page.on("pageerror", (error) => said.push(String(error)));
			page.on("requestfailed", (failed) => {
				// A visitor who leaves a page cuts off what is still on its way.
				if (failed.failure()?.errorText !== "net::ERR_ABORTED") said.push(failed.url());
			});
			for (const { path, heading } of onePageOfEachKind.filter((page) => indexedPages.includes(page))) {
				await page.goto(origin + base + path.slice(1));
				expect((await page.locator("h1").first().innerText()).replace(/\s+/g, " ")).toBe(heading);
				await page.getByRole("button", { name: "Menu" }).click();
				expect(await page.getByRole("dialog", { name: "Navigation" }).isVisible()).toBe(true);
				expect([path, said]).toEqual([path, []]);
			}
			for (const path of ["products/nope", "products/nope/"]) {
				await page.goto(origin + base + path);
				await expect.poll(() => page.locator("body").innerText()).toBe(pageOf("notice").heading);
			}
			// The browser itself mentions the status.
			expect(said.filter((line) => !line.includes("status of 404"))).toEqual([]);
		} finally {
			await context.close();
		}
	});
});
