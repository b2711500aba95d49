import { describe, expect, it } from "vitest";
import { keysOf } from "../../content/keys.ts";
import { machineGuide } from "../../content/machine-guide.ts";
import { textOf as shown } from "../../content/placeholder.ts";
import { type Product, productLists, products } from "../../content/products.ts";
import { listPath, productPath, type RoutePath } from "../../content/routes.ts";
import { all, documentOf, textOf } from "../site.ts";

function expectVideos(path: RoutePath, expected: readonly Product[]): void {
	const players = all(path, "details iframe").map((frame) => frame.getAttribute("src"));
	expect(players).toEqual(
		expected.map(
			({ videoId }) => `https://www.youtube-nocookie.com/embed/${shown(videoId)}?autoplay=1&rel=0`,
		),
	);
	for (const frame of all(path, "iframe")) {
		expect(frame.getAttribute("loading")).toBe("lazy");
		expect(frame.getAttribute("title")).toMatch(/ demo video$/);
		expect(frame.getAttribute("allow")).toBe("autoplay; encrypted-media; picture-in-picture; fullscreen");
		expect(frame.getAttribute("referrerPolicy")).toBe("strict-origin-when-cross-origin");
	}
	const text = textOf(documentOf(path).querySelector("main"));
	for (const { name, description } of expected) {
		expect(text).toContain(name);
		expect(text).toContain(description);
		expect(text).toContain(`Play the ${name} demo video`);
	}
}

describe("the home page", () => {
	it("has the specification's four sections in order, and one help of its own between them", () => {
		expect(all("/", "main h1, main h2").map(textOf)).toEqual([
			"World Class Stretch Wrappers and Exceptional Value",
			"Innovation in Packaging Solutions",
			"Why Choose Us",
			machineGuide.heading,
			"Contact Us",
		]);
	});

	it("mentions the 50-acre factory and the three kinds of wrapper", () => {
		const text = textOf(documentOf("/").querySelector(".innovation"));
		expect(text).toContain("50-acre factory");
		expect(text).toContain("standard stretch wrappers to fully automatic and high-speed ring-type wrappers");
	});

	it("gives three reasons, one card each", () => {
		expect(all("/", ".why-choose h3").map(textOf)).toEqual([
			"Professional Design",
			"USA Based",
			"Quality Assured",
		]);
		expect(textOf(documentOf("/").querySelector(".why-choose"))).toContain(
			"stocked and shipped from a warehouse in Dallas, TX",
		);
	});

	it("gives the contact person, phone, e-mail and office", () => {
		const label = documentOf("/").querySelector(".contact dl");
		expect([...(label?.querySelectorAll("div") ?? [])].map(textOf)).toEqual([
			"ContactSales Desk",
			"Phone(817) 555-0142",
			"E-mailsales@example.com",
			"Office1 Example Street, Arlington, TX",
		]);
	});
});

describe.each(keysOf(productLists))("the list %s", (id) => {
	it("shows each of its videos with title and description", () => {
		const { items } = productLists[id];
		expect(all(listPath(id), "article h2").map(textOf)).toEqual(items.map(({ name }) => name));
		expectVideos(listPath(id), items);
	});
});

it("The lists hold the specification's titles, verbatim", () => {
	expect(productLists["robot-wrappers"].items.map(({ name }) => name)).toEqual([
		"R600 Robot",
		"R600 Light Weight Load",
	]);
	expect(productLists["automatic-wrappers"].items.map(({ name }) => name)).toEqual([
		"T1300 Ring Stretch Wrapper",
		"S300 In Line Turnable",
		"Model X200",
	]);
});

describe.each(keysOf(products))("the product %s", (id) => {
	it("shows its title, video and description", () => {
		expect(textOf(documentOf(productPath(id)).querySelector("h1"))).toBe(products[id].name);
		expectVideos(productPath(id), [products[id]]);
	});
});

it("Product videos are nine, each with an id of its own that cannot be a stranger's video", () => {
	const ids = [
		...keysOf(products).map((id) => products[id].videoId),
		...keysOf(productLists).flatMap((id) => productLists[id].items.map(({ videoId }) => videoId)),
	];
	expect(new Set(ids.map(shown)).size).toBe(9);
	for (const id of ids) {
		expect(typeof id === "string" || !/^[\w-]{11}$/.test(id.placeholder), shown(id)).toBe(true);
	}
});

it("A product's page leads to the machines before and after it", () => {
	const neighbours = keysOf(products).map((id) =>
		all(productPath(id), "main nav a").map((link) => [textOf(link), link.getAttribute("href")]),
	);
	expect(neighbours).toEqual([
		[["Next machine X1 Semi Automatic", "/products/x1/"]],
		[
			["Previous machine X0PS Semi Automatic", "/products/x0ps/"],
			["Next machine S600 Horizontal", "/products/s600/"],
		],
		[
			["Previous machine X1 Semi Automatic", "/products/x1/"],
			["Next machine Vented Wrap w Roping Device", "/products/vented-wrap/"],
		],
		[["Previous machine S600 Horizontal", "/products/s600/"]],
	]);
});

describe("the partners page", () => {
	it("lists one partner with logo, description and a link that opens in a new tab", () => {
		expect(all("/partners/", "article h2").map(textOf)).toEqual(["Example Scale Company"]);
		expect(all("/partners/", "article svg").map((logo) => logo.getAttribute("aria-label"))).toEqual([
			"Example Scale Company logo",
		]);
		expect(textOf(documentOf("/partners/").querySelector("article"))).toContain("A scales company.");
		const [link] = all("/partners/", "article a");
		expect(textOf(link)).toBe("Visit Website (opens in a new tab)");
		expect(link?.getAttribute("href")).toBe("https://example.com/");
		expect(link?.getAttribute("target")).toBe("_blank");
		expect(link?.getAttribute("rel")).toBe("noopener");
	});
});

describe("the error pages", () => {
	it("say Oops! Page not found and lead home", () => {
		expect(textOf(documentOf("/404.html").querySelector("h1"))).toBe("Oops! Page not found");
		const [link] = all("/404.html", "main a");
		expect([textOf(link), link?.getAttribute("href")]).toEqual(["Return to Home", "/"]);
	});

	it("show an unknown product only the text Product not found", () => {
		expect(textOf(documentOf("/products/404.html").body)).toBe("Product not found");
		expect(all("/products/404.html", "header, footer, nav, a, button")).toEqual([]);
	});

	it("have a generic page for a host that fails", () => {
		expect(textOf(documentOf("/500.html").querySelector("h1"))).toBe("Unexpected Application Error!");
	});
});
