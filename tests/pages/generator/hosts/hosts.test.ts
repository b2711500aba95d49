import { expect, it } from "vitest";
import { filesInSite, setupFiles } from "../../../../pages/generator/hosts/hosts.ts";
import { hostRules } from "../../../../pages/generator/hosts/rules.ts";
import { siteAt } from "../../../../pages/generator/settings.ts";
import { files, siteUrl, textOfFile } from "../../../site.ts";

const rules = hostRules(siteAt(siteUrl), [{ from: "/old/", to: "/partners/" }]);
const texts = new Map([...filesInSite(rules), ...setupFiles(rules)]);

it("A site has these host files, none that another host rejects, and hides those of others on Cloudflare", () => {
	const names = [...files.keys()].filter(
		(file) => !/^assets\/|\.(?:html|svg|png|ico|xml|txt)$|^manifest\.json$/.test(file),
	);
	const others = [".htaccess", "staticwebapp.config.json", "serve.json", ".nojekyll"];
	expect(names).toEqual([...others, "_headers", ".assetsignore"].sort());
	expect(textOfFile(".assetsignore").split("\n")).toEqual([...others, "*.br", "*.gz", ""]);
});

it("_headers has what Cloudflare accepts: plain ASCII, no comments, no empty values, lines below 2,000", () => {
	const lines = textOfFile("_headers").split("\n").filter(Boolean);
	for (const line of lines) {
		expect(line).toMatch(/^(?:\/[\w*/]*| {2}[\w-]+: [\x20-\x7e]+)$/);
		expect(line.length).toBeLessThan(2000);
	}
	// Netlify joins the values of a header that is set twice for one file.
	const names = lines.map((line) => line.replace(/:.*/, ""));
	expect(new Set(names).size).toBe(names.length);
});

it.each([
	"_headers",
	".htaccess",
	"staticwebapp.config.json",
	"serve.json",
	"vercel/vercel.json",
	"firebase/firebase.json",
])("%s lets other sites show cards and icons, but not frame a page", (file) => {
	expect(texts.get(file)).toMatch(/Cross-Origin-Resource-Policy[^a-z]*(?:"value": ")?cross-origin/);
	expect(texts.get(file)).toContain("frame-ancestors 'none'");
});

it("_redirects has a form that Cloudflare accepts, and Netlify's one that overrides files", () => {
	expect(texts.get("_redirects")).toBe("/old/ /partners/ 301\n/old /partners/ 301\n");
	expect(texts.get("netlify/_redirects")).toBe(
		"/old/ /partners/ 301!\n/old /partners/ 301!\n/products/:id /products/404.html 404\n",
	);
});

it.each([
	["vercel/vercel.json", { source: "/old/", destination: "/partners/", statusCode: 301 }],
	["firebase/firebase.json", { source: "/old/", destination: "/partners/", type: 301 }],
	["staticwebapp.config.json", { route: "/old/", redirect: "/partners/", statusCode: 301 }],
])("%s redirects a page that moved", (file, rule) => {
	const { redirects, hosting, routes } = JSON.parse(String(texts.get(file)));
	expect(redirects ?? hosting?.redirects ?? routes).toContainEqual(rule);
});
