import { join } from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
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
import { publishedHosts } from "./published-rules.ts";
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
const running = [...serverNames.filter(isInstalled), "npm start" as const].flatMap((name) =>
	sites.map((hosted) => ({
		name,
		...hosted,
		runs: true,
		async start() {
			const { port, close } = await startHost(name, hosted.site, hosted.rules);
			return { port, close, ask: (path: string) => ask(port, path) };
		},
	})),
);
/** Hosts that cannot run here, by the rules that they publish. */
const published = sites.slice(0, 1).flatMap((hosted) =>
	publishedHosts(hosted.site, new Map(setupFiles(hosted.rules))).map(({ name, ask }) => ({
		name,
		...hosted,
		runs: false,
		start: async () => ({ port: 0, close() {}, ask }),
	})),
);
const withOneNotFoundPage = ["Firebase", "Azure Static Web Apps", "serve"];
/** Hosts that browsers ask again by default. The published defaults are "max-age=0, must-revalidate". */
const revalidating = ["Netlify", "Cloudflare Pages and Workers", "Vercel"];

const indexed = routes.filter(({ indexed }) => indexed);
const unknown = [
	"robots.txt/",
	"nope?from=/products/x2",
	"a/b/c",
	"a/products/x2",
	"oldxhtml",
	"products",
	"products/",
	"products/a/b",
	"products/x1/index.html/",
	"assets/",
	"assets/uploads/",
	"assets",
	"assets/uploads",
];
const unknownProducts = ["products/nope?a=b/c", "products/nope/", "products/X1"];
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
	"a".repeat(300),
	"a/".repeat(2500),
];

const secure = Object.fromEntries(securityHeaders.map(([name, value]) => [name.toLowerCase(), value]));
const html = /^text\/html; ?charset=utf-8$/i;

