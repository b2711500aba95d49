import { execFile } from "node:child_process";
import { readdir, readFile, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { DOMParser } from "linkedom";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { labels } from "../content/interface.ts";
import { keysOf } from "../content/model/keys.ts";
import { pages } from "../content/pages.ts";
import { products } from "../content/products.ts";
import { htmlFindings } from "./html-findings.ts";
import { buildCopy, copyProject, filesIn, removeCopy } from "./project-copy.ts";

const readme = await readFile("README.md", "utf8");
const contentReadme = await readFile("content/README.md", "utf8");
const recipes = readme + contentReadme;

/** One edit of a recipe: new code below the line of the last of these places, or in a new file; or one text for another. */
type Step = { readonly file: string } & (
	| { readonly places: readonly string[]; readonly code: string }
	| { readonly from: string; readonly to: string }
);

function sectionOf(heading: string): string {
	const [, section] = new RegExp(`^### ${heading}\n(.*?)\n##`, "ms").exec(recipes) ?? [];
	if (section === undefined) throw new Error(`README has no recipe "${heading}".`);
	return section;
}

const stepPattern =
	/^(?:In|Create) (?<sentence>[^\n]*):\n\n```tsx?\n(?<code>.*?)```|In `(?<file>[^`]+)`, replace `(?<from>[^`]+)` with `(?<to>[^`]+)`/gms;

/**
 * The steps under a heading: "Create `file`:" or "In `file`, below `place` and its `place`:", and the code; or "In `file`,
 * replace `text` with `text`".
 */
function recipe(heading: string): readonly Step[] {
	const steps = [...sectionOf(heading).matchAll(stepPattern)].map(({ groups = {} }): Step => {
		const { sentence = "", code, file = "", from = "", to = "" } = groups;
		if (code === undefined) return { file, from, to };
		const [target = "", ...places] = [...sentence.matchAll(/`([^`]+)`/g)].map(([, text = ""]) => text);
		return { file: target, places, code };
	});
	if (steps.length === 0) throw new Error(`The recipe "${heading}" has no steps.`);
	return steps;
}

/** Changes a file, which has to make a difference. A file that does not exist yet is empty. */
async function edit(path: string, change: (text: string) => string): Promise<void> {
	const text = await readFile(path, "utf8").catch(() => "");
	const changed = change(text);
	if (changed === text) throw new Error(`The edit changes nothing in ${path}.`);
	await writeFile(path, changed);
}

function follow(step: Step, project: string): Promise<void> {
	return edit(join(project, step.file), (text) => {
		if ("from" in step) return text.replaceAll(step.from, step.to);
		let index = 0;
		for (const place of step.places) {
			index = text.indexOf(place, index);
			if (index === -1) throw new Error(`${step.file} has no "${place}" there.`);
		}
		const below = text === "" ? 0 : text.indexOf("\n", index) + 1;
		return text.slice(0, below) + step.code + text.slice(below);
	});
}

/** The value of a field in a recipe's code. */
function given(steps: readonly Step[], field: string): string {
	const code = steps.map((step) => ("code" in step ? step.code : "")).join("");
	const [, value] = new RegExp(`\\b${field}"?: (?:\\{ placeholder: )?"([^"]*)"`).exec(code) ?? [];
	if (value === undefined) throw new Error(`The recipe gives no ${field}.`);
	return value;
}

/** The key of the entry in a recipe's code. */
function keyIn([step]: readonly Step[]): string {
	const [, key = ""] = /^\t"?([^":]+)"?: /.exec(step && "code" in step ? step.code : "") ?? [];
	return key;
}

