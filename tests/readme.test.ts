import { execFile } from "node:child_process";
import { readdir, readFile, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { DOMParser } from "linkedom";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { keysOf } from "../content/model/keys.ts";
import { products } from "../content/products.ts";
import { buildCopy, copyProject, filesIn, removeCopy } from "./project-copy.ts";

const readme = await readFile("README.md", "utf8");
const contentReadme = await readFile("content/README.md", "utf8");
const recipes = readme + contentReadme;

/** One edit of a recipe: code for a new file, or code that goes below the line of the last of these places. */
interface Step {
	readonly file: string;
	readonly places: readonly string[];
	readonly code: string;
}

/** The steps under a heading: "Create `file`:" or "In `file`, below `place` and its `place`:", and the code. */
function recipe(heading: string): readonly Step[] {
	const [, section = ""] = new RegExp(`^### ${heading}\n(.*?)\n##`, "ms").exec(recipes) ?? [];
	const steps = [...section.matchAll(/^(?:In|Create) ([^\n]*):\n\n```tsx?\n(.*?)```/gms)];
	if (steps.length === 0) throw new Error(`README has no recipe "${heading}".`);
	return steps.map(([, sentence = "", code = ""]) => {
		const [file = "", ...places] = [...sentence.matchAll(/`([^`]+)`/g)].map(([, text = ""]) => text);
		return { file, places, code };
	});
}

async function follow({ file, places, code }: Step, project: string): Promise<void> {
	const path = join(project, file);
	const text = places.length === 0 ? "" : await readFile(path, "utf8");
	let index = 0;
	for (const place of places) {
		index = text.indexOf(place, index);
		if (index === -1) throw new Error(`${file} has no "${place}" there.`);
	}
	const below = text.indexOf("\n", index) + 1;
	await writeFile(path, text.slice(0, below) + code + text.slice(below));
}

/** The value of a field in a recipe's code. */
function given([step]: readonly Step[], field: string): string {
	const [, value] = new RegExp(`\\b${field}: (?:\\{ placeholder: )?"([^"]*)"`).exec(step?.code ?? "") ?? [];
	if (value === undefined) throw new Error(`The recipe gives no ${field}.`);
	return value;
}

describe("README's recipes, followed one after the other and built", () => {
	const product = recipe("Add a product");
	const item = recipe("Add a product to a list");
	const page = recipe("Add a page");
	const link = recipe("Add a link to the navigation");
	const partner = recipe("Add a partner");
	const term = recipe("Add a term");
	const [, id = ""] = /^\t(\w+): \{/.exec(product[0]?.code ?? "") ?? [];
	let copy = "";
	let files: ReadonlyMap<string, string> = new Map();

	function documentOf(file: string) {
		return new DOMParser().parseFromString(files.get(file) ?? "", "text/html");
	}

	function mainOf(file: string): string {
		return documentOf(file).querySelector("main")?.textContent ?? "";
	}

	beforeAll(async () => {
		copy = await copyProject();
		for (const step of [...product, ...item, ...page, ...link, ...partner, ...term]) await follow(step, copy);
		expect(await buildCopy(copy)).toEqual({ exitCode: 0, errors: "" });
		files = await filesIn(join(copy, "dist"));
	});

	afterAll(() => removeCopy(copy));

	it("compile", async () => {
		const tsc = ["--no-install", "tsc", "-p", "."];
		const output = await new Promise((done) =>
			execFile("npx", tsc, { cwd: copy }, (_, stdout) => done(stdout)),
		);
		expect(output).toBe("");
	});

	it("touch one file each, and a page three", () => {
		const touched = [product, item, page, link, partner, term].map(
			(steps) => new Set(steps.map(({ file }) => file)).size,
		);
		expect(touched).toEqual([1, 1, 3, 1, 1, 1]);
	});

	it("give the product its page, with title, description and video", () => {
		const file = `products/${id}/index.html`;
		const document = documentOf(file);
		expect(document.querySelector("h1")?.textContent).toBe(given(product, "name"));
		expect(document.title).toContain(given(product, "name"));
		expect(document.querySelector('meta[name="description"]')?.getAttribute("content")).toBe(
			given(product, "metaDescription"),
		);
		expect(document.querySelector("iframe")?.getAttribute("src")).toContain(
			`/embed/${given(product, "videoId")}?`,
		);
		expect(mainOf(file)).toContain(given(product, "summary"));
		expect(mainOf(file)).toContain(given(product, "description"));
	});

	it("link to the product from the drawer, the quick links and the product after it", () => {
		const [next = ""] = keysOf(products);
		const document = documentOf(`products/${next}/index.html`);
		const labels = [".drawer", "footer", ".neighbours"].map(
			(place) => document.querySelector(`${place} a[href="/products/${id}/"]`)?.textContent,
		);
		const label = given(product, "navigationLabel");
		expect(labels).toEqual([label, label, expect.stringContaining(given(product, "name"))]);
	});

	it("put the product on its list, with its video and an address of its own", () => {
		const list = documentOf("products/robot-wrappers/index.html");
		const article = list.querySelector(`#${given(item, "id")}`);
		expect(article?.textContent).toContain(given(item, "name"));
		expect(article?.toString()).toContain(`/embed/${given(item, "videoId")}?`);
	});

	it("make the page, list it in the sitemap, and link to it from the drawer", () => {
		const document = documentOf("about/index.html");
		expect(document.querySelector("h1")?.textContent).toBe(given(page, "heading"));
		expect(document.querySelector('meta[name="description"]')?.getAttribute("content")).toBe(
			given(page, "description"),
		);
		expect(mainOf("about/index.html")).toContain(given(page, "intro"));
		expect(files.get("sitemap.xml")).toContain("/about/</loc>");
		expect(documentOf("index.html").querySelector('.drawer a[href="/about/"]')?.textContent).toBe(
			given(link, "label"),
		);
	});

	it("put the partner on the partners' page, with a link to its website", () => {
		expect(mainOf("partners/index.html")).toContain(given(partner, "name"));
		const website = `main a[href="${given(partner, "website")}"]`;
		expect(documentOf("partners/index.html").querySelector(website)).not.toBeNull();
	});
});

describe("README", () => {
	const [, map = ""] = /```\n(build\.ts .*?)```/s.exec(readme) ?? [];

	/** The folders of the map, as paths. */
	function mapped(): readonly string[] {
		let parent = "";
		return [...map.matchAll(/^( *)([\w-]+\/) /gm)].map(([, indent, name = ""]) => {
			if (indent !== "") return parent + name;
			parent = name;
			return name;
		});
	}

	async function foldersIn(folder: string): Promise<readonly string[]> {
		const entries = await readdir(folder, { withFileTypes: true });
		return entries.filter((entry) => entry.isDirectory()).map(({ name }) => `${name}/`);
	}

	it("maps the folders that there are", async () => {
		const top = (await foldersIn(".")).filter((name) => !/^(?:\.|node_modules|dist)/.test(name));
		const inside = await Promise.all(
			top
				.filter((name) => name !== "tests/")
				.map(async (name) => (await foldersIn(name)).map((folder) => name + folder)),
		);
		expect([...mapped()].sort()).toEqual([...top, ...inside.flat()].sort());
	});

	it("names every command of package.json, and no other", async () => {
		const { scripts }: { scripts: object } = JSON.parse(await readFile("package.json", "utf8"));
		const named = [...readme.matchAll(/\bnpm (?:run (\w+)|(start|test)\b)/g)];
		const known = new Set(named.map(([, script, short]) => script ?? short));
		expect([...known].sort()).toEqual(Object.keys(scripts).sort());
	});

	it("names only files that there are", async () => {
		const files = [...contentReadme.matchAll(/^\| `([\w-]+\.ts)`/gm)].map(
			([, name = ""]) => `content/${name}`,
		);
		const links = [...readme.matchAll(/\]\((?!http)([^)]+)\)/g)].map(([, path = ""]) => path);
		expect(files.length).toBeGreaterThan(3);
		for (const path of [...files, ...links, ".github/workflows/site.yml"]) {
			expect((await stat(path)).isFile(), path).toBe(true);
		}
	});

	it("shows one picture, light enough to look at on the way", async () => {
		const pictures = [...readme.matchAll(/!\[(.+)\]\((.+)\)/g)];
		expect(pictures).toHaveLength(1);
		expect((await stat(pictures[0]?.[2] ?? "")).size).toBeLessThan(100_000);
	});
});
