import { describe, expect, it } from "vitest";
import { routes } from "../content/model/routes.ts";
import { all, textOf } from "./site.ts";

/** The words and the order from the specification. The frozen content has them, but the seller may change them. */
describe("the specification's", () => {
	it("routes all exist, with the two lists before the products", () => {
		expect(routes.map(({ path }) => path)).toEqual([
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
		]);
	});

	const drawer = "Home, Robot Wrappers, X0PS, X1, S600, Vented Wrap, Automatic Wrappers, Partners";

	it.each([
		["/", "dialog h2", "Navigation"],
		["/", "dialog a", drawer],
		["/", "footer nav a", "Home, X0PS, X1, S600, Vented Wrap"],
		["/", "h1", "World Class Stretch Wrappers and Exceptional Value"],
		["/", ".innovation h2", "Innovation in Packaging Solutions"],
		["/", ".why-choose h2", "Why Choose Us"],
		["/", ".why-choose h3", "Professional Design, USA Based, Quality Assured"],
		["/", ".contact h2", "Contact Us"],
		["/products/robot-wrappers/", "article h2", "R600 Robot, R600 Light Weight Load"],
		[
			"/products/automatic-wrappers/",
			"article h2",
			"T1300 Ring Stretch Wrapper, S300 In Line Turnable, Model X200",
		],
		["/products/x0ps/", "h1", "X0PS Semi Automatic"],
		["/products/x1/", "h1", "X1 Semi Automatic"],
		["/products/s600/", "h1", "S600 Horizontal"],
		["/products/vented-wrap/", "h1", "Vented Wrap w Roping Device"],
		["/partners/", "h1", "Our Partners"],
		["/404.html", "h1", "Oops! Page not found"],
		["/404.html", "main a[href='/']", "Return to Home"],
		["/products/404.html", "body", "Product not found"],
		["/products/404.html", "header, footer, nav, a, button", ""],
		["/500.html", "h1", "Unexpected Application Error!"],
	])("%s has in %s: %s", (path, selector, texts) => {
		expect(all(path, selector).map(textOf).join(", ")).toBe(texts);
	});

	it.each([
		["/", ".innovation", "50-acre factory"],
		["/", ".innovation", "standard stretch wrappers to fully automatic and high-speed ring-type wrappers"],
		["/", ".why-choose li:nth-child(2)", "stocked and shipped from a warehouse in Dallas, TX"],
		["/", ".contact", "Arlington, TX"],
		["/partners/", "footer", "Arlington, TX"],
		["/partners/", "main article a[target=_blank]", "Visit Website"],
	])("%s mentions in %s: %s", (path, selector, text) => {
		expect(all(path, selector).map(textOf).join()).toContain(text);
	});
});
