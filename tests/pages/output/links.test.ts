import { describe, expect, it } from "vitest";
import type { SiteFile } from "../../../assets/make/site-file.ts";
import { fileOf, routes } from "../../../content/model/routes.ts";
import { checkLinks } from "../../../pages/output/links.ts";

/** Checks a page in a site that also has a page `a/` with the id "here", and a picture. */
function check(pages: readonly SiteFile[], base = "/"): readonly string[] {
	const others: readonly SiteFile[] = [
		["a/index.html", '<h2 id="here">Here</h2>'],
		["uploads/photo.webp", new Uint8Array()],
		["drawings.svg", '<g id="x1">'],
	];
	return checkLinks(new Map([...pages, ...others]), base);
}

function checkPage(markup: string, base?: string): void {
	check([["index.html", markup]], base);
}

describe("the check of links", () => {
	it.each([
		'<a href="/a/#here">',
		'<p id="below"><a href="#below"><a href="#">',
		'<img src="/uploads/photo.webp">',
		'<use href="/drawings.svg#x1">',
		'<a href="https://elsewhere.example/b/"><a href="mailto:a@b.example"><a href="tel:1"><a href="//elsewhere.example">',
	])("accepts links that work, and links to other sites: %s", (markup) => {
		expect(() => checkPage(markup)).not.toThrow();
	});

	it.each([
		['<a href="/b/">', 'The link "/b/" on the page / is broken: there is no such file.'],
		['<img src="/b.webp">', "no such file"],
		['<a href="/a/#gone">', 'The link "/a/#gone" on the page / is broken: no element there has that id.'],
		['<use href="/drawings.svg#x2">', "no element there has that id"],
		['<a href="#here">', "no element there has that id"],
		['<a href="machines.html">', "no such file"],
		['<a href="./a/">', "no such file"],
		['<a href="">', "no such file"],
	])("rejects %s", (markup, problem) => {
		expect(() => checkPage(markup)).toThrow(problem);
	});

	it("rejects an address outside the base path", () => {
		expect(() => checkPage('<a href="/site/a/#here">', "/site/")).not.toThrow();
		expect(() => checkPage('<a href="/a/">', "/site/")).toThrow('"/a/" on the page /site/ is broken');
	});

	it("warns about a page that only links to itself, unless it is not indexed", () => {
		const home = routes.map(({ path }) => (path === "/partners/" ? "" : `<a href="${path}">`)).join("");
		const pages = new Map(routes.map(({ path }) => [fileOf(path), `<a href="/"><a href="${path}">`]));
		const unlinked = "No other page links to /partners/. Add a link to content/navigation.ts, or";
		expect(checkLinks(pages.set("index.html", home), "/")).toEqual([expect.stringContaining(unlinked)]);
		const withoutErrors = home.replaceAll(/<a href="\/[^"]*\.html">/g, "");
		expect(checkLinks(pages.set("index.html", withoutErrors), "/")).toHaveLength(1);
	});

	it("reports each broken link once, with the first page that has it", () => {
		const markup = '<a href="/b/"><a href="/b/"><a href="#c">';
		const pages: readonly SiteFile[] = [
			["1.html", markup],
			["2.html", markup],
		];
		expect(() => check(pages)).toThrow(
			/^The link "\/b\/" on the page \/1\.html [^\n]*\nThe link "#c" on the page \/1\.html [^\n]*$/,
		);
	});
});
