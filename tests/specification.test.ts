import { describe, expect, it } from "vitest";
import { routes } from "../content/model/routes.ts";
import { all, documentOf, textOf } from "./site.ts";

/** The words and the order in the specification. The frozen content has them; the seller may change them. */
describe("the specification's", () => {
	it("routes are all there, the two lists before the products", () => {
		const specified = [
			"/",
			"/products/robot-wrappers/",
			"/products/automatic-wrappers/",
			"/products/x0ps/",
			"/products/x1/",
			"/products/s600/",
			"/products/vented-wrap/",
			"/partners/",
			"/404.html",
			"/products/404.html",
			"/500.html",
		];
		expect(routes.map(({ path }) => path)).toEqual(specified);
	});

	it("drawer is titled Navigation and has its eight links in order", () => {
		const specified = [
			"Home",
			"Robot Wrappers",
			"X0PS",
			"X1",
			"S600",
			"Vented Wrap",
			"Automatic Wrappers",
			"Partners",
		];
		expect(textOf(documentOf("/").querySelector("dialog h2"))).toBe("Navigation");
		expect(all("/", "dialog a").map(textOf)).toEqual(specified);
	});

	it("quick links are in the footer in order", () => {
		const specified = ["Home", "X0PS", "X1", "S600", "Vented Wrap"];
		expect(all("/", "footer nav a").map(textOf)).toEqual(specified);
	});

	it("home page has four sections in order", () => {
		const specified = [
			"World Class Stretch Wrappers and Exceptional Value",
			"Innovation in Packaging Solutions",
			"Why Choose Us",
			"Contact Us",
		];
		const headings = all("/", "main h1, main h2").map(textOf);
		expect(headings.filter((heading) => specified.includes(heading))).toEqual(specified);
	});

	it("innovation section mentions the 50-acre factory and the three kinds of wrapper", () => {
		const text = textOf(documentOf("/").querySelector(".innovation"));
		expect(text).toContain("50-acre factory");
		expect(text).toContain("standard stretch wrappers to fully automatic and high-speed ring-type wrappers");
	});

	it("three reasons are cards, and the second says where machines are stocked and shipped", () => {
		expect(all("/", ".why-choose h3").map(textOf)).toEqual([
			"Professional Design",
			"USA Based",
			"Quality Assured",
		]);
		expect(all("/", ".why-choose li").map(textOf)[1]).toContain(
			"stocked and shipped from a warehouse in Dallas, TX",
		);
	});

	it("office is in Arlington, TX, on the home page and in every footer", () => {
		expect(textOf(documentOf("/").querySelector(".contact"))).toContain("Arlington, TX");
		expect(textOf(documentOf("/partners/").querySelector("footer"))).toContain("Arlington, TX");
	});

	it.each([
		["/products/robot-wrappers/", ["R600 Robot", "R600 Light Weight Load"]],
		["/products/automatic-wrappers/", ["T1300 Ring Stretch Wrapper", "S300 In Line Turnable", "Model X200"]],
	] as const)("list %s shows its videos under their titles", (path, titles) => {
		expect(all(path, "article h2").map(textOf)).toEqual(titles);
	});

	it.each([
		["/products/x0ps/", "X0PS Semi Automatic"],
		["/products/x1/", "X1 Semi Automatic"],
		["/products/s600/", "S600 Horizontal"],
		["/products/vented-wrap/", "Vented Wrap w Roping Device"],
	] as const)("product %s is titled %s", (path, title) => {
		expect(textOf(documentOf(path).querySelector("h1"))).toBe(title);
	});

	it("partners page is titled Our Partners, and each partner has a Visit Website link", () => {
		expect(textOf(documentOf("/partners/").querySelector("h1"))).toBe("Our Partners");
		const partners = all("/partners/", "main article");
		expect(partners.length).toBeGreaterThan(0);
		for (const partner of partners) {
			expect(textOf(partner.querySelector("a[target=_blank]"))).toMatch(/^Visit Website/);
		}
	});

	it("404 page says Oops! Page not found and links to the home page", () => {
		expect(textOf(documentOf("/404.html").querySelector("h1"))).toBe("Oops! Page not found");
		const links = all("/404.html", "main a").map((link) => [textOf(link), link.getAttribute("href")]);
		expect(links).toEqual([["Return to Home", "/"]]);
	});

	it("unknown product shows only the text Product not found", () => {
		expect(textOf(documentOf("/products/404.html").body)).toBe("Product not found");
		expect(all("/products/404.html", "header, footer, nav, a, button")).toEqual([]);
	});

	it("failing page says Unexpected Application Error!", () => {
		expect(textOf(documentOf("/500.html").querySelector("h1"))).toBe("Unexpected Application Error!");
	});
});
