import { expect, it } from "vitest";
import { fileOf, routes } from "../../../content/model/routes.ts";
import { checkLinks } from "../../../pages/generator/check-links.ts";

/** A check of a home page in a site that also has a page `a/` with the id "here", and pictures. */
function checkOf(markup: string, base = "/") {
	const site = {
		"index.html": markup,
		"a/index.html": '<h2 id="here">Here</h2>',
		"uploads/photo.webp": "",
		"drawings.svg": '<g id="x1">',
	};
	return () => checkLinks(new Map(Object.entries(site)), base);
}

it.each([
	'<a href="/a/#here">',
	'<p id="below"><a href="#below"><a href="#">',
	'<img src="/uploads/photo.webp" srcSet="/uploads/photo.webp 1w, /uploads/photo.webp 2w">',
	'<use href="/drawings.svg#x1">',
	'<a href="https://elsewhere.example/b/"><a href="mailto:a@b.example"><a href="tel:1"><a href="//elsewhere.example">',
])("Links that work and links to other sites pass: %s", (markup) => {
	expect(checkOf(markup)).not.toThrow();
});

it.each([
	['<a href="/b/">', 'The link "/b/" on the page / is broken: there is no such file.'],
	['<img src="/b.webp">', "no such file"],
	['<img srcSet="/uploads/photo.webp 1w, /b.webp 2w">', "no such file"],
	['<a href="/a/#gone">', 'The link "/a/#gone" on the page / is broken: no element there has that id.'],
	['<use href="/drawings.svg#x2">', "no element there has that id"],
	['<a href="#here">', "no element there has that id"],
	['<a href="/b/#here">', "no such file"],
	['<a href="machines.html">', "no such file"],
	['<a href="./a/">', "no such file"],
	['<a href="">', "no such file"],
])("%s is rejected", (markup, problem) => {
	expect(checkOf(markup)).toThrow(problem);
});

it("An address outside the base path is rejected", () => {
	expect(checkOf('<a href="/site/a/#here">', "/site/")).not.toThrow();
	expect(checkOf('<a href="/a/">', "/site/")).toThrow('"/a/" on the page /site/ is broken');
});

it("A page that only links to itself is a warning, unless it is not indexed", () => {
	const linked = routes.filter(({ path, indexed }) => indexed && path !== "/partners/");
	const pages = new Map(routes.map(({ path }) => [fileOf(path), `<a href="/"><a href="${path}">`]));
	pages.set("index.html", linked.map(({ path }) => `<a href="${path}">`).join(""));
	expect(checkLinks(pages, "/")).toEqual([
		expect.stringContaining("No other page links to /partners/. Add a link to content/navigation.ts, or"),
	]);
});

it("Each broken link is reported once, with the first page that has it", () => {
	const markup = '<a href="/b/"><a href="/b/"><a href="#c">';
	const site = new Map(["1.html", "2.html"].map((file) => [file, markup]));
	expect(() => checkLinks(site, "/")).toThrow(
		/^The link "\/b\/" on the page \/1\.html [^\n]*\nThe link "#c" on the page \/1\.html [^\n]*$/,
	);
});
