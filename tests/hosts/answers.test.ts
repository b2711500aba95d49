import { join } from "node:path";
import type { Page } from "playwright";
import { beforeAll, describe, expect, it } from "vitest";
import { fileOf } from "../../content/site/routes.ts";
import { setupFiles } from "../../pages/generator/hosts/hosts.ts";
import { hostRules, immutable, revalidate, securityHeaders } from "../../pages/generator/hosts/rules.ts";
import { parseSiteAddress } from "../../pages/generator/settings.ts";
import { atLeastOne } from "../at-least-one.ts";
import { shownHeadings } from "../browser/reading.ts";
import { browser } from "../browser/visit.ts";
import { copySite, readSite } from "../build-site.ts";
import { Faults } from "../faults.ts";
import { isInstalled } from "../install.ts";
import { ask } from "../pages/server/running.ts";
import { environment, files, onePageOfEachKind, pageOf, pages, siteUrl, textOfFile } from "../site.ts";
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

	it("answers each path with its status and its file", async () => {
		const expected = [
			...known.map((path) => [path, 200, fileOf(`/${path}`)] as const),
			...unknown.map((path) => [path, 404, "404.html"] as const),
			...unknownProducts.map((path) => [path, 404, "products/404.html"] as const),
		];
		const answers = expected.map(async ([path]) => {
			const { status, file } = await answerTo(path);
			return [path, status, file];
		});
		expect(await Promise.all(answers)).toEqual(expected);
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
		it(`has the security headers, and the Cache-Control "${cache}"`, async () => {
			const wanted = { ...secure, "cache-control": cache };
			const faults = new Faults();
			for (const path of paths) {
				const { headers } = await answerTo(path);
				const wrong = Object.entries(wanted).filter(([name, value]) => headers[name] !== value);
				faults.add(
					`/${path}`,
					wrong.map(([name]) => `${name} is "${headers[name]}"`),
				);
			}
			expect(faults.lines).toEqual([]);
		});
	});

	it("finds each page without its slash, and keeps the query", async () => {
		const faults = new Faults();
		for (const path of known.filter(Boolean)) {
			const response = await fetch(`${host.origin}${path.slice(0, -1)}?campaign=may`);
			const found = [new URL(response.url).search, names.get(await response.text())];
			const isRight = found.join() === `?campaign=may,${fileOf(`/${path}`)}`;
			faults.add(`/${path}`, isRight ? [] : [`leads to ${found.join(" of ")}`]);
		}
		expect(faults.lines).toEqual([]);
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
				const [etag = "none", encoding = "identity", vary = ""] = ["etag", "content-encoding", "vary"].map(
					(header) => response.headers.get(header) ?? undefined,
				);
				return { status: response.status, etag, encoding, vary, file: names.get(await response.text()) };
			}

			it("sends each text file in that encoding, and to a revisit only after a change", async () => {
				const faults = new Faults();
				for (const path of textFiles) {
					const { file, encoding, vary, etag } = await get(path);
					const same = await get(path, { "if-none-match": etag });
					const changed = await get(path, { "if-none-match": '"another-gzip"' });
					const claims: Readonly<Record<string, boolean>> = {
						"is no file of the site": file === undefined,
						[`is sent as ${encoding}`]: !accepted.split(", ").includes(encoding),
						// A proxy would send it to a browser that does not accept it.
						[`is sent as ${encoding} with the Vary "${vary}"`]:
							encoding !== "identity" && !/\baccept-encoding\b/i.test(vary),
						[`is sent with ${same.status} though it is the same`]: same.status !== 304,
						[`is sent with ${changed.status} though it has changed`]: changed.status !== 200,
					};
					faults.add(
						`/${path}`,
						Object.keys(claims).filter((fault) => claims[fault]),
					);
				}
				expect(faults.lines).toEqual([]);
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
		return () => Promise.all([page.close(), host.close()]);
	});

	it("reads the heading of a page of each kind, which logs nothing", async () => {
		const faults = new Faults();
		for (const [path, heading] of [
			...onePageOfEachKind
				.filter(({ path }) => path.endsWith("/"))
				.map(({ path, heading }) => [path.slice(1), heading] as const),
			[product.slice(0, -1), pageOf("product").heading] as const,
			...["nope", "nope/", "a/b"].map((path) => [path, pageOf("error").heading] as const),
			...["products/nope", "products/nope/"].map((path) => [path, pageOf("notice").heading] as const),
		]) {
			await page.goto(origin + path);
			// A script may have to show it.
			const shown = () => shownHeadings(page);
			await expect.poll(shown, { message: `the heading at /${path}` }).toEqual([heading]);
			// Not-found pages log the path, Chromium itself logs their status, and no other host answers.
			const expected = /^404 Error: | status of 404 |net::ERR_NAME_NOT_RESOLVED/;
			faults.add(
				`/${path}`,
				logged.splice(0).filter((text) => !expected.test(text)),
			);
		}
		expect(faults.lines).toEqual([]);
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
