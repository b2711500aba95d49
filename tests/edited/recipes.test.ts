import { spawnSync } from "node:child_process";
import { expect, inject, it } from "vitest";
import { fileOf } from "../../content/model/routes.ts";
import { recipe } from "../recipes.ts";
import { all, documentOf, siteUrl, textOf, textOfFile } from "../site.ts";

const neighborsNav = 'nav[aria-label="More machines"]';

it("All recipes and edits compile", () => {
	const compiler = ["--no-install", "tsc", "-p", "."];
	const { stdout } = spawnSync("npx", compiler, { cwd: inject("project"), encoding: "utf8" });
	expect(stdout).toBe("");
});

const { given: product } = recipe("Add a product");
const { given: move } = recipe("Rename an id");
const [before, after] = [move("from"), move("to")];

const { given: listed } = recipe("Add a product to a list");
const { given: list } = recipe("Add a list");
const { given: page } = recipe("Add a page");
const { given: partner } = recipe("Add a partner");
const about = page(/^\t"(.*?)": \{/m);
const meaning = recipe("Add a term").given(/^\t".*?": "(.*?)"/m);

it.each([
	["a product", after, [product("name"), product("summary"), product("description"), "Turntable"]],
	["a product on a list", "/products/robot-wrappers/", [listed("name"), listed("summary")]],
	["a list", list("path"), [list("name"), list("intro"), "A400 Rotary Arm", "Soft start", meaning]],
	["a page", about, [page("heading"), page("intro"), page(/paragraphs: \["(.*?)"/)]],
	["the headline", "/", ["First Rate"]],
])("%s has its texts on %s", (_, path, texts) => {
	for (const text of texts) expect(textOf(documentOf(path).querySelector("main"))).toContain(text);
});

it.each([
	["/", list("name"), list("path")],
	["/", recipe("Add a link to the navigation").given(/^\t\{.*label: "(.*?)"/m), about],
	["/partners/", partner("name"), partner("website")],
	[before, product("name"), after],
])("On %s, the link %s leads to %s", (path, text, target) => {
	const link = all(path, "a").find((candidate) => textOf(candidate).includes(text));
	expect(link?.getAttribute("href")).toBe(target);
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

it("An old path redirects visitors and search engines to the new one, and the sitemap has the page that was added", () => {
	for (const tag of [
		'<meta charSet="utf-8"/><meta name="viewport" content="width=device-width,initial-scale=1"/>',
		`<meta name="robots" content="noindex"/><link rel="canonical" href="${siteUrl}${after}"/>`,
		`<meta http-equiv="refresh" content="0;url=${after}"/>`,
	]) {
		expect(textOfFile(fileOf(before))).toContain(tag);
	}
	expect(textOfFile("sitemap.xml")).toContain(`${about}</loc>`);
	expect(textOfFile("sitemap.xml")).not.toContain(`${before}</loc>`);
	expect(textOfFile("_redirects")).toContain(`${before} ${after} 301\n`);
});

it.each(["example", "sample"])(
	"The machine %s of the drawings' manual runs on its page, and is on the sheet",
	(machine) => {
		const path = `/products/${machine}/`;
		const [run = ""] = all(path, "[data-run]").map((key) => key.getAttribute("data-run"));
		expect(textOfFile(run.slice(1))).toContain("@keyframes");
		const [drawing] = all("/", `.machine-sheet a[href="${path}"] use`);
		expect(drawing?.getAttribute("href")).toMatch(new RegExp(`#${machine}$`));
	},
);

it("The plan of a new type of machine is on the sheet", () => {
	const [plan] = all("/", '.machine-sheet li:has(a[href="/products/sample/"]) div use');
	expect(plan?.getAttribute("href")).toMatch(/#plan-sample$/);
});

it("A text and the brand color change wherever they appear", () => {
	expect(textOf(documentOf("/").querySelector("footer"))).toContain("Our Machines");
	const icon = textOfFile("favicon.svg");
	expect(textOfFile("index.html")).toContain("--accent:#1d4fd8");
	expect(icon).toContain("#1d4fd8");
	expect(textOfFile("index.html") + icon).not.toMatch(/#(?:ff6a13|ff8a3c|d24e00)/);
});
