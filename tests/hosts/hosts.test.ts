import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { fileOf, routes } from "../../content/model/routes.ts";
import { filesInSite } from "../../pages/hosts/hosts.ts";
import { hostRules } from "../../pages/hosts/rules.ts";
import { siteAt } from "../../pages/settings.ts";
import { browser } from "../browser/visit.ts";
import { builtFiles } from "../build-site.ts";
import { isInstalled } from "../install.ts";
import { environment, files, pageOf, siteUrl } from "../site.ts";
import { ask, type HostAnswer } from "./ask.ts";
import { type BuiltSite, type HostName, type RunningHost, startHost } from "./servers.ts";
import { serverNames } from "./stock.ts";

const installed = serverNames.filter(isInstalled);

const emptyPicture = "<svg xmlns='http://www.w3.org/2000/svg'/>";

async function siteFor(address: string): Promise<BuiltSite> {
	const rules = hostRules(siteAt(address), [{ from: "/products/former/", to: "/" }]);
	const built =
		address === siteUrl ? files : await builtFiles({ ...environment, SITE_URL: address }, "frozen");
	// A folder of uploads that a server could list.
	return {
		files: new Map([...built, ...filesInSite(rules), ["assets/uploads/photo.svg", emptyPicture]]),
		rules,
	};
}

const sites = {
	"/": await siteFor(siteUrl),
	"/repo/": await siteFor("https://user.example/repo"),
} as const;

interface Case {
	readonly name: HostName;
	readonly base: keyof typeof sites;
}

const cases: readonly Case[] = [
	...installed.flatMap((name) => [{ name, base: "/" } as const, { name, base: "/repo/" } as const]),
	{ name: "npm start", base: "/" },
	{ name: "npm start", base: "/repo/" },
];

/** The file whose text this is. */
function fileIn({ body }: HostAnswer, { files }: BuiltSite): string {
	for (const [file, contents] of files) {
		if (
			body !== "" &&
			(typeof contents === "string" ? contents : Buffer.from(contents).toString()) === body
		) {
			return file;
		}
	}
	return "the host's own text";
}

const known = routes.filter(({ indexed }) => indexed);
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

/** The answers of each host by question, for people who choose a host. */
const matrix: Record<string, Record<string, string>> = {};
afterAll(() => console.table(matrix));

