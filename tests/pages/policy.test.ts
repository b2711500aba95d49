import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import { stockPhotoHost } from "../../content/model/pictures.ts";
import { routes } from "../../content/model/routes.ts";
import { policyOf, printPolicy, unionOf } from "../../pages/policy.ts";
import { fileOf } from "../../pages/render.tsx";
import type { Parts } from "../../pages/site-file.ts";
import { documentOf, textOfFile } from "../site.ts";

function sourcesOf(policy: string): ReadonlyMap<string, readonly string[]> {
	return new Map(
		policy.split("; ").map((directive) => {
			const [name = "", ...sources] = directive.split(" ");
			return [name, sources];
		}),
	);
}

function hashOf(text: string | null): string {
	return `'sha256-${createHash("sha256")
		.update(text ?? "")
		.digest("base64")}'`;
}

describe.each(routes)("the policy of $path", ({ path }) => {
	const head = documentOf(path).head;
	const meta = head.querySelector("meta[http-equiv=Content-Security-Policy]");
	const sources = sourcesOf(meta?.getAttribute("content") ?? "");

	it("stands before anything that loads or runs", () => {
		const page = textOfFile(fileOf(path));
		const first = page.search(/<(?:link|style|script|noscript)\b/);
		const place = page.indexOf('http-equiv="Content-Security-Policy"');
		expect(place).toBeGreaterThan(0);
		expect(place).toBeLessThan(first);
	});

	it("allows nothing by default, and nothing unsafe", () => {
		expect(sources.get("default-src")).toEqual(["'none'"]);
		expect(sources.get("base-uri")).toEqual(["'none'"]);
		expect(sources.get("form-action")).toEqual(["'none'"]);
		expect(meta?.getAttribute("content")).not.toMatch(/unsafe|data:|blob:|\*/);
	});

	it("allows the very style sheet and scripts that stand in the file", () => {
		const styles = [...documentOf(path).querySelectorAll("style")].map(({ textContent }) =>
			hashOf(textContent),
		);
		const inline = [...documentOf(path).querySelectorAll('script:not([src], [type="application/ld+json"])')];
		expect(sources.get("style-src")).toEqual(expect.arrayContaining(styles));
		expect(sources.get("style-src")).toHaveLength(path === "/products/404.html" ? 2 : 1);
		expect(sources.get("script-src")).toEqual([
			"'self'",
			...inline.map(({ textContent }) => hashOf(textContent)),
		]);
	});

	it("allows the web manifest of the site", () => {
		expect(sources.get("manifest-src")).toEqual(["'self'"]);
	});

	it("allows pictures of the site's own, and of the stock-photo service where its photo stands", () => {
		const hasPhoto = documentOf(path).querySelector(`img[src^="${stockPhotoHost}/"]`) !== null;
		expect(hasPhoto).toBe(path === "/");
		expect(sources.get("img-src")).toEqual(hasPhoto ? ["'self'", stockPhotoHost] : ["'self'"]);
	});

	it("allows the player where there is a video, and nowhere else", () => {
		const hasVideo = documentOf(path).querySelector("iframe") !== null;
		expect(sources.get("frame-src")).toEqual(hasVideo ? ["https://www.youtube-nocookie.com"] : undefined);
	});

	it("allows requests by script to the site alone", () => {
		expect(sources.get("connect-src")).toEqual(["'self'"]);
	});
});

function partsOf(own: string, ...shared: readonly string[]): Parts {
	return { own, shared };
}

describe("the policy of a page", () => {
	it("hashes what stands in the file, empty elements left out", () => {
		const policy = printPolicy(
			policyOf(partsOf("<style></style><script>1&&2</script>", "<style>a>b{}</style>")),
		);
		expect(policy).toContain(`style-src ${hashOf("a>b{}")};`);
		expect(policy).toContain(`script-src ${hashOf("1&&2")};`);
	});

	it("allows no script for the sake of data, which does not run", () => {
		const policy = printPolicy(
			policyOf(partsOf('<script type="application/ld+json">{"a":1}</script><style>a{}</style>')),
		);
		expect(policy).not.toContain("script-src");
	});

	it("allows the style of a page that it takes in, and not that page's inline script", () => {
		const policy = printPolicy(
			policyOf(partsOf("<style>a{}</style>"), partsOf("<style>b{}</style><script>1</script>")),
		);
		expect(policy).toContain(`style-src ${hashOf("b{}")} ${hashOf("a{}")};`);
		expect(policy).not.toContain("script-src");
	});

	it("allows the stock-photo service for its photo, and not for a word about it", () => {
		const photo = `<img alt="" src="${stockPhotoHost}/photo-1"/>`;
		expect(policyOf(partsOf(photo)).get("img-src")).toEqual(new Set(["'self'", stockPhotoHost]));
		expect(policyOf(partsOf(`<p>${stockPhotoHost}/photo-1</p>`)).get("img-src")).toEqual(new Set(["'self'"]));
	});

	it("joins with others to what any of them allows, each source once", () => {
		const one = policyOf(partsOf("<style>a{}</style>", "<iframe>"));
		const two = policyOf(partsOf("<style>a{}</style><style>b{}</style>"));
		expect(printPolicy(unionOf([one, two]))).toBe(
			`default-src 'none'; style-src ${hashOf("a{}")} ${hashOf("b{}")}; font-src 'self'; img-src 'self'; ` +
				"frame-src https://www.youtube-nocookie.com; connect-src 'self'; base-uri 'none'; form-action 'none'",
		);
	});
});
