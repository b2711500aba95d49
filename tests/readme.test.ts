import { execFile } from "node:child_process";
import { readdir, readFile, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { DOMParser } from "linkedom";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { keysOf } from "../content/model/keys.ts";
import { products } from "../content/products.ts";
import { buildCopy, copyProject, filesIn, removeCopy } from "./project-copy.ts";

const readme = await readFile("README.md", "utf8");

interface Recipe {
	readonly file: string;
	/** Texts of the file, one behind the other; the code goes below the line of the last one. */
	readonly places: readonly string[];
	readonly code: string;
}

/** What README says under a heading: "In `file`, below `place`, and its `place`:", and the code. */
function recipe(heading: string): Recipe {
	const [, sentence = "", code = ""] =
		new RegExp(`^### ${heading}\n\n([^\n]*):\n\n\`\`\`ts\n(.*?)\`\`\``, "ms").exec(readme) ?? [];
	const [file, ...places] = [...sentence.matchAll(/`([^`]+)`/g)].map(([, text = ""]) => text);
	if (file === undefined || places.length === 0 || code === "") {
		throw new Error(`README has no recipe "${heading}".`);
	}
	return { file, places, code };
}

/** Does what a recipe says. */
async function follow({ file, places, code }: Recipe, project: string): Promise<void> {
	const path = join(project, file);
	const text = await readFile(path, "utf8");
	let index = 0;
	for (const place of places) {
		index = text.indexOf(place, index);
		if (index === -1) throw new Error(`${file} has no "${place}" there.`);
	}
	const below = text.indexOf("\n", index) + 1;
	await writeFile(path, text.slice(0, below) + code + text.slice(below));
}

/** The value of a property in a recipe's code. */
function given({ code }: Recipe, property: string): string {
	const [, value] = new RegExp(`\\b${property}: (?:\\{ placeholder: )?"([^"]*)"`).exec(code) ?? [];
	if (value === undefined) throw new Error(`The recipe gives no ${property}.`);
	return value;
}

describe("README's recipes, followed one after the other and built", () => {
	const machine = recipe("Add a machine");
	const item = recipe("Add a machine to a list");
	const partner = recipe("Add a partner");
	const [, id = ""] = /^\t(\w+): \{/.exec(machine.code) ?? [];
	const itemId = given(item, "id");
	let copy = "";
	let files: ReadonlyMap<string, string> = new Map();

	function documentOf(file: string) {
		return new DOMParser().parseFromString(files.get(file) ?? "", "text/html");
	}

	beforeAll(async () => {
		copy = await copyProject();
		for (const step of [machine, item, partner]) await follow(step, copy);
		expect(await buildCopy(copy)).toEqual({ exitCode: 0, errors: "" });
		files = await filesIn(join(copy, "dist"));
	});

	afterAll(() => removeCopy(copy));

	it("compile", async () => {
		await promisify(execFile)("npx", ["--no-install", "tsc", "-p", "."], { cwd: copy });
	});

	it("are five lines or fewer", () => {
		for (const { code } of [machine, item, partner]) {
			expect(code.trimEnd().split("\n").length).toBeLessThanOrEqual(5);
		}
	});

	it("give the machine its page, with title, description and video", () => {
		const page = documentOf(`products/${id}/index.html`);
		const name = given(machine, "name");
		expect(page.querySelector("h1")?.textContent).toBe(name);
		expect(page.title).toContain(name);
		expect(page.querySelector('meta[name="description"]')?.getAttribute("content")).toBe(
			given(machine, "metaDescription"),
		);
		expect(page.querySelector("iframe")?.getAttribute("src")).toContain(
			`/embed/${given(machine, "videoId")}?`,
		);
		expect(page.querySelector("main")?.textContent).toContain(given(machine, "summary"));
		expect(page.querySelector("main")?.textContent).toContain(given(machine, "description"));
	});

	it("link to the machine from every drawer and every list of quick links", () => {
		const pages = [...files].filter(([, text]) => text.includes('class="footer'));
		expect(pages.length).toBeGreaterThan(keysOf(products).length);
		for (const [file] of pages) {
			const page = documentOf(file);
			for (const place of [".drawer", "footer"]) {
				const link = page.querySelector(`${place} a[href="/products/${id}/"]`);
				expect(link?.textContent, `${place} of ${file}`).toBe(given(machine, "navigationLabel"));
			}
		}
	});

	it("make the machine and the one after it neighbours", () => {
		const [next = ""] = keysOf(products);
		const link = (from: string, to: string) =>
			documentOf(`products/${from}/index.html`).querySelector(`.neighbours a[href="/products/${to}/"]`);
		expect(link(id, next)).not.toBeNull();
		expect(link(next, id)?.textContent).toContain(given(machine, "name"));
	});

	it("name the machine wherever the site lists its pages", () => {
		for (const name of ["sitemap.xml", "llms.txt"]) {
			const list = files.get(name);
			if (list?.includes("/products/x1/")) expect(list).toContain(`/products/${id}/`);
		}
	});

	it("put the item on its list, with its video and an address of its own", () => {
		const list = documentOf("products/robot-wrappers/index.html");
		const place = list.querySelector(`#${itemId}`);
		expect(place).not.toBeNull();
		expect(list.querySelector("main")?.textContent).toContain(given(item, "name"));
		expect(list.toString()).toContain(`/embed/${given(item, "videoId")}?`);
	});

	it("put the partner on the partners' page, with a link to its website", () => {
		const page = documentOf("partners/index.html");
		expect(page.querySelector("main")?.textContent).toContain(given(partner, "name"));
		expect(page.querySelector(`main a[href="${given(partner, "website")}"]`)).not.toBeNull();
	});
});

describe("README", () => {
	const [, map = ""] = /```\n(content\/.*?)```/s.exec(readme) ?? [];

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
		const table = readme.slice(readme.indexOf("| File "), readme.indexOf("A value such as"));
		const files = [...table.matchAll(/`([\w-]+\.ts)`/g)].map(([, name = ""]) => `content/${name}`);
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
