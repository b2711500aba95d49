import { describe, expect, it } from "vitest";
import { answerTo } from "../../../pages/dev/answer.ts";
import type { Outcome } from "../../../pages/dev/outcome.ts";
import { withReload } from "../../../pages/dev/reload.ts";

const site: Outcome = {
	kind: "site",
	base: "/shop/",
	files: new Map<string, string | Uint8Array>([
		["index.html", "home"],
		["products/x1/index.html", "x1"],
		["assets/font.woff2", new Uint8Array([1])],
		["404.html", "unknown page"],
		["products/404.html", "unknown product"],
	]),
	failed: new Map([["partners/index.html", "no partners"]]),
};

describe("the development server", () => {
	it.each([
		["/shop/", 200, "home"],
		["/shop/products/x1/", 200, "x1"],
		["/shop/products/x1", 200, "x1"],
		["/shop/%70roducts/x1/", 200, "x1"],
		["/shop/nothing", 404, "unknown page"],
		["/shop/%zz", 404, "unknown page"],
		["/shop/../shop/", 404, "unknown page"],
		["/products/x1/", 404, "unknown page"],
		["/shop/products/x9", 404, "unknown product"],
	])("answers %s with %i and the right page", (path, status, body) => {
		expect(answerTo(path, site)).toMatchObject({ status, body, type: "text/html; charset=utf-8" });
	});

	it("sends the root of the server to the root of a site below a path", () => {
		expect(answerTo("/", site)).toMatchObject({ status: 302, location: "/shop/" });
	});

	it("knows what a file is by its name", () => {
		expect(answerTo("/shop/assets/font.woff2", site)).toMatchObject({ status: 200, type: "font/woff2" });
	});

	it("answers a page that failed, and every page of a site that failed, with the message, escaped", () => {
		const partners = answerTo("/shop/partners/", site);
		expect(partners.status).toBe(500);
		expect(partners.body).toContain("no partners");
		const failure = answerTo("/shop/", { kind: "failure", message: "no <site>" });
		expect(failure.status).toBe(500);
		expect(failure.body).toContain("<h1>Unexpected Application Error!</h1><pre>no &lt;site&gt;</pre>");
	});
});

describe("a page of the development server", () => {
	it("allows its own script and connection, and nothing else that it did not allow", () => {
		const page =
			'<head><meta http-equiv="Content-Security-Policy" content="default-src &#x27;none&#x27;; script-src &#x27;self&#x27;"/></head><body></body>';
		const [, policy = ""] = /content="([^"]*)"/.exec(withReload(page, "1")) ?? [];
		expect(policy).toMatch(
			/^default-src 'none'; script-src 'self' 'sha256-[\w+/]{43}='; connect-src 'self'$/,
		);
	});
});
