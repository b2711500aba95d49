import { join } from "node:path";
import type { Page } from "playwright";
import { beforeAll, describe, expect, it } from "vitest";
import { fileOf } from "../../content/site/routes.ts";
import { setupFiles } from "../../pages/generator/hosts/hosts.ts";
import { hostRules, immutable, revalidate, securityHeaders } from "../../pages/generator/hosts/rules.ts";
import { parseSiteAddress } from "../../pages/generator/settings.ts";
import { atLeastOne } from "../at-least-one.ts";
import { browser } from "../browser/visit.ts";
import { copySite, readSite } from "../build-site.ts";
import { isInstalled } from "../install.ts";
import { ask } from "../pages/server/running.ts";
import { environment, files, pageOf, pages, siteUrl, textOfFile } from "../site.ts";
import { type BuiltSite, startHost } from "./servers.ts";

// Hosts have to compress this site, because its build has not.
const setup = new Map(
	setupFiles(hostRules(parseSiteAddress(siteUrl))).map(({ path, contents }) => [path, contents]),
);
const atRoot: BuiltSite = { address: new URL(siteUrl), files, setup };

// The same site below a path, compressed, with pages that moved.
const addressBelowPath = "https://user.example/repo";
await using copy = await copySite();
await copy.edit("content/redirects.ts", (text) => text.replace("= [", '= [{ from: "/old.html", to: "/" },'));
await copy.build({ ...environment, SITE_URL: addressBelowPath }, ["--precompress"]);
const belowPath: BuiltSite = {
	address: new URL(`${addressBelowPath}/`),
	files: copy.files(),
	setup: readSite(join(copy.folder, ".hosts")),
};

it.each(["robots.txt", "sitemap.xml", "manifest.json"])("%s has the address and path of the site", (file) => {
	const below = textOfFile(file).replaceAll(siteUrl, addressBelowPath);
	expect(belowPath.files.get(file)).toBe(below.replaceAll(': "/', ': "/repo/'));
});

// The path of the home page is "", as below any address.
const folders = pages.filter(({ path }) => path.endsWith("/"));
const known = folders.map(({ path }) => path.slice(1));
const product = pageOf("product").path.slice(1);
const unknown = [
	"nope?from=/products/x2",
	"a/products/x2",
	"robots.txt/",
	"oldxhtml",
	"products",
	"products/",
	"products/a/b",
	"assets/",
];
const unknownProducts = ["products/nope", "products/nope?a=b/c", "products/nope/", "products/X1"];
const secure = Object.fromEntries(securityHeaders.map(([name, value]) => [name.toLowerCase(), value]));
const html = /^text\/html; ?charset=utf-8$/i;

