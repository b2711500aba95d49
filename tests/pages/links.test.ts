import { expect, it } from "vitest";
import { checkLinks } from "../../pages/links.ts";

const target = ["a/index.html", '<h2 id="here">Here</h2>'] as const;

it("A link to a page and a fragment that exist passes", () => {
	expect(() => checkLinks(new Map([target, ["index.html", '<a href="/a/#here">']]), "/")).not.toThrow();
});

it("A link to a page that is not written is refused, and both ends are named", () => {
	const files = new Map([target, ["index.html", '<a href="/b/">']]);
	expect(() => checkLinks(files, "/")).toThrow(
		'The page index.html links to "/b/", but no file "b/index.html"',
	);
});

it("A link to a fragment that is not on the page is refused", () => {
	const files = new Map([target, ["index.html", '<a href="/a/#gone">']]);
	expect(() => checkLinks(files, "/")).toThrow('nothing in a/index.html has the id "gone"');
});

it("Every dead link is in one message, also those within a page and under a base path", () => {
	const files = new Map([target, ["index.html", '<a href="#gone"><a href="/site/c/">']]);
	expect(() => checkLinks(files, "/site/")).toThrow(/"gone"[\s\S]*"c\/index.html"/);
});
