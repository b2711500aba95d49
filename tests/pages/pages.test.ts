import { describe, expect, it } from "vitest";
import { company } from "../../content/company.ts";
import { keysOf } from "../../content/model/keys.ts";
import { textOf as shown } from "../../content/model/placeholder.ts";
import { productPath } from "../../content/model/products.ts";
import { fileOf, routes } from "../../content/model/routes.ts";
import { productLists, products } from "../../content/products.ts";
import { all, documentOf, siteUrl, textOf, textOfFile } from "../site.ts";

const attributes = (path: string, selector: string, name: string) =>
	all(path, selector).map((element) => element.getAttribute(name) ?? undefined);

describe.each(routes)("$path", (route) => {
	const { path, heading, indexed } = route;
	const page = textOfFile(fileOf(path));

	it("is a complete document whose h1 is its heading", () => {
		expect(page).toMatch(/^<!doctype html><html lang="en-US"><head>.*<\/body><\/html>\n$/s);
		const headings = all(path, "h1").filter((element) => !element.closest("template"));
		expect(headings.map(textOf)).toEqual([heading]);
	});

	it("has a title and a description, and if it is indexed, a URL and facts", () => {
		const whole = `${route.title} | ${shown(company.name)}`;
		// Search results show about 60 characters.
		const title = whole.length > 60 ? route.title : whole;
		expect(textOf(documentOf(path).head.querySelector("title"))).toBe(title);
		expect(attributes(path, "meta[name=description]", "content")).toEqual([route.description]);
		expect(attributes(path, "link[rel=canonical]", "href")).toEqual(indexed ? [siteUrl + path] : []);
		expect(attributes(path, "meta[name=robots]", "content")).toEqual(indexed ? [] : ["noindex"]);
		const facts = textOf(documentOf(path).querySelector('[type="application/ld+json"]'));
		expect(facts).toMatch(indexed ? `"url":"${siteUrl + path}"` : /^$/);
	});

	it("has Open Graph tags of its own if it is indexed", () => {
		const { title, description } = route;
		const own = ["website", title, description, siteUrl + path, shown(company.name), "en_US"];
		const tags = 'meta[property^="og:"]:not([property*="image"]), meta[name="twitter:card"]';
		const shared = indexed ? [...own, "summary_large_image"] : [];
		expect(attributes(path, tags, "content")).toEqual(shared);
	});

	it("has one target for each link's name, and no link to itself", () => {
		expect(attributes(path, "main a", "href")).not.toContain(path);
		const links = all(path, "a").map((link) => [
			link.getAttribute("aria-label") ?? textOf(link),
			link.getAttribute("href"),
		]);
		const targets = new Map(links.map(([name, href]) => [name, href]));
		expect(links.filter(([name = "", href]) => !name || targets.get(name) !== href)).toEqual([]);
	});
});

describe.each(routes.filter(({ path }) => path !== "/products/404.html"))("the layout of $path", (route) => {
	const { path, heading, indexed } = route;
	const trail = indexed && path !== "/" ? ["Home", heading] : [];

	it("is that of the home page, with the open page marked in the drawer", () => {
		const outside = ":is(body > header, dialog, body > footer) :is(a, button, h2, address)";
		const partsOf = (page: string) =>
			all(page, outside).map((part) => [textOf(part), part.getAttribute("href"), part.getAttribute("class")]);
		expect(partsOf(path)).toEqual(partsOf("/"));
		const inDrawer = all(path, `dialog a[href="${path}"]`).map(() => path);
		expect(attributes(path, "a[aria-current=page]", "href")).toEqual(inDrawer);
	});

	it("has a breadcrumb before the main content if search engines list the page", () => {
		const breadcrumb = "nav[aria-label=Breadcrumb]:has(+ main)";
		expect(all(path, `${breadcrumb} li`).map(textOf)).toEqual(trail);
		expect(attributes(path, `${breadcrumb} a`, "href")).toEqual(trail.length > 0 ? ["/"] : []);
		expect(all(path, `${breadcrumb} [aria-current=page]`).map(textOf)).toEqual(trail.slice(1));
	});
});

const withVideos = [
	...keysOf(productLists).map((id) => ({
		path: productPath(id),
		videos: Object.values(productLists[id].items),
	})),
	...keysOf(products).map((id) => ({ path: productPath(id), videos: [products[id]] })),
];

it.each(withVideos)("$path has a player for each video, which loads on click", ({ path, videos }) => {
	// The document has no templates' contents.
	const players = textOfFile(fileOf(path)).match(/(?<=<template>)<iframe [^>]*>/g);
	const names = ["src", "title", "allow", "referrerPolicy"];
	expect(
		players?.map((player) => names.map((name) => new RegExp(` ${name}="([^"]*)"`).exec(player)?.[1])),
	).toEqual(
		videos.map(({ name, videoId }) => [
			`https://www.youtube-nocookie.com/embed/${shown(videoId)}?autoplay=1&amp;rel=0`,
			`${name} demo video`,
			"autoplay; encrypted-media; picture-in-picture; fullscreen",
			"strict-origin-when-cross-origin",
		]),
	);
});