describe("README's recipes, followed one after the other and built", () => {
	const recipesByName = {
		product: recipe("Add a product"),
		item: recipe("Add a product to a list"),
		list: recipe("Add a list"),
		page: recipe("Add a page"),
		link: recipe("Add a link to the navigation"),
		partner: recipe("Add a partner"),
		term: recipe("Add a term"),
		rename: recipe("Rename an id"),
	};
	const { product, item, list, page, link, partner, term } = recipesByName;
	const listPath = `/products/${keyIn(list)}/`;
	const before = `/products/${keyIn(product)}/`;
	const after = given(recipesByName.rename, "to");
	/** The products that were there already: one whose video is swapped, and one whose photo is. */
	const [next = "x0ps", other = "x1"] = keysOf(products);
	const [, photo = "", photoFile = ""] =
		/`(\{ photo: "([^"]+)".*?\})`/.exec(sectionOf("Swap a video or a photo")) ?? [];
	/** Not the README's own example, which the seller may have taken. */
	const blue = "#1d4fd8";
	let copy = "";
	let files: ReadonlyMap<string, string> = new Map();

	function documentOf(path: string) {
		return new DOMParser().parseFromString(files.get(`${path.slice(1)}index.html`) ?? "", "text/html");
	}

	function mainOf(path: string): string {
		return documentOf(path).querySelector("main")?.textContent ?? "";
	}

	/** Changes a field of a product with a page of its own. */
	function swap(id: string, field: RegExp, by: string): Promise<void> {
		return edit(join(copy, "content/products.ts"), (text) => {
			const start = text.search(new RegExp(`^\\t"?${id}"?: \\{`, "m"));
			return text.slice(0, start) + text.slice(start).replace(field, by);
		});
	}

	beforeAll(async () => {
		copy = await copyProject();
		for (const step of Object.values(recipesByName).flat()) await follow(step, copy);
		await swap(after.split("/").at(-2) ?? "", /terms: \[/, `terms: ["${keyIn(term)}", `);
		await swap(next, /videoId: (?:\{.*?\}|".*?")/s, 'videoId: "abcdefghijk"');
		await swap(other, /poster: \{.*?\}/s, `poster: ${photo}`);
		const picture = sharp({ create: { width: 1600, height: 900, channels: 3, background: "#678" } });
		await picture.jpeg().toFile(join(copy, "assets/uploads", photoFile));
		await edit(join(copy, "content/interface.ts"), (text) =>
			text.replace(JSON.stringify(labels.quickLinks), '"Our Machines"'),
		);
		await edit(join(copy, "content/pages.ts"), (text) =>
			text.replace(JSON.stringify([pages["/"].heading].flat()[0]), '"First Rate"'),
		);
		await edit(join(copy, "assets/styles/tokens.css"), (text) =>
			text.replace(/--accent: [^;]+/, `--accent: ${blue}`),
		);
		const { exitCode, errors } = await buildCopy(copy);
		const progress = /^Making the pictures of .*\n/gm;
		expect({ exitCode, errors: errors.replace(progress, "") }).toEqual({ exitCode: 0, errors: "" });
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

	it("make valid HTML", async () => {
		const documents = [...files].filter(([file]) => file.endsWith(".html"));
		expect(documents.map(([file]) => file)).toContain("about/index.html");
		for (const [file, html] of documents) expect(await htmlFindings(html), file).toEqual([]);
	});

	it("touch one file each, and a list and a new id two", () => {
		const touched = Object.entries(recipesByName).map(([name, steps]) => [
			name,
			new Set(steps.map(({ file }) => file)).size,
		]);
		expect(Object.fromEntries(touched)).toEqual({
			product: 1,
			item: 1,
			list: 2,
			page: 1,
			link: 1,
			partner: 1,
			term: 1,
			rename: 2,
		});
	});

	it("give the product its page, with title, description, video and terms", () => {
		const document = documentOf(after);
		expect(document.querySelector("h1")?.textContent).toBe(given(product, "name"));
		expect(document.title).toContain(given(product, "name"));
		expect(document.querySelector('meta[name="description"]')?.getAttribute("content")).toBe(
			given(product, "metaDescription"),
		);
		expect(document.querySelector("iframe")?.getAttribute("src")).toContain(
			`/embed/${given(product, "videoId")}?`,
		);
		for (const text of [given(product, "summary"), given(product, "description"), given(term, keyIn(term))]) {
			expect(mainOf(after)).toContain(text);
		}
	});

	it("link to the product from the drawer, the quick links and the product after it", () => {
		const document = documentOf(`/products/${next}/`);
		const labels = [".drawer", "footer", ".neighbors"].map(
			(place) => document.querySelector(`${place} a[href="${after}"]`)?.textContent,
		);
		const label = given(product, "navigationLabel");
		expect(labels).toEqual([label, label, expect.stringContaining(given(product, "name"))]);
	});

	it("lead visitors and search engines from the product's first address to its new one", () => {
		const document = documentOf(before);
		expect(given(recipesByName.rename, "from")).toBe(before);
		expect(document.querySelector('meta[http-equiv="refresh"]')?.getAttribute("content")).toBe(
			`0;url=${after}`,
		);
		expect(document.querySelector('link[rel="canonical"]')?.getAttribute("href")).toMatch(
			new RegExp(`^https?://[^/]+${after}$`),
		);
		expect(document.querySelector(`a[href="${after}"]`)?.textContent).toBe(given(product, "name"));
		expect(files.get("sitemap.xml")).toContain(`${after}</loc>`);
		expect(files.get("sitemap.xml")).not.toContain(`${before}</loc>`);
		expect(files.get("_redirects")).toContain(`${before} ${after} 301\n`);
		expect(files.get(".htaccess")).toContain(`RedirectMatch 301 ^${before}$ ${after}\n`);
	});

	it("put the product on its list, with its video and an address of its own", () => {
		const article = documentOf("/products/robot-wrappers/").querySelector(`#${given(item, "id")}`);
		expect(article?.textContent).toContain(given(item, "name"));
		expect(article?.toString()).toContain(`/embed/${given(item, "videoId")}?`);
	});

	it("make the list, with its product and its terms, and link to it from the drawer", () => {
		expect(documentOf(listPath).querySelector("h1")?.textContent).toBe(given(list, "name"));
		expect(documentOf(listPath).querySelector(`#${given(list, "id")}`)).not.toBeNull();
		expect(mainOf(listPath)).toContain(given(list, "intro"));
		expect(mainOf(listPath)).toContain("Soft start");
		expect(documentOf("/").querySelector(`.drawer a[href="${listPath}"]`)?.textContent).toBe(
			given(list, "label"),
		);
	});

	it("make the page, list it in the sitemap, and link to it from the drawer", () => {
		const document = documentOf("/about/");
		expect(document.querySelector("h1")?.textContent).toBe(given(page, "heading"));
		expect(document.querySelector('meta[name="description"]')?.getAttribute("content")).toBe(
			given(page, "description"),
		);
		expect(mainOf("/about/")).toContain(given(page, "intro"));
		expect(files.get("sitemap.xml")).toContain("/about/</loc>");
		expect(documentOf("/").querySelector('.drawer a[href="/about/"]')?.textContent).toBe(
			given(link, "label"),
		);
	});

	it("put the partner on the partners' page, with a link to its website", () => {
		expect(mainOf("/partners/")).toContain(given(partner, "name"));
		const website = `main a[href="${given(partner, "website")}"]`;
		expect(documentOf("/partners/").querySelector(website)).not.toBeNull();
	});

	it("swap a video, a photo, a text and the headline", () => {
		expect(documentOf(`/products/${next}/`).querySelector("iframe")?.getAttribute("src")).toContain(
			"/embed/abcdefghijk?",
		);
		const image = documentOf(`/products/${other}/`).querySelector("main picture img");
		expect(image?.getAttribute("src")).toMatch(/^\/assets\/uploads\/x1-\d+-\w+\.jpg$/);
		expect(image?.getAttribute("alt")).toBe("An X1 at work.");
		expect(documentOf("/").querySelector("footer")?.textContent).toContain("Our Machines");
		expect(documentOf("/").querySelector("h1")?.textContent).toContain("First Rate");
	});

	it("give buttons, the drawings' moving parts and the icon the brand color", () => {
		const icon = files.get("favicon.svg") ?? "";
		expect(files.get("index.html")).toContain(`--accent:${blue}`);
		expect(icon).toContain(blue);
		expect(files.get("index.html") + icon).not.toMatch(/#(?:ff6a13|ff8a3c|d24e00)/);
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
		const links = [...readme.matchAll(/\]\((?!http)([^)#]+)/g)].map(([, path = ""]) => path);
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
