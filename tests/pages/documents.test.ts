import { describe, expect, it } from "vitest";
import { autoplayAddress } from "../../content/schema/player.ts";
import { fileOf, routes } from "../../content/site/routes.ts";
import { all, textOf, textOfFile } from "../site.ts";

const attributes = (path: string, selector: string, name: string) =>
	all(path, selector).map((element) => element.getAttribute(name) ?? undefined);

describe.each(routes)("the document of $path", (route) => {
	const { path, heading, indexed } = route;

	it("is complete, and its h1 is its heading", () => {
		expect(textOfFile(fileOf(path))).toMatch(
			/^<!doctype html><html lang="en-US"><head>.*<\/body><\/html>\n$/s,
		);
		const headings = all(path, "h1").filter((element) => !element.closest("template"));
		expect(headings.map(textOf)).toEqual([heading]);
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

	it("has the drawer, header and footer of the home page unless it is bare", () => {
		const outside = ":is(body > header, dialog, body > footer) :is(a, button, h2, address)";
		const partsOf = (page: string) =>
			all(page, outside).map((part) => [textOf(part), part.getAttribute("href"), part.getAttribute("class")]);
		expect(partsOf(path)).toEqual(path === "/products/404.html" ? [] : partsOf("/"));
	});

	it("is marked as the open page in the drawer", () => {
		const inDrawer = all(path, `dialog a[href="${path}"]`).map(() => path);
		expect(attributes(path, "a[aria-current=page]", "href")).toEqual(inDrawer);
	});

	it("has a breadcrumb before the main content if it is indexed", () => {
		const breadcrumb = "nav[aria-label=Breadcrumb]:has(+ main)";
		const trail = indexed && path !== "/" ? ["Home", heading] : [];
		expect(all(path, `${breadcrumb} li`).map(textOf)).toEqual(trail);
		expect(all(path, `${breadcrumb} [aria-current=page]`).map(textOf)).toEqual(trail.slice(1));
	});

	it("has a link to each video, whose target is a frame of its own", () => {
		const videos = {
			page: [],
			product: route.kind === "product" ? [route.product] : [],
			list: route.kind === "list" ? Object.values(route.list.items) : [],
		}[route.kind];
		const frames = attributes(path, "noscript iframe", "name");
		expect(frames).toEqual([...new Set(frames)]);
		const links = all(path, "a[target^=player-]").map((link) => [
			link.getAttribute("href"),
			link.getAttribute("target"),
			link.getAttribute("referrerPolicy"),
		]);
		expect(links).toEqual(
			videos.map(({ videoId }, index) => [
				autoplayAddress(videoId),
				frames[index],
				"strict-origin-when-cross-origin",
			]),
		);
	});
});