describe.each(
	[...(["nginx", "apache", "caddy"] as const).filter(isInstalled), "npm start" as const].flatMap((name) =>
		[atRoot, belowPath].map((site) => ({ name, site, base: site.address.pathname })),
	),
)("$name at $base", ({ name, site, base }) => {
	let host: Awaited<ReturnType<typeof startHost>>;
	beforeAll(async () => {
		host = await startHost(name, site);
		return host.close;
	});

	/** The files, by their contents. */
	const names = new Map([...site.files].map(([file, contents]) => [contents, file]));
	const hashed = atLeastOne(
		[...site.files.keys()].filter((file) => /^assets\/.*(?<!\.br|\.gz)$/.test(file)),
		"files with a hash",
	);
	const textFiles = ["", product, ...hashed.filter((file) => /\.(?:js|css|svg)$/.test(file))];

	/** Asks for exactly this path, and returns the answer with the name of the file that it has. */
	async function answerTo(path: string) {
		const answer = await ask(host.port, base + path);
		return { ...answer, file: names.get(answer.body) };
	}

	it.each([
		...known.map((path) => [path, 200, fileOf(`/${path}`)] as const),
		...unknown.map((path) => [path, 404, "404.html"] as const),
		...unknownProducts.map((path) => [path, 404, "products/404.html"] as const),
	])("answers /%s with %i and %s", async (path, status, file) => {
		expect(await answerTo(path)).toMatchObject({ status, file });
	});

	it.each([
		["", html],
		["nope", html],
		["robots.txt", /^text\/plain\b/],
		["sitemap.xml", /^(?:text|application)\/xml\b/],
		["manifest.json", /^application\/json\b/],
		["favicon.svg", /^image\/svg\+xml\b/],
		...hashed.filter((file) => file.endsWith(".js")).map((file) => [file, /\/javascript\b/] as const),
	] as const)("sends /%s with its type", async (path, type) => {
		expect((await answerTo(path)).headers["content-type"]).toMatch(type);
	});

	describe.each([
		["a page", known, revalidate],
		["a not-found page", [...unknown, ...unknownProducts], revalidate],
		["a file with a fixed name", ["robots.txt", "favicon.svg"], revalidate],
		["a hashed file", hashed, immutable],
		["a missing hashed file", ["assets/missing.js"], revalidate],
	] as const)("%s", (_, paths, cache) => {
		it("has the security headers", async () => {
			for (const path of paths) expect((await answerTo(path)).headers, path).toMatchObject(secure);
		});

		it(`has the Cache-Control "${cache}"`, async () => {
			for (const path of paths) expect((await answerTo(path)).headers["cache-control"], path).toBe(cache);
		});
	});

	it.each(known.filter(Boolean))("finds /%s without its slash, and keeps the query", async (path) => {
		const response = await fetch(`${host.origin}${path.slice(0, -1)}?campaign=may`);
		expect(new URL(response.url).search).toBe("?campaign=may");
		expect(names.get(await response.text())).toBe(fileOf(`/${path}`));
	});

	// The preview does not redirect, and compresses nothing.
	const isPreview = name === "npm start";
	const redirected = ["products/former/", "products/former?campaign=may", "old.html"];
	it.each(site === belowPath && !isPreview ? redirected : [])(
		"redirects /%s, with its query",
		async (path) => {
			const { status, headers } = await answerTo(path);
			const target = new URL(headers.location, host.origin);
			expect([status, target.href]).toEqual([301, host.origin + new URL(path, host.origin).search]);
		},
	);

	describe.each(isPreview ? [] : ["identity", "gzip", "gzip, br"])(
		"to a browser that accepts %s",
		(accepted) => {
			async function get(path: string, headers: Readonly<Record<string, string>> = {}) {
				const response = await fetch(host.origin + path, {
					headers: { "accept-encoding": accepted, ...headers },
				});
				const [etag = "none", encoding = "identity"] = ["etag", "content-encoding"].map(
					(header) => response.headers.get(header) ?? undefined,
				);
				return { status: response.status, etag, encoding, file: names.get(await response.text()) };
			}

			it.each(textFiles)("sends /%s in that encoding", async (path) => {
				const { file, encoding } = await get(path);
				expect(file).toBeDefined();
				expect(accepted.split(", ")).toContain(encoding);
			});

			it.each(textFiles)("sends /%s to a revisit only after a change", async (path) => {
				for (const [etag, status] of [
					[(await get(path)).etag, 304],
					['"another-gzip"', 200],
				] as const) {
					expect((await get(path, { "if-none-match": etag })).status, etag).toBe(status);
				}
			});

			it.each(["nope", "products/nope"])("sends the whole page for /%s to a revisit, too", async (path) => {
				const { status, file, etag } = await get(path);
				expect(file).toBeDefined();
				const again = await get(path, { "if-none-match": etag, range: "bytes=0-5" });
				expect(again).toMatchObject({ status, file });
			});
		},
	);
});

// The answers above do not depend on the browser, so one server is enough for a site below a path.
describe.each([
	["sirv dist --single 404.html", "sirv", atRoot],
	["npm start below a path", "npm start", belowPath],
] as const)("a visitor of %s", (_, name, site) => {
	let origin: string;
	let page: Page;
	const logged: string[] = [];
	beforeAll(async () => {
		const host = await startHost(name, site);
		origin = host.origin;
		page = await browser.newPage();
		page.on("console", (message) => logged.push(message.text()));
		page.on("pageerror", (error) => logged.push(String(error)));
		await page.route(/^https:/, (route) => route.fulfill({ status: 204 }));
		return () => Promise.all([page.close(), host.close()]);
	});

	it.each([
		...folders.map(({ path, heading }) => [path.slice(1), heading] as const),
		[product.slice(0, -1), pageOf("product").heading],
		...["nope", "nope/", "a/b"].map((path) => [path, pageOf("error").heading] as const),
		...["products/nope", "products/nope/"].map((path) => [path, pageOf("notice").heading] as const),
	] as const)("reads at /%s: %s", async (path, heading) => {
		await page.goto(origin + path);
		// A script may have to show it.
		const shown = async () => (await page.locator("h1").innerText()).replace(/\s+/g, " ").trim();
		await expect.poll(shown).toBe(heading);
		// Not-found pages log the path, and Chromium itself logs their status.
		expect(logged.splice(0).filter((text) => !/^404 Error: | status of 404 /.test(text))).toEqual([]);
	});

	it("opens the menu", async () => {
		await page.goto(origin + product);
		await page.getByRole("button", { name: "Menu" }).click();
		expect(await page.getByRole("dialog", { name: "Navigation" }).isVisible()).toBe(true);
	});

	it("runs no injected script", async () => {
		await page.goto(origin);
		await expect(page.addScriptTag({ content: "alert()" })).rejects.toThrow(/Content Security Policy/);
	});
});
