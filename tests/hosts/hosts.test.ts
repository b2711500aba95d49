import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { fileOf, routes } from "../../content/model/routes.ts";
import { filesInSite, setupFiles } from "../../pages/hosts/hosts.ts";
import { hostRules, immutable, revalidate, securityHeaders } from "../../pages/hosts/rules.ts";
import { compressedSiblings } from "../../pages/output/precompress.ts";
import { siteAt } from "../../pages/settings.ts";
import { browser } from "../browser/visit.ts";
import { copySite, type Files, readSite } from "../build-site.ts";
import { isInstalled } from "../install.ts";
import { ask } from "../pages/dev/running.ts";
import { environment, files, pageOf, siteUrl } from "../site.ts";
import { type RunningHost, serverNames, startHost } from "./servers.ts";

const emptyPicture = "<svg xmlns='http://www.w3.org/2000/svg'/>";

/** A site with host files, a page that moved, and a folder of uploads that a server could list. */
function hostedSite(address: string, built: Files) {
	const rules = hostRules(siteAt(address), [{ from: "/products/former/", to: "/" }]);
	const all = new Map([...built, ...filesInSite(rules), ["assets/uploads/photo.svg", emptyPicture] as const]);
	/** The files, by their texts. Of two with the same text, the first one counts. */
	const names = new Map(
		[...all].reverse().map(([file, contents]) => [Buffer.from(contents).toString(), file]),
	);
	return { files: new Map([...all, ...compressedSiblings(all)]), rules, names };
}

const addressBelowPath = "https://user.example/repo";

