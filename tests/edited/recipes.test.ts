import { describe, expect, inject, it } from "vitest";
import { compile } from "../compile.ts";
import { all, documentOf, files, pages, siteUrl, textOf, textOfFile } from "../site.ts";

describe("the recipes of the READMEs", () => {
	it("compile", () => {
		expect(compile(inject("project"), ".")).toBe("");
	});

	it.each([
		["a product", "/products/x2-plus/", ["X2 Semi Automatic", "Wraps a load on a turntable.", "Turntable"]],
		["a product on a list", "/products/robot-wrappers/", ["R700 Robot", "Drives around tall loads."]],
		["a list", "/products/arm-wrappers/", ["Arm Wrappers", "A400 Rotary Arm", "Soft start", "Top sheet"]],
		["a page", "/about/", ["About Us", "We sell stretch wrappers.", "What we do."]],
		["a partner", "/partners/", ["Dock Equipment Company"]],
		["the headline, with its letters composed,", "/", ["First R\u00e5te"]],
	])("give %s its copy on %s", (_, path, strings) => {
		const main = textOf(documentOf(path).querySelector("main"));
		expect(strings.filter((text) => !main.includes(text))).toEqual([]);
	});

	it("show a machine's figures as a table", () => {
		const rows = all("/products/x2-plus/", ".specifications tr").map(textOf);
		expect(rows).toContain("Turntable 65 in wide, for up to 4,400 lb");
	});

	it.each(["main", "footer", "[type='application/ld+json']"])("put hours into %s", (place) => {
		const text = textOf(documentOf("/").querySelector(place));
		const isData = place.startsWith("[");
		expect(text).toContain(
			isData
				? '{"@type":"OpeningHoursSpecification","dayOfWeek":["Saturday"],"opens":"09:00","closes":"12:00"}'
				: "Monday to Friday, 8:00 am to 5:00 pm Saturday, 9:00 am to 12:00 pm Central Time",
		);
	});

	it("redirect visitors, search engines and hosts from an old path", () => {
		const page = textOfFile("products/x2/index.html");
		expect(page).toContain('<meta http-equiv="refresh" content="0;url=/products/x2-plus/"/>');
		expect(page).toContain(`<link rel="canonical" href="${siteUrl}/products/x2-plus/"/>`);
		expect(textOfFile("_redirects")).toContain("/products/x2/ /products/x2-plus/ 301\n");
	});

	it("put an added page into the sitemap, and no old path", () => {
		expect(textOfFile("sitemap.xml")).toContain("/about/</loc>");
		expect(textOfFile("sitemap.xml")).not.toContain("/products/x2/</loc>");
	});

	it("leave no run of a machine that no page shows", () => {
		const shown = pages.flatMap(({ path }) =>
			all(path, "[data-run]").map((part) => part.getAttribute("data-run")),
		);
		const runs = [...files.keys()].filter((file) => file.startsWith("assets/run-"));
		expect(runs.map((file) => `/${file}`).sort()).toEqual([...new Set(shown)].sort());
	});

	it.each(["example", "sample"])("make the machine %s run on its page", (machine) => {
		const [button] = all(`/products/${machine}/`, "[data-run]");
		expect(textOfFile(button?.getAttribute("data-run")?.slice(1) ?? "")).toContain("@keyframes");
	});

	it.each(["example", "sample", "plan-sample"])("put the drawing %s on the sheet", (drawing) => {
		expect(all("/", `.machine-sheet use[href$="#${drawing}"]`)).toHaveLength(1);
	});

	it("put the analytics service on every page with the site's script", () => {
		const withTag = (selector: string) =>
			pages.map(({ path }) => path).filter((path) => all(path, selector).length > 0);
		const policy = 'meta[content*="script-src"][content*="https://stats.example"]';
		const scripted = withTag("script[type=module]");
		expect(withTag("script[data-domain]")).toEqual(scripted);
		expect(withTag(policy)).toEqual(pages.map(({ path }) => path));
	});

	it("let the form of a page send to its service, and that of no other page", () => {
		const allowing = pages.filter(
			({ path }) => all(path, 'meta[content$="form-action https://forms.example"]').length > 0,
		);
		expect(allowing.map(({ path }) => path)).toEqual(["/partners/"]);
	});

	it.each(["index.html", "favicon.svg"])("replace the brand color in %s", (file) => {
		expect(textOfFile(file)).toContain("#1d4fd8");
		expect(textOfFile(file)).not.toMatch(/#(?:ff6a13|ff8a3c|d24e00)/);
	});
});
