import { describe, expect, it } from "vitest";
import { defaultFiles, filesFor, hostNames } from "../../../pages/hosts/hosts.ts";
import { hostRules } from "../../../pages/hosts/rules.ts";
import { policyOf } from "../../../pages/policy.ts";
import { files, textOfFile } from "../../site.ts";

describe("the host files of every site", () => {
	it("are these, and none that another host would not bear", () => {
		const names = [...files.keys()].filter(
			(file) => !/\.(?:html|js|svg|woff2|png|ico|xml|txt)$|^manifest\.json$/.test(file),
		);
		expect(names).toEqual([
			"_headers",
			".htaccess",
			"staticwebapp.config.json",
			"serve.json",
			".nojekyll",
			".assetsignore",
		]);
	});

	it("have a _headers that Cloudflare takes: plain ASCII, no comments, no empty values, lines below 2,000", () => {
		for (const line of textOfFile("_headers").split("\n").filter(Boolean)) {
			expect(line).toMatch(/^(?:\/[\w*/]*| {2}[\w-]+: [\x20-\x7e]+)$/);
			expect(line.length).toBeLessThan(2000);
		}
	});

	it("hide from Cloudflare's visitors what is for other hosts", () => {
		expect(textOfFile(".assetsignore").split("\n")).toEqual([
			".htaccess",
			"staticwebapp.config.json",
			"serve.json",
			".nojekyll",
			"*.br",
			"*.gz",
			"",
		]);
	});

	it("forbid other sites to frame a page, which only a header can", () => {
		for (const file of ["_headers", ".htaccess", "staticwebapp.config.json", "serve.json"]) {
			expect(textOfFile(file)).toContain("frame-ancestors 'none'");
		}
	});
});

describe("the file for one host", () => {
	const policy = policyOf({ own: "<style>a{}</style>", shared: [] });
	const atRoot = hostRules({ base: "/" }, policy);
	const rules = hostRules({ base: "/re.po/" }, policy);

	it("stands in the site for Netlify alone", () => {
		expect(hostNames.filter((name) => filesFor(name, atRoot).inside.size > 0)).toEqual(["netlify"]);
		expect([...filesFor("netlify", atRoot).inside]).toEqual([
			["_redirects", "/products/:id /products/404.html 404\n"],
		]);
	});

	it.each(["vercel", "cloudflare", "firebase"] as const)("is JSON for %s", (name) => {
		for (const text of filesFor(name, atRoot).beside.values()) {
			expect(() => JSON.parse(text)).not.toThrow();
		}
	});

	it.each(["netlify", "vercel", "cloudflare", "firebase"] as const)(
		"is refused for %s when the site lives under a path, which it cannot serve",
		(name) => {
			expect(() => filesFor(name, rules)).toThrow(
				`The host ${name} serves a site at the root of its address, and this one lives under "/re.po/".`,
			);
		},
	);

	it.each(["nginx", "caddy", "lighttpd"] as const)("knows the path of the site for %s", (name) => {
		const text = [...filesFor(name, rules).beside.values()].join("");
		expect(text).toContain("^/re\\.po/products/[^/]+/?$");
		expect(text).not.toMatch(/[\s"]\/(?:products|assets|404)/);
	});

	it("knows the path of the site for Apache", () => {
		const text = defaultFiles(rules).get(".htaccess") ?? "";
		expect(text).toContain("ErrorDocument 404 /re.po/404.html");
		expect(text).toContain("^/re\\.po/(products|assets|assets/uploads)/?$");
	});
});
