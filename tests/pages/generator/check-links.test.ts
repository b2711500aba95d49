import { describe, expect, it } from "vitest";
import { checkLinks } from "../../../pages/generator/check-links.ts";
import { siteFiles } from "../../build-site.ts";

/** Checks a home page in a site that also has a page `a/` with the id "here", and pictures. */
function check(markup: string, base = "/"): readonly string[] {
	const site = {
		"index.html": markup,
		"a/index.html": '<h2 id="here">Here</h2>',
		"uploads/photo.webp": "",
		"drawings.svg": '<g id="x1">',
	};
	return checkLinks(siteFiles(Object.entries(site)), base);
}

describe("an id", () => {
	it("may not be on two elements of a page", () => {
		expect(() => check('<p id="x1-title"><h2 id="x1-title">')).toThrow(
			/^Two elements have the address \/#x1-title\. Rename the product /,
		);
	});

	it("may be on an element of each page", () => {
		expect(() => check('<p id="here">')).not.toThrow();
	});
});

describe("a link", () => {
	it.each([
		'<a href="/a/#here">',
		'<p id="below"><a href="#below"><a href="#">',
		'<img src="/uploads/photo.webp" srcSet="/uploads/photo.webp 1w, /uploads/photo.webp 2w">',
		'<use href="/drawings.svg#x1">',
		'<a href="https://elsewhere.example/b/"><a href="mailto:a@b.example"><a href="tel:1">',
		'<link rel="canonical" href="https://elsewhere.example/b/">',
	])("may be %s", (markup) => {
		expect(() => check(markup)).not.toThrow();
	});

	it.each([
		['<a href="/b/">', 'The link "/b/" is broken: there is no such file. The link is on /.'],
		['<img srcSet="/uploads/photo.webp 1w, /b.webp 2w">', "no such file"],
		['<a href="">', "no such file"],
		['<a href="/a/#gone">', 'The link "/a/#gone" is broken: its target has no such id. The link is on /.'],
		['<use href="/drawings.svg#x2">', "its target has no such id"],
	])("may not be %s", (markup, problem) => {
		expect(() => check(markup)).toThrow(problem);
	});

	it("stays below the base path of the site", () => {
		expect(() => check('<a href="/site/"><a href="/a/">', "/site/")).toThrow(
			/^The link "\/a\/" is broken: [^\n]* The link is on \/site\/\.$/,
		);
	});

	it("is reported once, with all pages on which it is broken", () => {
		const site = ["1.html", "2.html"].map((path) => ({ path, contents: '<a href="/b/"><a href="/b/">' }));
		expect(() => checkLinks(site, "/")).toThrow(
			/^The link "\/b\/" [^\n]* The link is on \/1\.html and \/2\.html\.$/,
		);
	});
});
