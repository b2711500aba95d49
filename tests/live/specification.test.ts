import { expect, it } from "vitest";
import { all, files, textOf } from "../site.ts";

/** The element around a heading of the home page. */
const section = (heading: string) => {
	const found = all("/", "main h2").find((element) => textOf(element).startsWith(heading));
	return textOf(found?.closest("section"));
};
const texts = (path: string, selector: string) => all(path, selector).map(textOf);

/**
 * The few facts that the specification fixes: what is asked, the words in the site, and the words that have to be among
 * them, in this order. Everything else on the site is the seller's to change, and there may be more of everything.
 */
const facts: readonly (readonly [fact: string, found: () => readonly string[], wanted: readonly string[]])[] =
	[
		[
			"the routes",
			() => [...files.keys()].map((file) => `/${file.replace(/index\.html$/, "")}`),
			[
				"/404.html",
				"/",
				"/partners/",
				"/products/404.html",
				"/products/automatic-wrappers/",
				"/products/robot-wrappers/",
				"/products/s600/",
				"/products/vented-wrap/",
				"/products/x0ps/",
				"/products/x1/",
			],
		],
		["the drawer's title", () => texts("/", "dialog h2"), ["Navigation"]],
		[
			"the drawer's links",
			() => texts("/", "dialog a"),
			["Home", "Robot Wrappers", "X0PS", "X1", "S600", "Vented Wrap", "Automatic Wrappers", "Partners"],
		],
		["the quick links", () => texts("/", "footer nav a"), ["Home", "X0PS", "X1", "S600", "Vented Wrap"]],
		["the headline", () => texts("/", "h1"), ["World Class Stretch Wrappers and Exceptional Value"]],
		[
			"the sections of the home page",
			() => texts("/", "main h2").map((heading) => heading.replace(/^(Why Choose).*/, "$1")),
			["Innovation in Packaging Solutions", "Why Choose", "Contact Us"],
		],
		[
			"the cards of Why Choose",
			() => texts("/", "main h3"),
			["Professional Design", "USA Based", "Quality Assured"],
		],
		[
			"the two videos of /products/robot-wrappers/",
			() => texts("/products/robot-wrappers/", "article h2"),
			["R600 Robot", "R600 Light Weight Load"],
		],
		[
			"the three videos of /products/automatic-wrappers/",
			() => texts("/products/automatic-wrappers/", "article h2"),
			["T1300 Ring Stretch Wrapper", "S300 In Line Turnable", "Model X200"],
		],
		[
			"the names of the products",
			() => ["x0ps", "x1", "s600", "vented-wrap"].flatMap((id) => texts(`/products/${id}/`, "h1")),
			["X0PS Semi Automatic", "X1 Semi Automatic", "S600 Horizontal", "Vented Wrap w Roping Device"],
		],
		["the partners' heading", () => texts("/partners/", "h1"), ["Our Partners"]],
		["the 404 page's heading", () => texts("/404.html", "h1"), ["Oops! Page not found"]],
		[
			"the 404 page's link to the home page",
			() => texts("/404.html", "main a[href='/']"),
			["Return to Home"],
		],
		["the page of an unknown product", () => texts("/products/404.html", "body"), ["Product not found"]],
		["the error page", () => texts("/500.html", "h1"), ["Unexpected Application Error!"]],
	];

/** Where the specification asks for words inside a text. */
const mentions: readonly (readonly [where: string, wanted: string, found: () => string])[] = [
	["Innovation", "50-acre factory", () => section("Innovation")],
	["Innovation", "standard stretch wrappers", () => section("Innovation")],
	["Innovation", "fully automatic and high-speed ring-type wrappers", () => section("Innovation")],
	["USA Based", "stocked and shipped from a warehouse in Dallas, TX", () => section("Why Choose")],
	["Contact Us", "Arlington, TX", () => section("Contact Us")],
	["the footer", "Arlington, TX", () => texts("/partners/", "footer").join()],
	["the partner", "Visit Website", () => texts("/partners/", "main article a[target=_blank]").join()],
];

const advice = "The specification asks for these words. Restore them, or change the specification first";

it.each(facts)("The site has %s of the specification, in its order", (_, found, wanted) => {
	expect(
		found().filter((text) => wanted.includes(text)),
		advice,
	).toEqual(wanted);
});

it.each(mentions)("%s mentions, as the specification asks: %s", (_, wanted, found) => {
	expect(found(), advice).toContain(wanted);
});

it("An unknown product gets nothing but its text: no header, footer, link or button", () => {
	expect(all("/products/404.html", "header, footer, nav, a, button"), advice).toEqual([]);
});
