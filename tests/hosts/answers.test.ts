import { join } from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { fileOf, routes } from "../../content/model/routes.ts";
import { filesInSite, setupFiles } from "../../pages/generator/hosts/hosts.ts";
import { hostRules, immutable, revalidate, securityHeaders } from "../../pages/generator/hosts/rules.ts";
import { compressedSiblings } from "../../pages/generator/precompress.ts";
import { siteAt } from "../../pages/generator/settings.ts";
import { writeFiles } from "../../pages/generator/write-site.ts";
import { copySite, type Files, readSite } from "../build-site.ts";
import { isInstalled } from "../install.ts";
import { ask } from "../pages/server/running.ts";
import { environment, files, pageOf, siteUrl, textOfFile } from "../site.ts";
import { publishedHosts } from "./published-rules.ts";
import { serverNames, startHost } from "./servers.ts";
import { visitHost } from "./visit-host.ts";

const emptyPicture = "<svg xmlns='http://www.w3.org/2000/svg'/>";

/** A site with host files, pages that moved, and a folder of uploads that a server could list. */
function hostedSite(address: string, built: Files, precompressed: boolean) {
	const redirects = ["/products/former/", "/old.html"].map((from) => ({ from, to: "/" as const }));
	const rules = hostRules(siteAt(address), redirects);
	const all = new Map([...built, ...filesInSite(rules), ["assets/uploads/photo.svg", emptyPicture] as const]);
	/** The files, by their texts. Of two with the same text, the first one counts. */
	const names = new Map(
		[...all].reverse().map(([file, contents]) => [Buffer.from(contents).toString(), file]),
	);
	return {
		base: rules.base,
		rules,
		site: new Map([...all, ...(precompressed ? compressedSiblings(all) : [])]),
		names,
	};
}

