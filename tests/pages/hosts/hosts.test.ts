import { describe, expect, it } from "vitest";
import { filesInSite, setupFiles } from "../../../pages/hosts/hosts.ts";
import { type HostRules, hostRules } from "../../../pages/hosts/rules.ts";
import { siteAt } from "../../../pages/settings.ts";
import { files, siteUrl, textOfFile } from "../../site.ts";

const atRoot = hostRules(siteAt(siteUrl));

/** The text of a host file inside the site, or beside it. */
function textFor(path: string, rules: HostRules): string {
	return String(new Map([...filesInSite(rules), ...setupFiles(rules)]).get(path));
}

const everySite = [
	"_headers",
	".htaccess",
	"staticwebapp.config.json",
	"serve.json",
	".nojekyll",
	".assetsignore",
];

describe("the host files of every site", () => {
	it("are these, and no file that another host rejects", () => {
		const names = [...files.keys()].filter(
			(file) => !/^assets\/|\.(?:html|svg|png|ico|xml|txt)$|^manifest\.json$/.test(file),
		);
		expect(names).toEqual([...everySite].sort());
	});

	it("have a _headers that Cloudflare accepts: plain ASCII, no comments, no empty values, lines below 2,000", () => {
		for (const line of textOfFile("_headers").split("\n").filter(Boolean)) {
			expect(line).toMatch(/^(?:\/[\w*/]*| {2}[\w-]+: [\x20-\x7e]+)$/);
			expect(line.length).toBeLessThan(2000);
		}
	});

	it("never set a header twice for one file in _headers, because Netlify joins the values", () => {
		const names = [...textOfFile("_headers").matchAll(/^ {2}([\w-]+):/gm)].map(([, name]) => name);
		expect(new Set(names).size).toBe(names.length);
	});

	it("hide other hosts' files from Cloudflare's visitors", () => {
		const hidden = everySite.filter((file) => !["_headers", ".assetsignore"].includes(file));
		expect(textOfFile(".assetsignore").split("\n")).toEqual([...hidden, "*.br", "*.gz", ""]);
	});

	it("let other sites show cards and icons, but not frame a page", () => {
		for (const file of ["_headers", ".htaccess", "staticwebapp.config.json", "serve.json"]) {
			expect(textOfFile(file)).toMatch(/Cross-Origin-Resource-Policy[^a-z]*(?:"value": ")?cross-origin/);
			expect(textOfFile(file)).toContain("frame-ancestors 'none'");
		}
	});
});

describe("every host file", () => {
	it("contains no hash of a style or script, and no hashed file name", () => {
		for (const [, text] of [...filesInSite(atRoot), ...setupFiles(atRoot)]) {
			expect(text).not.toMatch(/sha256|-[0-9a-f]{8}\./);
		}
	});
});

describe("a page that moved", () => {
	const rules = hostRules(siteAt(siteUrl), [{ from: "/old/", to: "/partners/" }]);

	it("is redirected in a form that Cloudflare accepts, and in one that overrides files on Netlify", () => {
		expect(textFor("_redirects", rules)).toBe("/old/ /partners/ 301\n/old /partners/ 301\n");
		expect(textFor("netlify/_redirects", rules)).toBe(
			"/old/ /partners/ 301!\n/old /partners/ 301!\n/products/:id /products/404.html 404\n",
		);
	});

	it.each([
		["vercel/vercel.json", { source: "/old/", destination: "/partners/", statusCode: 301 }],
		["firebase/firebase.json", { source: "/old/", destination: "/partners/", type: 301 }],
	] as const)("is redirected by %s", (path, rule) => {
		const { redirects, hosting }: Record<string, { redirects?: unknown }> = JSON.parse(textFor(path, rules));
		expect(redirects ?? hosting?.redirects).toContainEqual(rule);
	});

	it("is redirected by Apache, and no other path", () => {
		const file = hostRules(siteAt(siteUrl), [{ from: "/old.html", to: "/partners/" }]);
		expect(textFor(".htaccess", file)).toContain("  RedirectMatch 301 ^/old\\.html$ /partners/\n");
	});

	it("is redirected by Azure", () => {
		const { routes } = JSON.parse(textFor("staticwebapp.config.json", rules));
		expect(routes).toContainEqual({ route: "/old/", redirect: "/partners/", statusCode: 301 });
	});
});
