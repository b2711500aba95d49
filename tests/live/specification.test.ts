import { expect, it } from "vitest";
import { fileOf, routes } from "../../content/model/routes.ts";
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
const singleProducts = /^\/products\/(?:x0ps|x1|s600|vented-wrap)\/$/;

const isPage = (path: string | null) => routes.some((route) => route.path === path);
const texts = (path: string, selector: string) => all(path, selector).map(textOf);
const linksIn = (selector: string) => all("/", selector).map((link) => link.getAttribute("href") ?? "");

/**
 * What the specification fixes: what is asked, the texts or links in the site, and those that have to be among them, in
 * this order. Everything else is the seller's to change, and there may be more of everything.
 */
const facts: readonly (readonly [fact: string, found: () => readonly string[], wanted: readonly string[]])[] =
	[
		["the title of the drawer", () => texts("/", "dialog h2"), ["Navigation"]],
		// The page of a product that the seller does not sell any more redirects, and needs no link.
		["the links of the drawer", () => linksIn("dialog a"), paths.filter(isPage)],
		[
			"the quick links of the footer",
			() => linksIn("footer nav a"),
			paths.filter((path) => isPage(path) && (path === "/" || singleProducts.test(path))),
		],
		[
			"the sections of the home page",
			() => texts("/", "main h2").map((heading) => heading.replace(/^(Why Choose).*/, "$1")),
			["Innovation in Packaging Solutions", "Why Choose", "Contact Us"],
		],
		["the heading of /404.html", () => texts("/404.html", "h1"), ["Oops! Page not found"]],
		[
			"the link of /404.html to the home page",
			() => texts("/404.html", "main a[href='/']"),
			["Return to Home"],
		],
		["the text of /products/404.html", () => texts("/products/404.html", "body"), ["Product not found"]],
		["the heading of /500.html", () => texts("/500.html", "h1"), ["Unexpected Application Error!"]],
	];

it.each(facts)("The site has %s as the specification asks", (fact, found, wanted) => {
	expect(
		found().filter((text) => wanted.includes(text)),
		`The specification asks for ${fact}, in this order. Restore them in content/. If the specification has changed, change \`facts\` in tests/live/specification.test.ts`,
	).toEqual(wanted);
});

it.each(paths)("%s is a page, or redirects to one", (path) => {
	const advice = `The specification names the path ${path}. If its page has moved or is deleted, redirect it in content/redirects.ts`;
	expect([...files.keys()], advice).toContain(fileOf(path));
});

it("An unknown product gets nothing but its text: no header, footer, link or button", () => {
	expect(all("/products/404.html", "header, footer, nav, a, button")).toEqual([]);
});