// The content of the fixture with another text, built below a path.
const addressBelowPath = "https://user.example/repo";
await using copy = await copySite();
await copy.edit("content/company.ts", (text) => text.replace(/blurb: [`"]/, "$&Qxyz! "));
writeFiles([["old/site.conf", ""]], join(copy.folder, ".hosts"));
await copy.build({ ...environment, SITE_URL: addressBelowPath });
const belowPath = copy.files();
const setupBelowPath = readSite(join(copy.folder, ".hosts"));

describe("a build below a path", () => {
	const rules = hostRules(siteAt(addressBelowPath));

	it("replaces the setup files of an earlier build", () => {
		expect(setupBelowPath).toEqual(new Map(setupFiles(rules)));
	});

	it("has host files that do not depend on the copy", () => {
		expect([...belowPath]).toEqual(expect.arrayContaining([...filesInSite(rules)]));
	});

	it.each(["robots.txt", "sitemap.xml", "manifest.json"])("has its address and path in %s", (file) => {
		const atRoot = textOfFile(file).replaceAll(siteUrl, addressBelowPath);
		expect(belowPath.get(file)).toBe(atRoot.replaceAll(': "/', ': "/repo/'));
	});
});

// Hosts have to compress what the build has not compressed.
const sites = [hostedSite(siteUrl, files, true), hostedSite(addressBelowPath, belowPath, false)];
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
	] as const)("answers /%s with %i, %s and its type", async (path, status, file, type) => {
		const answer = await answerTo(path);
		expect([answer.status, answer.page]).toEqual([status, file]);
		if (runs) expect(answer.headers["content-type"]).toMatch(type);
	});

	const paths = [...indexed.map(({ path }) => path.slice(1)), ...unknown, ...unknownProducts, "robots.txt"];
	it.each(paths)("sends /%s with the headers of a page", async (path) => {
		const answer = await answerTo(path);
		// Some hosts revalidate by default, and some also keep what is missing in assets/.
		const isDefault = !runs && (path.startsWith("assets") || revalidating.includes(name));
		expect(answer.headers).toMatchObject({ ...secure, ...(!isDefault && { "cache-control": revalidate }) });
	});

	// The preview and serve do not redirect.
	if (name !== "npm start" && name !== "serve") {
		it.each(["products/former/", "products/former?campaign=may", "old.html"])(
			"redirects %s to the page's path, with its query",
			async (path) => {
				const { status, headers } = await answerTo(path);
				const { pathname, search } = new URL(headers.location, `http://127.0.0.1${base}`);
				const query = name.startsWith("Azure") ? "" : (/\?.*/.exec(path)?.[0] ?? "");
				expect([status, pathname + search]).toEqual([301, base + query]);
				if (runs) expect(headers).toMatchObject(secure);
			},
		);
	}

	it("lets browsers keep hashed files for a year", async () => {
		for (const file of site.keys()) {
			if (!/^assets\/.*(?<!\.br|\.gz)$/.test(file)) continue;
			const { status, headers } = await host.ask(base + file);
			expect([file, status]).toEqual([file, 200]);
			expect(headers).toMatchObject({ ...secure, "cache-control": immutable });
		}
	});

	// The published rules say nothing about the rest.
	if (!runs) return;

	it("lets no browser keep a missing hashed file", async () => {
		const { status, page, headers } = await answerTo("assets/missing.js");
		expect([status, page]).toEqual([404, "404.html"]);
		expect(headers).toMatchObject({ ...secure, "cache-control": revalidate });
	});

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

	it.each(attacks.map((path) => [path.slice(0, 40), path]))("answers /%s with an error", async (_, path) => {
		const { status, page } = await answerTo(path);
		expect([400, 403, 404]).toContain(status);
		expect(["404.html", "products/404.html", "the host's own text"]).toContain(page);
	});

	// The preview compresses nothing.
	describe.each(name === "npm start" ? ["identity"] : ["gzip", "gzip, br", "identity"])(
		"to a browser that accepts %s",
		(encoding) => {
			const parts = [...site.keys()].filter((file) => /\.(?:js|css)$|drawings-.*svg$/.test(file));
			const found = ["", pageOf("product").path.slice(1), "favicon.svg", ...parts];
			const missing = ["nope", "products/nope"];

			async function get(path: string, headers: Readonly<Record<string, string>> = {}) {
				const response = await fetch(`http://127.0.0.1:${host.port}${base}${path}`, {
					headers: { "accept-encoding": encoding, ...headers },
				});
				const text = await response.text();
				return {
					status: response.status,
					file: names.get(text),
					isSmall: text.length < 512,
					coding: response.headers.get("content-encoding") ?? "identity",
					etag: response.headers.get("etag") ?? "none",
				};
			}

			/** The results for some paths, each beside its path. */
			const forEach = <Result>(paths: readonly string[], ask: (path: string) => Promise<Result>) =>
				Promise.all(paths.map(async (path) => [path, await ask(path)] as const));

			it("sends texts in that encoding", async () => {
				// Apache compresses no error page.
				const texts = name === "apache" ? found : [...found, ...missing];
				for (const [path, { file, coding, isSmall }] of await forEach(texts, get)) {
					expect(file, path).toBeDefined();
					// Caddy leaves small files as they are.
					if (!isSmall) expect(encoding, path).toContain(coding);
				}
			});

			it("answers a revisit of a file with 304", async () => {
				const statuses = forEach(found, async (path) => {
					const { etag } = await get(path);
					return (await get(path, { "if-none-match": etag })).status;
				});
				expect(await statuses).toEqual(found.map((path) => [path, 304]));
			});

			it("sends a file that has changed since the last visit", async () => {
				const statuses = forEach(found, async (path) => {
					return (await get(path, { "if-none-match": '"another-gzip"' })).status;
				});
				expect(await statuses).toEqual(found.map((path) => [path, 200]));
			});

			it.each(missing)("sends the whole page for /%s to a revisit, too", async (path) => {
				const { status, file, etag } = await get(path);
				expect(file).toBeDefined();
				const again = await get(path, { "if-none-match": etag, range: "bytes=0-5" });
				expect(again).toMatchObject({ status, file });
			});
		},
	);

	// All other browser tests visit the same files at the root.
	if (base === "/") return;

	describe("in a browser", () => {
		it.each([pageOf("home"), pageOf("product")])("opens the drawer of $path", async ({ path }) => {
			await using visit = await visitHost(`http://127.0.0.1:${host.port}${base}${path.slice(1, -1)}`);
			await visit.page.getByRole("button", { name: "Menu" }).click();
			expect(await visit.page.getByRole("dialog", { name: "Navigation" }).isVisible()).toBe(true);
			expect(visit.logged).toEqual([]);
		});

		it("blocks injected scripts and styles", async () => {
			await using visit = await visitHost(`http://127.0.0.1:${host.port}${base}`);
			const violates = /Content Security Policy/;
			await expect(visit.page.addScriptTag({ content: "alert()" })).rejects.toThrow(violates);
			await expect(visit.page.addStyleTag({ content: "body {}" })).rejects.toThrow(violates);
		});

		it("shows only a heading for an unknown product", async () => {
			await using visit = await visitHost(`http://127.0.0.1:${host.port}${base}products/nope`);
			await expect.poll(() => visit.page.locator("body").innerText()).toBe(pageOf("notice").heading);
			expect(visit.logged).toEqual([]);
		});
	});
});
