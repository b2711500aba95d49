import { describe, expect, it } from "vitest";
import { filesInSite, setupFiles } from "../../../../pages/generator/hosts/hosts.ts";
import { hostRules, immutable, securityHeaders } from "../../../../pages/generator/hosts/rules.ts";
import { siteAt } from "../../../../pages/generator/settings.ts";
import { publishedHosts } from "../../../hosts/published-rules.ts";
import { files, siteUrl, textOfFile } from "../../../site.ts";

const rules = hostRules(siteAt(siteUrl), [{ from: "/old/", to: "/partners/" }]);
const site = new Map([...files, ...filesInSite(rules)]);
const hosts = publishedHosts(site, new Map(setupFiles(rules)));

const withOnePage = ["Firebase", "Azure Static Web Apps", "serve"];

describe.each(hosts)("By its published rules, $name", ({ name, ask }) => {
	const product = withOnePage.includes(name) ? "404.html" : "products/404.html";
	// Cloudflare sends the nearest page, whose script replaces it.
	const below = name.startsWith("Cloudflare") ? "products/404.html" : "404.html";

	it.each([
		["/", 200, "index.html"],
		["/products/x1/", 200, "products/x1/index.html"],
		["/nope", 404, "404.html"],
		["/nope/", 404, "404.html"],
		["/products", 404, "404.html"],
		["/products/", 404, below],
		["/products/a/b", 404, below],
		["/products/nope", 404, product],
		["/products/nope/?from=mail", 404, product],
		["/assets/missing.js", 404, "404.html"],
	] as const)("%s gets %i and %s", (path, status, shows) => {
		expect(ask(path)).toMatchObject({ status, shows });
	});

	// serve has no redirects, so it shows the page at the old address.
	if (name !== "serve") {
		it("a page that moved gets 301, with its query (except on Azure)", () => {
			expect(ask("/old")).toMatchObject({ status: 301, shows: "/partners/" });
			const shows = name.startsWith("Azure") ? "/partners/" : "/partners/?a=b";
			expect(ask("/old/?a=b")).toMatchObject({ status: 301, shows });
		});
	}

	it("every file and error gets all headers, and only hashed files are kept for a year", () => {
		const all = Object.fromEntries(securityHeaders);
		for (const path of ["/", "/products/x1/", "/nope", "/favicon.svg"]) {
			const { headers } = ask(path);
			expect(Object.fromEntries(headers)).toMatchObject(all);
			expect(headers.get("Cache-Control") ?? "no-cache").toBe("no-cache");
		}
		for (const file of files.keys()) {
			if (!file.startsWith("assets/")) continue;
			const headers = Object.fromEntries(ask(`/${file}`).headers);
			expect(headers).toMatchObject({ ...all, "Cache-Control": immutable });
		}
	});
});

it("The headers let other sites show cards and icons, but not frame a page", () => {
	expect(Object.fromEntries(securityHeaders)).toMatchObject({
		"Cross-Origin-Resource-Policy": "cross-origin",
		"Content-Security-Policy": expect.stringContaining("frame-ancestors 'none'"),
	});
});

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
