import { spawnSync } from "node:child_process";
import { describe, expect, inject, it } from "vitest";
import { fileOf } from "../../content/model/routes.ts";
import { all, documentOf, siteUrl, textOf, textOfFile } from "../site.ts";

describe("the recipes of the READMEs", () => {
	it("compile", () => {
		const compiler = ["--no-install", "tsc", "-p", "."];
		const { stdout } = spawnSync("npx", compiler, { cwd: inject("project"), encoding: "utf8" });
		expect(stdout).toBe("");
	});

	it.each([
		["a product", "/products/x2-plus/", ["X2 Semi Automatic", "Wraps a load on a turntable.", "Turntable"]],
		["a product on a list", "/products/robot-wrappers/", ["R700 Robot", "Drives around tall loads."]],
		["a list", "/products/arm-wrappers/", ["Arm Wrappers", "A400 Rotary Arm", "Soft start", "Top sheet"]],
		["a page", "/about/", ["About Us", "We sell stretch wrappers.", "What we do."]],
		["a partner", "/partners/", ["Dock Equipment Company"]],
		["the headline", "/", ["First Rate"]],
	])("give %s its copy on %s", (_, path, texts) => {
		const main = textOf(documentOf(path).querySelector("main"));
		expect(texts.filter((text) => !main.includes(text))).toEqual([]);
	});

	it.each([
		["About", "/about/"],
		["X2", "/products/x2-plus/"],
	])("lead from the link %s of the drawer to %s", (text, target) => {
		const link = all("/", "dialog a").find((candidate) => textOf(candidate) === text);
		expect(link?.getAttribute("href")).toBe(target);
	});

	it("link a product to its neighbors in the drawer, including lists", () => {
		const links = all("/", 'dialog a[href^="/products/"]').map((link) => link.getAttribute("href") ?? "");
		// Leaves out the list before the products, and the one after them.
		for (const [place, path] of links.slice(1, -1).entries()) {
			const neighbors = all(path, 'nav[aria-label="More machines"] a').map((link) =>
				link.getAttribute("href"),
			);
			expect([path, neighbors]).toEqual([path, [links[place], links[place + 2]]]);
		}
	});

	it("redirect visitors and search engines from an old path to the new one", () => {
		const page = textOfFile(fileOf("/products/x2/"));
		expect(page).toContain('<meta http-equiv="refresh" content="0;url=/products/x2-plus/"/>');
		expect(page).toContain(`<link rel="canonical" href="${siteUrl}/products/x2-plus/"/>`);
		expect(textOfFile("_redirects")).toContain("/products/x2/ /products/x2-plus/ 301\n");
	});

	it("put added pages into the sitemap, and no old path", () => {
		expect(textOfFile("sitemap.xml")).toContain("/about/</loc>");
		expect(textOfFile("sitemap.xml")).not.toContain("/products/x2/</loc>");
	});

	it.each(["example", "sample"])(
		"make the machine %s run on its page, and put it on the sheet",
		(machine) => {
			const path = `/products/${machine}/`;
			const [run = ""] = all(path, "[data-run]").map((key) => key.getAttribute("data-run"));
			expect(textOfFile(run.slice(1))).toContain("@keyframes");
			const [drawing] = all("/", `.machine-sheet a[href="${path}"] use`);
			expect(drawing?.getAttribute("href")).toMatch(new RegExp(`#${machine}$`));
		},
	);

	it("put the plan of a new type of machine on the sheet", () => {
		const [plan] = all("/", '.machine-sheet li:has(a[href="/products/sample/"]) div use');
		expect(plan?.getAttribute("href")).toMatch(/#plan-sample$/);
	});

	it("change the brand color wherever it appears", () => {
		const icon = textOfFile("favicon.svg");
		expect(textOfFile("index.html")).toContain("--accent:#1d4fd8");
		expect(icon).toContain("#1d4fd8");
		expect(textOfFile("index.html") + icon).not.toMatch(/#(?:ff6a13|ff8a3c|d24e00)/);
	});
});
