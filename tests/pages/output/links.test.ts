import { describe, expect, it } from "vitest";
import { LinkCheck } from "../../../pages/output/links.ts";
import type { SiteFile } from "../../../pages/site-file.ts";

/** Checks a site that has, besides these files, a page `a/` with the id "here", and a picture. */
function check(files: readonly SiteFile[], base = "/"): readonly SiteFile[] {
	const target: readonly SiteFile[] = [
		["a/index.html", '<h2 id="here">Here</h2>'],
		["uploads/photo.webp", new Uint8Array()],
	];
	const links = new LinkCheck(base);
	const passed = [...links.through([...files, ...target])];
	links.finish();
	return passed;
}

function checkPage(markup: string, base?: string): void {
	check([["index.html", markup]], base);
}

describe("the check of links", () => {
	it.each([
		'<a href="/a/#here">',
		'<a href="/a/?from=home#here">',
		'<p id="below"><a href="#below"><a href="#">',
		'<img src="/uploads/photo.webp" srcSet="/uploads/photo.webp 1x, /uploads/photo.webp 2x">',
		'<a href="https://elsewhere.example/b/"><a href="mailto:a@b.example"><a href="tel:1"><a href="//elsewhere.example">',
	])("passes what leads somewhere, and what is not of the site: %s", (markup) => {
		expect(() => checkPage(markup)).not.toThrow();
	});

	it("hands every file on, in its order", () => {
		expect(check([["index.html", ""]]).map(([path]) => path)).toEqual([
			"index.html",
			"a/index.html",
			"uploads/photo.webp",
		]);
	});

	it("refuses a link to a page that is not written, and names both ends", () => {
		expect(() => checkPage('<a href="/b/">')).toThrow(
			'The link "/b/" leads nowhere: no file "b/index.html" is written. It stands on index.html.',
		);
	});

	it("refuses a picture that is not written, also one for other screens", () => {
		expect(() => checkPage('<img src="/b.webp">')).toThrow('no file "b.webp" is written');
		expect(() => checkPage('<img srcSet="/uploads/photo.webp 1x, /c.webp 2x">')).toThrow('no file "c.webp"');
	});

	it("refuses a link to a fragment that is not on the page", () => {
		expect(() => checkPage('<a href="/a/#gone">')).toThrow('nothing in a/index.html has the id "gone"');
	});

	it("refuses a fragment of the page itself that is not there, even if another page has it", () => {
		expect(() => checkPage('<a href="#here">')).toThrow(
			'The link "#here" leads nowhere: nothing on its own page has that id.',
		);
	});

	it.each(["machines.html", "./a/", "../a/", "?page=2", ""])(
		'refuses "%s", which each page would take to another place',
		(link) => {
			expect(() => checkPage(`<a href="${link}">`)).toThrow(
				`The link "${link}" leads nowhere: an address within the site begins with "/"`,
			);
		},
	);

	it("refuses an address outside the path of the site", () => {
		expect(() => checkPage('<a href="/site/a/#here">', "/site/")).not.toThrow();
		expect(() => checkPage('<a href="/a/">', "/site/")).toThrow('begins with "/site/"');
	});

	it("names a dead link once, with the pages it stands on: three, and how many more", () => {
		const pages = Array.from(
			{ length: 11 },
			(_, page): SiteFile => [`${page}.html`, '<a href="/b/"><a href="/b/">'],
		);
		expect(() => check(pages)).toThrow(
			/^The link "\/b\/" [^\n]* It stands on 11 pages: 0\.html, 1\.html, 2\.html and 8 more\.\n[^"]*$/,
		);
		expect(() => check(pages.slice(0, 2))).toThrow("It stands on 2 pages: 0.html, 1.html.");
	});

	it("takes over what was found in pages that were read elsewhere", () => {
		const pages = (from: number, to: number) =>
			Array.from(
				{ length: to - from },
				(_, page): SiteFile => [`${from + page}.html`, '<a href="/b/"><a href="/9.html">'],
			);
		const [here, elsewhere] = [new LinkCheck("/"), new LinkCheck("/")];
		for (const _ of here.through(pages(0, 2)));
		for (const _ of elsewhere.through(pages(2, 10)));
		here.add(structuredClone(elsewhere.found));
		expect(() => here.finish()).toThrow(
			/^The link "\/b\/" [^\n]* It stands on 10 pages: 0\.html, 1\.html, 2\.html and 7 more\.\n[^"]*$/,
		);
	});

	it("puts every dead link into one message", () => {
		expect(() => checkPage('<a href="#gone"><a href="/c/"><a href="d">')).toThrow(
			/"#gone"[\s\S]*"c\/index.html"[\s\S]*"d"/,
		);
	});
});
