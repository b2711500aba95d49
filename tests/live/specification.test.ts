import { describe, expect, it } from "vitest";
import { fileOf, routes } from "../../content/site/routes.ts";
import { all, files, textOf } from "../site.ts";

/** The paths that the specification names, in the order of the drawer. */
const paths = [
	"/",
	"/products/robot-wrappers/",
	"/products/x0ps/",
	"/products/x1/",
	"/products/s600/",
	"/products/vented-wrap/",
	"/products/automatic-wrappers/",
	"/partners/",
];
// The page of a product that the seller does not sell any more redirects, and needs no link.
const shown = paths.filter((path) => routes.some((route) => route.path === path));
const quickLinks = shown.filter((path) => !/-wrappers|partners/.test(path));

/**
 * What the specification fixes, by page and selector: strings, or the paths of links, in this
 * order. The seller may change everything else, and add more of anything.
 */
const facts: readonly (readonly [fact: string, path: string, selector: string, wanted: readonly string[]])[] =
	[
		["title of the drawer", "/", "dialog h2", ["Navigation"]],
		["links of the drawer", "/", "dialog a", shown],
		["quick links of the footer", "/", "footer nav a", quickLinks],
		["section about the machines", "/", "main h2", ["Innovation in Packaging Solutions"]],
		["section for inquiries", "/", "main h2", ["Contact Us"]],
		["heading of /404.html", "/404.html", "h1", ["Oops! Page not found"]],
		["link home on /404.html", "/404.html", "main a[href='/']", ["Return to Home"]],
		["text of /products/404.html", "/products/404.html", "body", ["Product not found"]],
		["heading of /500.html", "/500.html", "h1", ["Unexpected Application Error!"]],
	];

const advice =
	"Restore it in content/. If the specification has changed, change `facts` in tests/live/specification.test.ts.";

describe("the specification's", () => {
	it.each(facts)("%s is on the site", (fact, path, selector, wanted) => {
		const found = all(path, selector).flatMap((part) => [textOf(part), part.getAttribute("href") ?? ""]);
		expect(
			found.filter((text) => wanted.includes(text)),
			`The specification asks for the ${fact}, in this order. ${advice}`,
		).toEqual(wanted);
	});

	it("section of reasons is on the home page", () => {
		expect(all("/", "main h2").map(textOf).join()).toContain("Why Choose");
	});

	it.each(paths)("path %s is a page, or redirects to one", (path) => {
		const message = `The specification names the path ${path}. Redirect it in content/redirects.ts.`;
		expect([...files.keys()], message).toContain(fileOf(path));
	});

	it("page of an unknown product has nothing but its text", () => {
		expect(all("/products/404.html", "header, footer, nav, a, button")).toEqual([]);
	});
});
