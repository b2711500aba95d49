import { spawnSync } from "node:child_process";
import { expect, inject, it } from "vitest";
import { recipe } from "../recipes.ts";
import { all, documentOf, siteUrl, textOf, textOfFile } from "../site.ts";

const hrefOf = (path: string, text: string) =>
	all(path, "a")
		.find((link) => textOf(link).includes(text))
		?.getAttribute("href");
const neighborsNav = 'nav[aria-label="More machines"]';
const mainOf = (path: string) => textOf(documentOf(path).querySelector("main"));

it("All recipes and edits compile", () => {
	const compiler = ["--no-install", "tsc", "-p", "."];
	const { stdout } = spawnSync("npx", compiler, { cwd: inject("project"), encoding: "utf8" });
	expect(stdout).toBe("");
});

const { given: product } = recipe("Add a product");
const { given: move } = recipe("Rename an id");
const [before, after] = [move("from"), move("to")];

it("A product has a page with its texts, video and terms", () => {
	expect(all(after, "iframe")[0]?.getAttribute("src")).toContain("/embed/x2xxxxxxxxx?");
	for (const text of [product("name"), product("summary"), product("description"), "Turntable"]) {
		expect(mainOf(after)).toContain(text);
	}
});

it("The drawer, the quick links and the next product link to a product", () => {
	const next = all(after, `${neighborsNav} a`).at(-1)?.getAttribute("href") ?? "";
	const labels = ["dialog", "footer", neighborsNav].map((place) =>
		textOf(documentOf(next).querySelector(`${place} a[href="${after}"]`)),
	);
	const label = product("label");
	expect(labels).toEqual([label, label, expect.stringContaining(product("name"))]);
});

it("A product links to its neighbors in the drawer, including lists", () => {
	const links = all("/", 'dialog a[href^="/products/"]').map((link) => link.getAttribute("href") ?? "");
	// Leaves out the list before the products, and the one after them.
	for (const [place, path] of links.slice(1, -1).entries()) {
		const neighbors = all(path, `${neighborsNav} a`).map((link) => link.getAttribute("href"));
		expect([path, neighbors]).toEqual([path, [links[place], links[place + 2]]]);
	}
});

it("An old address redirects visitors and search engines to the new one", () => {
	const { head } = documentOf(before);
	expect(head.querySelector('meta[http-equiv="refresh"]')?.getAttribute("content")).toBe(`0;url=${after}`);
	expect(head.querySelector('link[rel="canonical"]')?.getAttribute("href")).toBe(siteUrl + after);
	expect(hrefOf(before, product("name"))).toBe(after);
	expect(textOfFile("sitemap.xml")).not.toContain(`${before}</loc>`);
	expect(textOfFile("_redirects")).toContain(`${before} ${after} 301\n`);
});

it("A product is on its list, with its own address", () => {
	const { given } = recipe("Add a product to a list");
	const article = documentOf("/products/robot-wrappers/").querySelector("#r700-robot");
	expect(textOf(article)).toContain(given("name"));
	expect(article?.querySelector("iframe")?.getAttribute("src")).toContain("/embed/r700xxxxxxx?");
});

it("A list has a page with its product and terms, and a link in the drawer", () => {
	const { given } = recipe("Add a list");
	const path = given("path");
	expect(all(path, "#a400")).toHaveLength(1);
	const meaning = recipe("Add a term").given(/^\t".*?": "(.*?)"/m);
	for (const text of [given("name"), given("intro"), "Soft start", meaning]) {
		expect(mainOf(path)).toContain(text);
	}
	expect(hrefOf("/", given("name"))).toBe(path);
});

it("A page takes one edit, and has its texts, an entry in the sitemap and a link in the drawer", () => {
	const { steps, given } = recipe("Add a page");
	expect(steps).toHaveLength(1);
	const path = given(/^\t"(.*?)": \{/m);
	expect(textOf(documentOf(path).querySelector("h1"))).toBe(given("heading"));
	const paragraphs = [given(/paragraphs: \["(.*?)"/), given(/paragraphs: \[.*, "(.*?)"\]/)];
	for (const text of [given("intro"), ...paragraphs]) expect(mainOf(path)).toContain(text);
	expect(textOfFile("sitemap.xml")).toContain(`${path}</loc>`);
	expect(hrefOf("/", recipe("Add a link to the navigation").given(/^\t\{.*label: "(.*?)"/m))).toBe(path);
});

it.each(["example", "sample"])(
	"The machine %s of the drawings' manual runs on its page, and is on the sheet",
	(machine) => {
		const path = `/products/${machine}/`;
		const [run = ""] = all(path, "[data-run]").map((key) => key.getAttribute("data-run"));
		expect(textOfFile(run.slice(1))).toContain("@keyframes");
		const [drawing] = all("/", `figure a[href="${path}"] use`);
		expect(drawing?.getAttribute("href")).toMatch(new RegExp(`#${machine}$`));
	},
);

it("The plan of a new type of machine is on the sheet", () => {
	const [plan] = all("/", 'figure li:has(a[href="/products/sample/"]) div use');
	expect(plan?.getAttribute("href")).toMatch(/#plan-sample$/);
});

it("A partner is on the partners' page, with a link to its website", () => {
	const { given } = recipe("Add a partner");
	expect(hrefOf("/partners/", given("name"))).toBe(given("website"));
});

it("A text, the headline and the brand color change wherever they appear", () => {
	expect(textOf(documentOf("/").querySelector("footer"))).toContain("Our Machines");
	expect(textOf(documentOf("/").querySelector("h1"))).toContain("First Rate");
	const icon = textOfFile("favicon.svg");
	expect(textOfFile("index.html")).toContain("--accent:#1d4fd8");
	expect(icon).toContain("#1d4fd8");
	expect(textOfFile("index.html") + icon).not.toMatch(/#(?:ff6a13|ff8a3c|d24e00)/);
});
