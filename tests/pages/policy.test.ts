import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import { fileOf, routes } from "../../content/model/routes.ts";
import { playerHost, stockPhotoHost } from "../../content/model/third-parties.ts";
import { headerPolicy, policyOf } from "../../pages/policy.ts";
import { all, textOfFile } from "../site.ts";

function sourcesOf(policy: string): Record<string, readonly string[]> {
	const directives = policy.split("; ").map((directive) => directive.split(" "));
	return Object.fromEntries(directives.map(([name, ...sources]) => [name, sources]));
}

function hashesOf(path: string, selector: string): readonly string[] {
	return all(path, selector).map(({ textContent }) => {
		const hash = createHash("sha256").update(textContent ?? "");
		return `'sha256-${hash.digest("base64")}'`;
	});
}

const ofHosts = sourcesOf(headerPolicy);

describe.each(routes)("the policy of $path", ({ path }) => {
	const [meta] = all(path, "meta[http-equiv=Content-Security-Policy]");
	const sources = sourcesOf(meta?.getAttribute("content") ?? "");

	it("comes before anything that loads or runs", () => {
		const page = textOfFile(fileOf(path));
		const place = page.indexOf('http-equiv="Content-Security-Policy"');
		expect(place).toBeGreaterThan(0);
		expect(place).toBeLessThan(page.search(/<(?:link|style|script|noscript)\b/));
	});

	it("allows only the site's files and the page's own styles, scripts, stock photo and player", () => {
		const photos = all(path, `img[src^="${stockPhotoHost}/"]`).map(() => stockPhotoHost);
		expect(photos).toHaveLength(path === "/" ? 1 : 0);
		const players = all(path, "iframe").length > 0 ? { "frame-src": [playerHost] } : {};
		// Its script replaces it with the other not-found page.
		const others = path === "/products/404.html" ? hashesOf("/404.html", "style") : [];
		expect(sources).toEqual({
			"default-src": ["'none'"],
			"base-uri": ["'none'"],
			"form-action": ["'none'"],
			"connect-src": ["'self'"],
			"font-src": ["'self'"],
			"img-src": ["'self'", ...photos],
			"manifest-src": ["'self'"],
			"script-src": ["'self'", ...hashesOf(path, 'script:not([src], [type="application/ld+json"])')],
			"style-src": ["'self'", ...others, ...hashesOf(path, "style")],
			...players,
		});
	});

	it("allows nothing that the hosts' policy forbids", () => {
		for (const [name, allowed] of Object.entries(sources)) {
			const inline = ofHosts[name]?.includes("'unsafe-inline'") ? /^'sha256-/ : /^$/;
			const others = allowed.filter((source) => !inline.test(source));
			expect([name, ofHosts[name]]).toEqual([name, expect.arrayContaining(others)]);
		}
	});
});

it("The policy that hosts send does not depend on the pages, and keeps other sites from framing them", () => {
	// Inline styles and scripts also need a hash in the page's own policy.
	const { "script-src": scripts, "style-src": styles, "frame-ancestors": frames, ...others } = ofHosts;
	expect([scripts, styles, frames]).toEqual([
		["'self'", "'unsafe-inline'"],
		["'self'", "'unsafe-inline'"],
		["'none'"],
	]);
	const sources = new Set(Object.values(others).flat());
	expect([...sources].sort()).toEqual(["'none'", "'self'", stockPhotoHost, playerHost]);
});

it("Mentioning a stock photo's address in a text does not allow its host", () => {
	const policy = policyOf([], [], `<p>${stockPhotoHost}/photo-1</p>`);
	expect(policy).toContain("img-src 'self';");
});
