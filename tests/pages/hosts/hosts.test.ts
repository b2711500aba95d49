import { dirname } from "node:path/posix";
import { describe, expect, it } from "vitest";
import { buildSite } from "../../../build.ts";
import { company } from "../../../content/company.ts";
import { fileFor, filesInside, hostNames, readsInside } from "../../../pages/hosts/hosts.ts";
import { hostRules } from "../../../pages/hosts/rules.ts";
import { settingsFrom, siteAt } from "../../../pages/settings.ts";
import { environment, files, siteUrl, textOfFile } from "../../site.ts";

const atRoot = hostRules(siteAt(siteUrl));
const belowPath = hostRules(siteAt("https://user.example/re.po"));

const everySite = [
	"_headers",
	".htaccess",
	"staticwebapp.config.json",
	"serve.json",
	".nojekyll",
	".assetsignore",
];

describe("the host files of every site", () => {
	it("are these, and none that another host rejects", () => {
		const names = [...files.keys()].filter(
			(file) => !/^assets\/|\.(?:html|svg|png|ico|xml|txt)$|^manifest\.json$/.test(file),
		);
		expect(names).toEqual([...everySite].sort());
	});

	it("have a _headers that Cloudflare takes: plain ASCII, no comments, no empty values, lines below 2,000", () => {
		for (const line of textOfFile("_headers").split("\n").filter(Boolean)) {
			expect(line).toMatch(/^(?:\/[\w*/]*| {2}[\w-]+: [\x20-\x7e]+)$/);
			expect(line.length).toBeLessThan(2000);
		}
	});

	it("never set a header twice for one file in _headers, because Netlify joins the values", () => {
		const names = [...textOfFile("_headers").matchAll(/^ {2}([\w-]+):/gm)].map(([, name]) => name);
		expect(new Set(names).size).toBe(names.length);
	});

	it("hide from Cloudflare's visitors what is for other hosts", () => {
		const hidden = everySite.filter((file) => !["_headers", ".assetsignore"].includes(file));
		expect(textOfFile(".assetsignore").split("\n")).toEqual([...hidden, "*.br", "*.gz", ""]);
	});

	it("let other sites show cards and icons, and no other site frame a page", () => {
		for (const file of ["_headers", ".htaccess", "staticwebapp.config.json", "serve.json"]) {
			expect(textOfFile(file)).toMatch(/Cross-Origin-Resource-Policy[^a-z]*(?:"value": ")?cross-origin/);
			expect(textOfFile(file)).toContain("frame-ancestors 'none'");
		}
	});

	it("close every folder of the site that has no page", () => {
		const folders = new Set([...files.keys()].map(dirname).filter((folder) => folder !== "."));
		const open = [...folders].filter((folder) => !files.has(`${folder}/index.html`));
		const closed = new RegExp(atRoot.patterns.closed);
		expect(open).toContain("products");
		for (const folder of [...open, "assets/uploads"]) {
			expect(`/${folder}`).toMatch(closed);
			expect(`/${folder}/`).toMatch(closed);
		}
		for (const file of files.keys()) expect(`/${file}`).not.toMatch(closed);
	});
});

describe("every host file", () => {
	const fileOfHost = (name: (typeof hostNames)[number]) => fileFor(name, hostRules(siteAt(siteUrl)))[1];

	it("is the same, byte for byte, when only the content changes", async () => {
		const before = hostNames.map(fileOfHost);
		const { blurb } = company;
		Object.assign(company, { blurb: `${blurb} Qxyz!` });
		const other = await buildSite(settingsFrom(environment));
		const after = hostNames.map(fileOfHost);
		Object.assign(company, { blurb });

		expect(other.get("index.html")).not.toEqual(files.get("index.html"));
		expect(everySite.map((file) => other.get(file))).toEqual(everySite.map((file) => files.get(file)));
		expect(after).toEqual(before);
	});

	it("contains no hash of a style or script, and no hashed file name", () => {
		for (const text of [...everySite.map(textOfFile), ...hostNames.map(fileOfHost)]) {
			expect(text).not.toMatch(/sha256|-[0-9a-f]{8}\./);
		}
	});
});

describe("a page that moved", () => {
	const rules = hostRules(siteAt(siteUrl), [{ from: "/old/", to: "/partners/" }]);
	const insideFor = (name?: (typeof hostNames)[number]) =>
		String(new Map(filesInside(name, rules)).get("_redirects"));

	it("is redirected in a form that Cloudflare takes, and in one that wins over files on Netlify", () => {
		expect(insideFor()).toBe("/old/ /partners/ 301\n/old /partners/ 301\n");
		expect(insideFor("netlify")).toBe(
			"/old/ /partners/ 301!\n/old /partners/ 301!\n/products/:id /products/404.html 404\n",
		);
	});

	it.each([
		["vercel", { source: "/old/", destination: "/partners/", statusCode: 301 }],
		["firebase", { source: "/old/", destination: "/partners/", type: 301 }],
	] as const)("is redirected by %s", (name, rule) => {
		const { redirects, hosting }: Record<string, { redirects?: unknown }> = JSON.parse(
			String(fileFor(name, rules)[1]),
		);
		expect(redirects ?? hosting?.redirects).toContainEqual(rule);
	});

	it("is redirected by Azure", () => {
		const { routes } = JSON.parse(
			String(new Map(filesInside(undefined, rules)).get("staticwebapp.config.json")),
		);
		expect(routes).toContainEqual({ route: "/old/", redirect: "/partners/", statusCode: 301 });
	});
});

describe("the file for one host", () => {
	it("is inside the site for Netlify alone", () => {
		expect(hostNames.filter(readsInside)).toEqual(["netlify"]);
		const others = new Set(everySite);
		const own = hostNames.map((name) => filesInside(name, atRoot).filter(([file]) => !others.has(file)));
		expect(own.flat()).toEqual([["_redirects", "/products/:id /products/404.html 404\n"]]);
	});

	it.each(["vercel", "cloudflare", "firebase"] as const)("is JSON for %s", (name) => {
		expect(() => JSON.parse(String(fileFor(name, atRoot)[1]))).not.toThrow();
	});

	it.each(["netlify", "vercel", "cloudflare", "firebase"] as const)(
		"is refused for %s when the site lives under a path, which it cannot serve",
		(name) => {
			expect(() => filesInside(name, belowPath)).toThrow(
				`The host ${name} serves a site at the root of its address, and this one lives under "/re.po/".`,
			);
		},
	);

	it.each(["nginx", "caddy", "lighttpd"] as const)("knows the path of the site for %s", (name) => {
		const text = fileFor(name, belowPath)[1];
		expect(text).toContain("^/re\\.po/products/[^/]+/?$");
		expect(text).not.toMatch(/[\s"]\/(?:products|assets|404)/);
	});

	it("knows the path of the site for Apache", () => {
		const text = new Map(filesInside(undefined, belowPath)).get(".htaccess");
		expect(text).toContain("ErrorDocument 404 /re.po/404.html");
		expect(text).toContain("^/re\\.po/(products|assets|assets/uploads)/?$");
	});
});
