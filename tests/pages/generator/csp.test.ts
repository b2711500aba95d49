import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import { routes } from "../../../content/site/routes.ts";
import { thirdParties } from "../../../content/third-parties.ts";
import { headerCsp } from "../../../pages/generator/csp.ts";
import { all } from "../../site.ts";

function hashesOf(path: string, selector: string): readonly string[] {
	return all(path, selector).map(({ textContent }) => {
		const hash = createHash("sha256").update(textContent ?? "");
		return `'sha256-${hash.digest("base64")}'`;
	});
}

// Its other directives are in the snapshot of the page's head.
describe("the CSP of a page", () => {
	it.each(routes)("has the hashes of what is inline on $path, and no other", ({ path }) => {
		const scripts = hashesOf(path, 'script:not([src], [type="application/ld+json"])');
		// The script of an unknown product replaces its page with the other not-found page.
		const others = path === "/products/404.html" ? hashesOf("/404.html", "style") : [];
		const [meta] = all(path, "meta[http-equiv=Content-Security-Policy]");
		const hashes = meta?.getAttribute("content")?.match(/'sha256-[^']+'/g) ?? [];
		expect(hashes).toEqual([...scripts, ...others, ...hashesOf(path, "style")]);
	});
});

describe("the CSP that hosts send", () => {
	it("allows inline code and what third parties may do on any page, but no framing", () => {
		const directives = headerCsp.split("; ");
		expect(directives).toEqual(expect.arrayContaining(["default-src 'none'", "frame-ancestors 'none'"]));
		// Inline, they also need a hash in the page's own CSP.
		expect(headerCsp).toMatch(/script-src 'self' 'unsafe-inline'.* style-src 'self' 'unsafe-inline'/);
		for (const [host, allowed] of Object.entries(thirdParties)) {
			const named = directives.filter((directive) => directive.split(" ").includes(host));
			expect(named.map((directive) => directive.split(" ")[0]).sort(), host).toEqual([...allowed].sort());
		}
	});
});
