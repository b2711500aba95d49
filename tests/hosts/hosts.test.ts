import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { fileOf, routes } from "../../content/model/routes.ts";
import { filesInSite, setupFiles } from "../../pages/generator/hosts/hosts.ts";
import { hostRules, immutable, revalidate, securityHeaders } from "../../pages/generator/hosts/rules.ts";
import { compressedSiblings } from "../../pages/generator/precompress.ts";
import { siteAt } from "../../pages/generator/settings.ts";
import { writeFiles } from "../../pages/generator/write-site.ts";
import { browser } from "../browser/visit.ts";
import { copySite, type Files, readSite } from "../build-site.ts";
import { isInstalled } from "../install.ts";
import { ask } from "../pages/server/running.ts";
import { environment, files, pageOf, siteUrl, textOfFile } from "../site.ts";
import { serverNames, startHost } from "./servers.ts";

const emptyPicture = "<svg xmlns='http://www.w3.org/2000/svg'/>";

/** A site with host files, pages that moved, and a folder of uploads that a server could list. */
function hostedSite(address: string, built: Files) {
	const moved = ["/products/former/", "/old.html"].map((from) => ({ from, to: "/" as const }));
	const rules = hostRules(siteAt(address), moved);
	const all = new Map([...built, ...filesInSite(rules), ["assets/uploads/photo.svg", emptyPicture] as const]);
	/** The files, by their texts. Of two with the same text, the first one counts. */
	const names = new Map(
		[...all].reverse().map(([file, contents]) => [Buffer.from(contents).toString(), file]),
	);
	return { base: rules.base, rules, site: new Map([...all, ...compressedSiblings(all)]), names };
}

