import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import { keysOf } from "../../../content/model/keys.ts";
import { routes } from "../../../content/model/routes.ts";
import { type ThirdParty, thirdParties } from "../../../content/third-parties.ts";
import { headerCsp } from "../../../pages/generator/csp.ts";
import { pageOf } from "../../../pages/page-list.tsx";
import { all } from "../../site.ts";

/** The directives of a CSP, and what each allows. */
function read(csp: string): Record<string, readonly string[]> {
	const directives = csp.split("; ").map((directive) => directive.split(" "));
	return Object.fromEntries(directives.map(([name, ...sources]) => [name, sources]));
}

/** What a page may do with these inline scripts and styles, and third parties. */
function allowed(scripts: readonly string[], styles: readonly string[], hosts: readonly ThirdParty[]) {
	const sources: Record<string, readonly string[]> = {
		"default-src": ["'none'"],
		"base-uri": ["'none'"],
		"connect-src": ["'self'"],
		"font-src": ["'self'"],
		"img-src": ["'self'"],
		"manifest-src": ["'self'"],
		"script-src": ["'self'", ...scripts],
		"style-src": ["'self'", ...styles],
	};
	for (const host of hosts) {
		for (const directive of thirdParties[host]) sources[directive] = [...(sources[directive] ?? []), host];
	}
	return { "form-action": ["'none'"], ...sources };
}

function hashesOf(path: string, selector: string): readonly string[] {
	return all(path, selector).map(({ textContent }) => {
		const hash = createHash("sha256").update(textContent ?? "");
		return `'sha256-${hash.digest("base64")}'`;
	});
}

describe("the CSP of a page", () => {
	it.each(routes)("allows only what $path needs", (route) => {
		const { path } = route;
		const scripts = hashesOf(path, 'script:not([src], [type="application/ld+json"])');
		// The script of an unknown product replaces its page with the other not-found page.
		const others = path === "/products/404.html" ? hashesOf("/404.html", "style") : [];
		const styles = [...others, ...hashesOf(path, "style")];
		const [meta] = all(path, "meta[http-equiv=Content-Security-Policy]");
		expect(read(meta?.getAttribute("content") ?? "")).toEqual(
			allowed(scripts, styles, pageOf(route).thirdParties ?? []),
		);
	});
});

describe("the CSP that hosts send", () => {
	it("allows what any page may do, and no framing", () => {
		// Inline, they also need a hash in the page's own CSP.
		const inline = ["'unsafe-inline'"];
		const wanted = allowed(inline, inline, keysOf(thirdParties));
		expect(read(headerCsp)).toEqual({ ...wanted, "frame-ancestors": ["'none'"] });
	});
});