describe.each(cases)("$name at $base", ({ name, base }) => {
	const site = sites[base];
	const { rules } = site;
	let host: RunningHost | undefined;

	beforeAll(async () => {
		host = await startHost(name, site);
	});
	afterAll(() => host?.close());

	async function answerTo(path: string, encoding?: string) {
		if (!host) throw new Error("The host is started before the first test; ask it in a test only.");
		const answer = await ask(host.port, base + path, encoding);
		const page = fileIn(answer, site);
		matrix[`/${path}`] = { ...matrix[`/${path}`], [name + base]: `${answer.status} ${page}` };
		return { ...answer, page };
	}

	function expectHeaders({ headers }: HostAnswer, cache: string): void {
		const sent = rules.security.map(({ name: header }) => [header, headers[header.toLowerCase()]]);
		expect(sent).toEqual(rules.security.map(({ name: header, value }) => [header, value]));
		expect(headers["cache-control"]).toBe(cache);
	}

	it.each(known)("answers $path with its page", async ({ path }) => {
		const answer = await answerTo(path.slice(1));
		expect([answer.status, answer.page]).toEqual([200, fileOf(path)]);
		expect(answer.headers["content-type"]?.toLowerCase().replace(" ", "")).toBe("text/html;charset=utf-8");
		expectHeaders(answer, rules.revalidate);
	});

	it.each(known.filter(({ path }) => path !== "/"))("finds $path without its slash", async ({ path }) => {
		const answer = await answerTo(path.slice(1, -1));
		if (answer.status === 200) {
			expect(answer.page).toBe(fileOf(path));
		} else {
			expect([301, 302, 307, 308]).toContain(answer.status);
			const target = new URL(answer.headers.location ?? "", `http://127.0.0.1${base}${path.slice(1, -1)}`);
			expect(target.pathname).toBe(base + path.slice(1));
		}
	});

	// The preview redirects nothing.
	const former = name === "npm start" ? [] : ["products/former/", "products/former?campaign=may"];
	it.each(former)("redirects %s to where the page is now", async (path) => {
		const { status, headers } = await answerTo(path);
		const target = new URL(headers.location ?? "", `http://127.0.0.1${base}`);
		expect([status, target.pathname]).toEqual([301, base]);
	});

	it.each(unknown)("answers %s with the status 404 and the full page", async (path) => {
		const answer = await answerTo(path);
		expect([answer.status, answer.page]).toEqual([404, "404.html"]);
		expectHeaders(answer, rules.revalidate);
	});

	it.each(unknownProducts)("answers %s with the status 404 and its best page", async (path) => {
		const answer = await answerTo(path);
		expect([answer.status, answer.page]).toEqual([404, "products/404.html"]);
		expectHeaders(answer, rules.revalidate);
	});

	it.each(junk)("answers the malformed %s with a client error", async (path) => {
		const { status, page } = await answerTo(path);
		expect([400, 404]).toContain(status);
		expect(["404.html", "products/404.html", "the host's own text"]).toContain(page);
	});

	it.each(traversals)("serves nothing outside the site for %s", async (path) => {
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
		expect(answer.headers["content-type"] ?? "").toMatch(
			name === "npm start" && file.endsWith(".ico") ? /^$/ : type,
		);
		expectHeaders(answer, rules.revalidate);
	});

	it("lets hashed files be kept for a year, and missing ones not, but for lighttpd", async () => {
		const hashed = [...site.files.keys()].filter((file) => file.startsWith("assets/"));
		for (const file of hashed) {
			const answer = await answerTo(file);
			expect(answer.status).toBe(200);
			expectHeaders(answer, rules.immutable);
		}
		const missing = await answerTo("assets/missing.js");
		expect([missing.status, missing.page]).toEqual([404, "404.html"]);
		expectHeaders(missing, name === "lighttpd" ? rules.immutable : rules.revalidate);
	});

	// The preview reads files for each request, and does not compress them.
	const packs = name !== "npm start";
	it(
		packs ? "sends pages and scripts compressed" : "sends pages and scripts as they are, to be looked at",
		async () => {
			// Apache packs no error pages.
			const errors = name === "apache" ? [] : ["nope", "products/nope"];
			for (const path of ["", ...errors, ...[...site.files.keys()].filter((file) => file.endsWith(".js"))]) {
				expect([path, (await answerTo(path, "gzip")).headers["content-encoding"]]).toEqual([
					path,
					packs ? "gzip" : undefined,
				]);
			}
		},
	);

	// More can go wrong below a path than at the root, and all hosts behave the same.
	if (base === "/" || name !== "npm start") return;
	it("shows pages in a browser with nothing in the console, and an unknown product as one text", async () => {
		if (!host) throw new Error("The host is started before the first test; ask it in a test only.");
		const origin = `http://127.0.0.1:${host.port}`;
		const page = await browser.newPage();
		try {
			// The stock photo's service, which is not here.
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
				await page.goto(origin + base + path.slice(1));
				expect((await page.locator("h1").first().innerText()).replace(/\s+/g, " ")).toBe(heading);
				await page.getByRole("button", { name: "Menu" }).click();
				expect(await page.getByRole("dialog", { name: "Navigation" }).isVisible()).toBe(true);
				expect([path, said]).toEqual([path, []]);
			}
			await page.goto(`${origin}${base}products/nope`);
			await expect.poll(() => page.locator("body").innerText()).toBe(pageOf("notice").heading);
			// The browser itself logs the status.
			expect(said.filter((line) => !line.includes("status of 404"))).toEqual([]);
		} finally {
			await page.close();
		}
	});
});