/** The frozen content with another text, built below a path. */
async function buildBelowPath() {
	await using copy = await copySite();
	await copy.edit("content/company.ts", (text) => text.replace(/blurb: [`"]/, "$&Qxyz! "));
	await copy.build({ ...environment, SITE_URL: addressBelowPath });
	return { files: copy.files(), setupFiles: readSite(join(copy.folder, ".hosts")) };
}

const belowPath = await buildBelowPath();

it("every build writes the files for all hosts, which do not depend on the texts", () => {
	const rules = hostRules(siteAt(addressBelowPath));
	expect(belowPath.setupFiles).toEqual(new Map(setupFiles(rules)));
	expect(belowPath.files.get("index.html")).toContain("Qxyz! ");
	for (const [file, text] of filesInSite(rules)) expect(belowPath.files.get(file)).toBe(text);
});

const sites = {
	"/": hostedSite(siteUrl, files),
	"/repo/": hostedSite(addressBelowPath, belowPath.files),
} as const;

const cases = [...serverNames.filter(isInstalled), "npm start" as const].flatMap((name) => [
	{ name, base: "/" as const },
	{ name, base: "/repo/" as const },
]);

const indexed = routes.filter(({ indexed }) => indexed);
const unknown = ["nope", "a/b/c", "products", "products/", "products/a/b"];
const unknownProducts = ["products/nope", "products/nope/", "products/X1"];
const foldersWithoutPage = ["assets/", "assets/uploads/", "assets", "assets/uploads"];
const traversals = [
	"../../../../../../../../etc/passwd",
	"%2e%2e/%2e%2e/%2e%2e/%2e%2e/%2e%2e/%2e%2e/%2e%2e/etc/passwd",
	"assets/..%2f..%2f..%2f..%2f..%2f..%2fetc/passwd",
];
const malformed = ["%", "%zz", "%c3%28", "products/%", "products/%c3%28/"];

/** The answers of each host, for people who choose one. */
const matrix: Record<string, Record<string, string>> = {};
afterAll(() => console.table(matrix));

describe.each(cases)("$name at $base", ({ name, base }) => {
	const site = sites[base];
	const { rules } = site;
	let host: RunningHost;

	beforeAll(async () => {
		host = await startHost(name, site.files, rules);
	});
	afterAll(() => host.close());

	async function answerTo(path: string) {
		const answer = await ask(host.port, base + path);
		const page = (answer.body && site.names.get(answer.body)) || "the host's own text";
		matrix[`/${path}`] = { ...matrix[`/${path}`], [name + base]: `${answer.status} ${page}` };
		return { ...answer, page };
	}

	function expectHeaders(headers: Readonly<Record<string, string>>, cache: string): void {
		for (const [header, value] of securityHeaders) {
			expect([header, headers[header.toLowerCase()]]).toEqual([header, value]);
		}
		expect(headers["cache-control"]).toBe(cache);
	}

	it.each([
		...indexed.map(({ path }) => [path.slice(1), 200, fileOf(path)] as const),
		...[...unknown, ...foldersWithoutPage].map((path) => [path, 404, "404.html"] as const),
		...unknownProducts.map((path) => [path, 404, "products/404.html"] as const),
	])("answers /%s with the status %i and %s", async (path, status, page) => {
		const answer = await answerTo(path);
		expect([answer.status, answer.page]).toEqual([status, page]);
		expect(answer.headers["content-type"].toLowerCase().replace(" ", "")).toBe("text/html;charset=utf-8");
		expectHeaders(answer.headers, revalidate);
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
		it.each(["products/former/", "products/former?campaign=may"])(
			"redirects %s to where the page is now",
			async (path) => {
				const { status, headers } = await answerTo(path);
				const target = new URL(headers.location, `http://127.0.0.1${base}`);
				expect([status, target.pathname]).toEqual([301, base]);
			},
		);
	}

	it.each([...malformed, ...traversals])(
		"answers %s with an error, and with nothing outside the site",
		async (path) => {
			const { status, page, body } = await answerTo(path);
			expect([400, 403, 404]).toContain(status);
			expect(["404.html", "products/404.html", "the host's own text"]).toContain(page);
			expect(body).not.toContain("root:");
		},
	);

	it.each([
		["robots.txt", /^text\/plain\b/],
		["sitemap.xml", /^(?:text|application)\/xml\b/],
		["manifest.json", /^application\/json\b/],
		["favicon.svg", /^image\/svg\+xml\b/],
	])("says what %s is, and lets it be asked for again each time", async (file, type) => {
		const { status, headers } = await answerTo(file);
		expect(status).toBe(200);
		expect(headers["content-type"]).toMatch(type);
		expectHeaders(headers, revalidate);
	});

	it("lets browsers keep hashed files for a year, but not missing ones (except on lighttpd)", async () => {
		for (const file of site.files.keys()) {
			if (!/^assets\/.*(?<!\.br|\.gz)$/.test(file)) continue;
			const { status, headers } = await answerTo(file);
			expect(status).toBe(200);
			expectHeaders(headers, immutable);
		}
		const missing = await answerTo("assets/missing.js");
		expect([missing.status, missing.page]).toEqual([404, "404.html"]);
		expectHeaders(missing.headers, name === "lighttpd" ? immutable : revalidate);
	});

	it("compresses pages, scripts and styles, and answers a revisit with 304 in every encoding", async () => {
		// The preview compresses nothing, and Apache does not compress error pages.
		const packed = name === "npm start" ? [] : ["gzip", "gzip, br"];
		const errors = name === "apache" ? [] : ["nope", "products/nope"];
		const parts = [...site.files.keys()].filter((file) => /\.(?:js|css)$/.test(file));
		for (const encoding of [...packed, "identity"]) {
			for (const path of ["", pageOf("product").path.slice(1), "favicon.svg", ...parts, ...errors]) {
				const seen = [path, encoding];
				const address = `http://127.0.0.1:${host.port}${base}${path}`;
				const first = await fetch(address, { headers: { "accept-encoding": encoding } });
				await first.arrayBuffer();
				const coding = first.headers.get("content-encoding") ?? "identity";
				expect([...seen, encoding.includes(coding)]).toEqual([...seen, true]);
				const isPacked = encoding !== "identity" && path !== "favicon.svg";
				if (isPacked) expect([...seen, coding]).not.toContain("identity");
				if (!first.ok) continue;
				const etag = first.headers.get("etag") ?? "none";
				const headers = { "accept-encoding": encoding, "if-none-match": etag };
				expect([...seen, etag, (await fetch(address, { headers })).status]).toEqual([...seen, etag, 304]);
				const changed = await fetch(address, { headers: { "if-none-match": '"another-gzip"' } });
				expect([...seen, changed.status]).toEqual([...seen, 200]);
			}
		}
	});

	// All other browser tests visit the same files at the root.
	if (base !== "/") {
		it("shows pages and an unknown product in a browser, which only runs the site's own scripts", async () => {
			const origin = `http://127.0.0.1:${host.port}`;
			const page = await browser.newPage();
			try {
				// The tests cannot reach the stock-photo service.
				await page.route(/^https:/, (route) =>
					route.fulfill({ contentType: "image/svg+xml", body: emptyPicture }),
				);
				const said: string[] = [];
				page.on("console", (message) => said.push(message.text()));
				page.on("pageerror", (error) => said.push(String(error)));
				page.on("requestfailed", (failed) => {
					// A visitor who leaves a page cancels its pending requests.
					if (failed.failure()?.errorText !== "net::ERR_ABORTED") said.push(failed.url());
				});
				for (const { path, heading } of [pageOf("home"), pageOf("product")]) {
					await page.goto(origin + (base + path.slice(1)).slice(0, -1));
					expect((await page.locator("h1").first().innerText()).replace(/\s+/g, " ")).toBe(heading);
					await page.getByRole("button", { name: "Menu" }).click();
					expect(await page.getByRole("dialog", { name: "Navigation" }).isVisible()).toBe(true);
					expect([path, said]).toEqual([path, []]);
				}
				const afterAttack = await page.evaluate(() => {
					const script = document.createElement("script");
					script.textContent = "document.title = 'script'";
					const style = document.createElement("style");
					style.textContent = "body { opacity: 0.5 }";
					document.body.append(script, style);
					document.body.setAttribute("onclick", "document.title = 'handler'");
					document.body.click();
					return [document.title, getComputedStyle(document.body).opacity];
				});
				expect(afterAttack).toEqual([expect.stringContaining(pageOf("product").heading), "1"]);
				said.length = 0;
				await page.goto(`${origin}${base}products/nope`);
				await expect.poll(() => page.locator("body").innerText()).toBe(pageOf("notice").heading);
				// The browser logs the status itself.
				expect(said.filter((line) => !line.includes("status of 404"))).toEqual([]);
			} finally {
				await page.close();
			}
		});
	}
});
