import { describe, expect, it } from "vitest";
import type { SiteFile } from "../../../assets/make/site-file.ts";
import { checkLinks } from "../../../pages/output/links.ts";

/** Checks pages beside a page `a/` with the id "here", and a picture. */
function check(pages: readonly SiteFile[], base = "/", listed: readonly string[] = []): readonly string[] {
	const others: readonly SiteFile[] = [
		["a/index.html", '<h2 id="here">Here</h2>'],
		["uploads/photo.webp", new Uint8Array()],
		["drawings.svg", '<g id="x1">'],
	];
	return checkLinks(new Map([...pages, ...others]), base, listed);
}

function checkPage(markup: string, base?: string): void {
	check([["index.html", markup]], base);
}

describe("the check of links", () => {
	it.each([
		'<a href="/a/#here">',
		'<a href="/a/?from=home#here">',
		'<use href="/drawings.svg#x1">',
		'<p id="below"><a href="#below"><a href="#">',
		'<img src="/uploads/photo.webp" srcSet="/uploads/photo.webp 1x, /uploads/photo.webp 2x">',
		'<a href="https://elsewhere.example/b/"><a href="mailto:a@b.example"><a href="tel:1"><a href="//elsewhere.example">',
	])("passes links that lead somewhere, and those to other sites: %s", (markup) => {
		expect(() => checkPage(markup)).not.toThrow();
	});

	it.each([
		['<a href="/b/">', 'The link "/b/" leads nowhere: there is no file "b/index.html". It is on index.html.'],
		['<img src="/b.webp">', 'there is no file "b.webp"'],
		['<img srcSet="/uploads/photo.webp 1x, /c.webp 2x">', 'there is no file "c.webp"'],
		['<a href="/a/#gone">', 'nothing in a/index.html has the id "gone"'],
		['<use href="/drawings.svg#x2">', 'nothing in drawings.svg has the id "x2"'],
		['<a href="#here">', 'The link "#here" leads nowhere: nothing on its own page has that id.'],
		['<a href="machines.html">', 'an address within the site starts with "/"'],
		['<a href="./a/">', 'an address within the site starts with "/"'],
		['<a href="../a/">', 'an address within the site starts with "/"'],
		['<a href="?page=2">', 'an address within the site starts with "/"'],
		['<a href="">', 'an address within the site starts with "/"'],
	])("refuses %s", (markup, problem) => {
		expect(() => checkPage(markup)).toThrow(problem);
	});

	it("rejects an address outside the base path", () => {
		expect(() => checkPage('<a href="/site/a/#here">', "/site/")).not.toThrow();
		expect(() => checkPage('<a href="/a/">', "/site/")).toThrow('starts with "/site/"');
	});

	it("warns of a page that only links to itself, unless it is not indexed", () => {
		const pages: readonly SiteFile[] = [
			["index.html", '<a href="/a/#here">'],
			["b/index.html", '<a href="/"><a href="/b/">'],
			["thanks/index.html", ""],
		];
		expect(check(pages, "/", ["index.html", "a/index.html", "b/index.html"])).toEqual([
			"No other page links to b/index.html. Add it to content/navigation.ts, or delete the page.",
		]);
	});

	it("reports every broken link once, with the first three pages that have it", () => {
		const pages = Array.from(
			{ length: 11 },
			(_, page): SiteFile => [`${page}.html`, '<a href="/b/"><a href="#c">'],
		);
		expect(() => check(pages)).toThrow(
			/^The link "\/b\/" [^\n]* It is on 0\.html, 1\.html, 2\.html and 8 more\.\nThe link "#c" [^\n]*$/,
		);
	});
});
