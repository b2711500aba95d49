import { createHash } from "node:crypto";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { playerHost } from "../../../content/model/player.ts";
import { fileOf, routes } from "../../../content/model/routes.ts";
import { stockPhotoHost } from "../../../content/model/stock-photo.ts";
import { headerCsp } from "../../../pages/generator/csp.ts";
import { printDocument } from "../../../pages/generator/render.tsx";
import { all, textOfFile } from "../../site.ts";

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

/** What both the pages' policies and the hosts' allow. */
const own = {
	"default-src": ["'none'"],
	"base-uri": ["'none'"],
	"form-action": ["'none'"],
	"connect-src": ["'self'"],
	"font-src": ["'self'"],
	"manifest-src": ["'self'"],
};

it.each(routes)("the CSP of $path allows only what the page needs", ({ path }) => {
	const photos = all(path, `img[src^="${stockPhotoHost}/"]`).map(() => stockPhotoHost);
	expect(photos).toHaveLength(path === "/" ? 1 : 0);
	// Its script replaces it with the other not-found page.
	const others = path === "/products/404.html" ? hashesOf("/404.html", "style") : [];
	const [meta] = all(path, "meta[http-equiv=Content-Security-Policy]");
	expect(sourcesOf(meta?.getAttribute("content") ?? "")).toEqual({
		...own,
		"img-src": ["'self'", ...photos],
		"script-src": ["'self'", ...hashesOf(path, 'script:not([src], [type="application/ld+json"])')],
		"style-src": ["'self'", ...others, ...hashesOf(path, "style")],
		...(textOfFile(fileOf(path)).includes("<iframe ") && { "frame-src": [playerHost] }),
	});
});

it("the CSP that hosts send allows every page's, and no framing", () => {
	expect(sourcesOf(headerCsp)).toEqual({
		...own,
		"img-src": ["'self'", stockPhotoHost],
		// They also need a hash in the page's own policy.
		"script-src": ["'self'", "'unsafe-inline'"],
		"style-src": ["'self'", "'unsafe-inline'"],
		"frame-src": [playerHost],
		"frame-ancestors": ["'none'"],
	});
});

it.each([
	["an async script", createElement("script", { async: true, src: "/a.js" })],
	["a style", createElement("style", { href: "a", precedence: "high" }, "p{}")],
	["a style sheet", createElement("link", { rel: "stylesheet", href: "/a.css", precedence: "high" })],
	["a preload", createElement("link", { rel: "preload", href: "/a.png", as: "image" })],
	["a picture that React preloads", createElement("img", { src: "/a.png", alt: "", fetchPriority: "high" })],
	["a title", createElement("title", null, "A")],
])("only the encoding and the viewport come before the CSP, with %s", (_, element) => {
	const head = renderToStaticMarkup(element);
	const document = printDocument(
		"a policy",
		head,
		renderToStaticMarkup(createElement("body", null, element)),
	);
	expect(document).toContain(head);
	expect(document).toMatch(
		/^<!doctype html><html lang="en-US"><head><meta charSet="utf-8"\/><meta name="viewport" content="width=device-width,initial-scale=1"\/><meta http-equiv="Content-Security-Policy" content="a policy"\/>/,
	);
});