// The content of the fixture with another text, built below a path.
const addressBelowPath = "https://user.example/repo";
await using copy = await copySite();
await copy.edit("content/company.ts", (text) => text.replace(/blurb: [`"]/, "$&Qxyz! "));
writeFiles([["old/site.conf", ""]], join(copy.folder, ".hosts"));
await copy.build({ ...environment, SITE_URL: addressBelowPath });
const belowPath = copy.files();
const setupBelowPath = readSite(join(copy.folder, ".hosts"));

it("Every build replaces the files for all hosts, which do not depend on the texts", () => {
	const rules = hostRules(siteAt(addressBelowPath));
	expect(setupBelowPath).toEqual(new Map(setupFiles(rules)));
	for (const [file, text] of filesInSite(rules)) expect(belowPath.get(file)).toBe(text);
});

it.each(["robots.txt", "sitemap.xml", "manifest.json"])("%s has the address and the base path", (file) => {
	const atRoot = textOfFile(file).replaceAll(siteUrl, addressBelowPath);
	expect(belowPath.get(file)).toBe(atRoot.replaceAll(': "/', ': "/repo/'));
});

const sites = [hostedSite(siteUrl, files), hostedSite(addressBelowPath, belowPath)];
const cases = [...serverNames.filter(isInstalled), "npm start" as const].flatMap((name) =>
	sites.map((site) => ({ name, ...site })),
);

const indexed = routes.filter(({ indexed }) => indexed);
const unknown = [
	"robots.txt/",
	"nope",
	"a/b/c",
	"oldxhtml",
	"products",
	"products/",
	"products/a/b",
	"products/x1/index.html/",
];
const unknownProducts = ["products/nope", "products/nope/", "products/X1"];
const foldersWithoutPage = ["assets/", "assets/uploads/", "assets", "assets/uploads"];
const attacks = [
	"%",
	"%zz",
	"%00",
	"%c3%28",
	"products/%",
	"products/%c3%28/",
	"../../../../../../../../etc/passwd",
	"%2e%2e/%2e%2e/%2e%2e/%2e%2e/%2e%2e/%2e%2e/%2e%2e/etc/passwd",
	"assets/..%2f..%2f..%2f..%2f..%2f..%2fetc/passwd",
];

const secure = Object.fromEntries(securityHeaders.map(([name, value]) => [name.toLowerCase(), value]));
const html = /^text\/html; ?charset=utf-8$/i;

/** The answers of each host at the root of its address, for people who choose one. */
const matrix: Record<string, Record<string, string>> = {};
afterAll(() => console.table(matrix));

describe.each(cases)("$name at $base", ({ name, base, rules, site, names }) => {
	let port = 0;

	beforeAll(async () => {
		const host = await startHost(name, site, rules);
		port = host.port;
		return host.close;
	});

	async function answerTo(path: string) {
		const answer = await ask(port, base + path);
		const page = (answer.body && names.get(answer.body)) || "the host's own text";
		const seen = `${answer.status} ${answer.headers.location ?? page}`;
		if (base === "/") matrix[`/${path}`] = { ...matrix[`/${path}`], [name]: seen };
		return { ...answer, page };
	}

	it.each([
		...indexed.map(({ path }) => [path.slice(1), 200, fileOf(path), html] as const),
		...[...unknown, ...foldersWithoutPage].map((path) => [path, 404, "404.html", html] as const),
		...unknownProducts.map((path) => [path, 404, "products/404.html", html] as const),
		["robots.txt", 200, "robots.txt", /^text\/plain\b/],
		["sitemap.xml", 200, "sitemap.xml", /^(?:text|application)\/xml\b/],
		["manifest.json", 200, "manifest.json", /^application\/json\b/],
		["favicon.svg", 200, "favicon.svg", /^image\/svg\+xml\b/],
	] as const)("answers /%s with the status %i and %s", async (path, status, file, type) => {
		const answer = await answerTo(path);
		expect([answer.status, answer.page]).toEqual([status, file]);
		expect(answer.headers["content-type"]).toMatch(type);
		expect(answer.headers).toMatchObject({ ...secure, "cache-control": revalidate });
	});

	it.each(indexed.filter(({ path }) => path !== "/"))("finds $path without its slash", async ({ path }) => {
		const { status, page, headers } = await answerTo(path.slice(1, -1));
		const isRedirect = [301, 302, 307, 308].includes(status);
		const address = `http://127.0.0.1${base}${path.slice(1, -1)}`;
		const found = isRedirect ? new URL(headers.location, address).pathname : [status, page];
		expect([base + path.slice(1), [200, fileOf(path)]]).toContainEqual(found);
	});

	// The preview does not redirect.
	if (name !== "npm start") {
		it.each(["products/former/", "products/former?campaign=may", "old.html"])(
			"redirects %s to where the page is now, with its query",
			async (path) => {
				const { status, headers } = await answerTo(path);
				const { pathname, search } = new URL(headers.location, `http://127.0.0.1${base}`);
				expect([status, pathname + search]).toEqual([301, base + (/\?.*/.exec(path) ?? "")]);
				expect(headers).toMatchObject(name === "lighttpd" ? {} : secure);
			},
		);
	}

	it.each(attacks)("answers %s with an error, and with nothing outside the site", async (path) => {
		const { status, page, body } = await answerTo(path);
		expect([400, 403, 404]).toContain(status);
		expect(["404.html", "products/404.html", "the host's own text"]).toContain(page);
		expect(body).not.toContain("root:");
	});

	it("lets browsers keep hashed files for a year, but not missing ones", async () => {
		// lighttpd can only send its own form with some statuses and not with others.
		const [year, error] = name === "lighttpd" ? ["max-age=31536000", undefined] : [immutable, revalidate];
		for (const file of site.keys()) {
			if (!/^assets\/.*(?<!\.br|\.gz)$/.test(file)) continue;
			const { status, headers } = await ask(port, base + file);
			expect(status).toBe(200);
			expect(headers).toMatchObject({ ...secure, "cache-control": year });
		}
		const missing = await answerTo("assets/missing.js");
		expect([missing.status, missing.page]).toEqual([404, "404.html"]);
		expect(missing.headers).toMatchObject(secure);
		expect(missing.headers["cache-control"]).toBe(error);
	});

	it("compresses pages, scripts and styles, and answers a revisit with 304 in every encoding", async () => {
		// The preview compresses nothing, and Apache does not compress error pages.
		const encodings = name === "npm start" ? ["identity"] : ["gzip", "gzip, br", "identity"];
		const errors = name === "apache" ? [] : ["nope", "products/nope"];
		const parts = [...site.keys()].filter((file) => /\.(?:js|css)$/.test(file));
		for (const path of ["", pageOf("product").path.slice(1), "favicon.svg", ...parts, ...errors]) {
			for (const encoding of encodings) {
				const seen = `${path} in ${encoding}`;
				const get = (headers: Readonly<Record<string, string>> = {}) =>
					fetch(`http://127.0.0.1:${port}${base}${path}`, {
						headers: { "accept-encoding": encoding, ...headers },
					});
				const first = await get();
				expect(encoding, seen).toContain(first.headers.get("content-encoding") ?? "identity");
				expect(names.has(await first.text()), seen).toBe(true);
				if (!first.ok) continue;
				const etag = first.headers.get("etag") ?? "none";
				expect((await get({ "if-none-match": etag })).status, `${seen} ${etag}`).toBe(304);
				expect((await get({ "if-none-match": '"another-gzip"' })).status, seen).toBe(200);
			}
		}
	});

	// All other browser tests visit the same files at the root.
	if (base !== "/") {
		it("shows pages and an unknown product in a browser, which only runs the site's own scripts", async () => {
			const address = `http://127.0.0.1:${port}${base}`;
			await using page = await browser.newPage();
			// The tests cannot reach the stock-photo service.
			await page.route(/^https:/, (route) =>
				route.fulfill({ contentType: "image/svg+xml", body: emptyPicture }),
			);
			const said: string[] = [];
			page.on("console", (message) => said.push(message.text()));
			page.on("pageerror", (error) => said.push(String(error)));
			for (const { path, heading } of [pageOf("home"), pageOf("product")]) {
				await page.goto((address + path.slice(1)).slice(0, -1));
				expect((await page.locator("h1").first().innerText()).replace(/\s+/g, " ")).toBe(heading);
				await page.getByRole("button", { name: "Menu" }).click();
				expect(await page.getByRole("dialog", { name: "Navigation" }).isVisible()).toBe(true);
				expect([path, said]).toEqual([path, []]);
			}
			const violates = /Content Security Policy/;
			await expect(page.addScriptTag({ content: "alert()" })).rejects.toThrow(violates);
			await expect(page.addStyleTag({ content: "body {}" })).rejects.toThrow(violates);
			said.length = 0;
			await page.goto(`${address}products/nope`);
			await expect.poll(() => page.locator("body").innerText()).toBe(pageOf("notice").heading);
			// The browser logs the status itself.
			expect(said.filter((line) => !line.includes("status of 404"))).toEqual([]);
		});
	}
});