describe.each([...running, ...published])("$name at $base", ({ name, base, site, names, runs, start }) => {
	let host: Awaited<ReturnType<typeof start>>;

	beforeAll(async () => {
		host = await start();
		return host.close;
	});

	/** The not-found page that is sent for an unknown path. Its script may show the other one. */
	function notFoundAt(path: string): string {
		if (withOneNotFoundPage.includes(name)) return "404.html";
		const isNearest = name.startsWith("Cloudflare") && path.startsWith("products/");
		return isNearest || unknownProducts.includes(path) ? "products/404.html" : "404.html";
	}

	async function answerTo(path: string) {
		const answer = await host.ask(base + path);
		const page = "page" in answer ? answer.page : (names.get(answer.body) ?? "the host's own text");
		return { ...answer, page };
	}

	it.each([
		...indexed.map(({ path }) => [path.slice(1), 200, fileOf(path), html] as const),
		...[...unknown, ...unknownProducts].map((path) => [path, 404, notFoundAt(path), html] as const),
		["robots.txt", 200, "robots.txt", /^text\/plain\b/],
		["sitemap.xml", 200, "sitemap.xml", /^(?:text|application)\/xml\b/],
		["manifest.json", 200, "manifest.json", /^application\/json\b/],
		["favicon.svg", 200, "favicon.svg", /^image\/svg\+xml\b/],
	] as const)("answers /%s with the status %i and %s", async (path, status, file, type) => {
		const answer = await answerTo(path);
		expect([answer.status, answer.page]).toEqual([status, file]);
		if (runs) expect(answer.headers["content-type"]).toMatch(type);
		// Some hosts revalidate by default, and some also keep what is missing in assets/.
		const isDefault = !runs && (path.startsWith("assets") || revalidating.includes(name));
		expect(answer.headers).toMatchObject({ ...secure, ...(!isDefault && { "cache-control": revalidate }) });
	});

	// The preview and serve do not redirect.
	if (name !== "npm start" && name !== "serve") {
		it.each(["products/former/", "products/former?campaign=may", "old.html"])(
			"redirects %s to where the page is now, with its query",
			async (path) => {
				const { status, headers } = await answerTo(path);
				const { pathname, search } = new URL(headers.location, `http://127.0.0.1${base}`);
				const query = name.startsWith("Azure") ? "" : (/\?.*/.exec(path)?.[0] ?? "");
				expect([status, pathname + search]).toEqual([301, base + query]);
				expect(headers).toMatchObject(!runs ? {} : secure);
			},
		);
	}

	it("lets browsers keep hashed files for a year, but not missing ones", async () => {
		for (const file of site.keys()) {
			if (!/^assets\/.*(?<!\.br|\.gz)$/.test(file)) continue;
			const { status, headers } = await host.ask(base + file);
			expect(status).toBe(200);
			expect(headers).toMatchObject({ ...secure, "cache-control": immutable });
		}
		if (!runs) return;
		const missing = await answerTo("assets/missing.js");
		expect([missing.status, missing.page]).toEqual([404, "404.html"]);
		expect(missing.headers).toMatchObject(secure);
		expect(missing.headers["cache-control"]).toBe(revalidate);
	});

	// The published rules say nothing about the rest.
	if (!runs) return;

	it.each(indexed.filter(({ path }) => path !== "/"))(
		"finds $path without its slash, and keeps the query",
		async ({ path }) => {
			const { status, page, headers } = await answerTo(`${path.slice(1, -1)}?campaign=may`);
			const isRedirect = [301, 302, 307, 308].includes(status);
			const address = `http://127.0.0.1${base}${path.slice(1, -1)}`;
			const { pathname, search } = new URL(headers.location ?? "", address);
			const found = isRedirect ? pathname + search : [status, page];
			expect([`${base}${path.slice(1)}?campaign=may`, [200, fileOf(path)]]).toContainEqual(found);
		},
	);

	it.each(attacks)("answers %s with an error, and with nothing outside the site", async (path) => {
		const { status, page } = await answerTo(path);
		expect([400, 403, 404]).toContain(status);
		expect(["404.html", "products/404.html", "the host's own text"]).toContain(page);
	});

	it("compresses pages, scripts and styles, and answers a revisit with 304, or an error in full, in every encoding", async () => {
		// The preview compresses nothing, and Apache does not compress error pages.
		const encodings = name === "npm start" ? ["identity"] : ["gzip", "gzip, br", "identity"];
		const errors = name === "apache" ? [] : ["nope", "products/nope"];
		const parts = [...site.keys()].filter((file) => /\.(?:js|css)$/.test(file));
		for (const path of ["", pageOf("product").path.slice(1), "favicon.svg", ...parts, ...errors]) {
			for (const encoding of encodings) {
				const seen = `${path} in ${encoding}`;
				const get = (headers: Readonly<Record<string, string>> = {}) =>
					fetch(`http://127.0.0.1:${host.port}${base}${path}`, {
						headers: { "accept-encoding": encoding, ...headers },
					});
				const first = await get();
				expect(encoding, seen).toContain(first.headers.get("content-encoding") ?? "identity");
				const file = names.get(await first.text());
				expect(file, seen).toBeDefined();
				const etag = first.headers.get("etag") ?? "none";
				if (!first.ok) {
					const again = await get({ "if-none-match": etag, range: "bytes=0-5" });
					expect([again.status, names.get(await again.text())], seen).toEqual([first.status, file]);
					continue;
				}
				expect((await get({ "if-none-match": etag })).status, `${seen} ${etag}`).toBe(304);
				expect((await get({ "if-none-match": '"another-gzip"' })).status, seen).toBe(200);
			}
		}
	});

	// All other browser tests visit the same files at the root.
	if (base !== "/") {
		it("shows pages and an unknown product in a browser, which only runs the site's own scripts", async () => {
			const address = `http://127.0.0.1:${host.port}${base}`;
			await using page = await browser.newPage();
			// The tests cannot reach the stock-photo service.
			await page.route(/^https:/, (route) =>
				route.fulfill({ contentType: "image/svg+xml", body: emptyPicture }),
			);
			const said: string[] = [];
			page.on("console", (message) => said.push(message.text()));
			page.on("pageerror", (error) => said.push(String(error)));
			for (const { path } of [pageOf("home"), pageOf("product")]) {
				await page.goto((address + path.slice(1)).slice(0, -1));
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
