import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Browser, Page } from "playwright";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { products } from "../../content/products.ts";
import { copyProject, removeCopy, withChange } from "../project-copy.ts";
import { launchChromium } from "./chromium.ts";

// Each test waits for several builds and loads, and each of these for 30 seconds at most.
vi.setConfig({ testTimeout: 120_000 });

const product = products.x1;
const heading = "Unexpected Application Error!";

let copy = "";
let server: ChildProcess;
let output = "";
let url = "";
let browser: Browser;
let page: Page;

/** Waits until the terminal shows a text. */
async function printed(text: string | RegExp): Promise<void> {
	await vi.waitFor(() => expect(output).toMatch(text), { timeout: 30_000 });
}

beforeAll(async () => {
	copy = await copyProject();
	const { NODE_ENV: _, ...surroundings } = process.env;
	server = spawn("npm", ["run", "--silent", "dev"], {
		cwd: copy,
		env: { ...surroundings, PORT: "0" },
		stdio: ["ignore", "pipe", "pipe"],
		detached: true,
	});
	for (const stream of [server.stdout, server.stderr]) {
		stream?.on("data", (text) => {
			output += String(text);
		});
	}
	await printed("The site is at ");
	url = /http:\S+/.exec(output)?.[0] ?? "";
	browser = await launchChromium();
});

beforeEach(async () => {
	output = "";
	page = await browser.newPage();
	page.setDefaultTimeout(30_000);
});

afterEach(() => page.close());

/** Ends the server as a terminal does: the whole group. */
async function stop(): Promise<void> {
	if (server.pid === undefined || server.exitCode !== null || server.signalCode !== null) return;
	const closed = once(server, "close");
	process.kill(-server.pid, "SIGINT");
	await closed;
}

afterAll(async () => {
	await browser?.close();
	await stop();
	await removeCopy(copy);
});

/** The bundles that development servers keep among the packages. */
async function bundles(): Promise<readonly string[]> {
	const kept = await readdir("node_modules/.cache/stretch-wrappers-site");
	return kept.filter((name) => name.startsWith("dev-"));
}

/** Opens a page, and marks it so that it is known whether the browser has loaded another since. */
async function open(path: string): Promise<void> {
	await page.goto(url + path.slice(1));
	await expectHeading(product.name);
}

async function expectHeading(text: string): Promise<void> {
	await page.getByRole("heading", { level: 1, name: text, exact: true }).waitFor();
}

/** Sees one mistake through: the page tells it, so does the terminal, and the page comes back by itself. */
async function expectMistake(file: string, change: (text: string) => string, message: string | RegExp) {
	await open("/products/x1/");
	await withChange(copy, file, change, async () => {
		await expectHeading(heading);
		await page.locator("pre", { hasText: message }).waitFor();
		const response = await fetch(`${url}products/x1/`);
		expect(response.status).toBe(500);
		await printed(message);
	});
	await expectHeading(product.name);
}

describe("npm run dev", () => {
	it("shows a change of the content by itself, and again when the editor replaces the file", async () => {
		await open("/products/x1/");
		await withChange(
			copy,
			"content/products.ts",
			(text) => text.replace(`"${product.name}"`, '"First <name>"'),
			() => expectHeading("First <name>"),
		);
		await expectHeading(product.name);
		const path = join(copy, "content/products.ts");
		const text = await readFile(path, "utf8");
		for (const name of ["Second name", "Third name"]) {
			await writeFile(`${path}.new`, text.replace(`"${product.name}"`, `"${name}"`));
			await rename(`${path}.new`, path);
			await expectHeading(name);
		}
		await writeFile(path, text);
		await expectHeading(product.name);
	});

	it("shows a change of a style sheet, and of a script", async () => {
		await open("/products/x1/");
		const title = await page.title();
		const background = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
		await withChange(
			copy,
			"assets/styles/base.css",
			(text) => `${text}\n@layer base { body { background: rgb(1, 2, 3) } }\n`,
			() => expect.poll(background, { timeout: 30_000 }).toBe("rgb(1, 2, 3)"),
		);
		await withChange(
			copy,
			"assets/enhance.ts",
			(text) => `${text}\ndocument.title = "from the script";\n`,
			() => expect.poll(() => page.title(), { timeout: 30_000 }).toBe("from the script"),
		);
		await expect.poll(() => page.title(), { timeout: 30_000 }).toBe(title);
	});

	it("works under the policy of each page, and writes no dist/", async () => {
		const messages: string[] = [];
		page.on("console", (message) => {
			if (message.location().url.startsWith(url)) messages.push(message.text());
		});
		for (const path of ["", "products/x1/", "partners/"]) {
			await page.goto(url + path);
			await page.evaluate(() => document.fonts.ready.then(() => undefined));
		}
		expect(messages).toEqual([]);
		expect(await readdir(copy)).not.toContain("dist");
	});

	it("answers unknown paths with the status 404 and the right page", async () => {
		const unknown = await fetch(`${url}nothing/here`);
		expect(unknown.status).toBe(404);
		expect(await unknown.text()).toContain("Page Not Found");
		const product = await fetch(`${url}products/nothing`);
		expect(product.status).toBe(404);
		expect(await product.text()).toContain("<title>Product not found");
	});

	it("tells a syntax error in the content, with its place", () =>
		expectMistake(
			"content/partners.ts",
			(text) => text.replace("export const partners", "export const const partners"),
			/Expected identifier but found "const"\s+content\/partners\.ts:\d+:/,
		));

	it("tells a value that the content cannot have", () =>
		expectMistake(
			"content/company.ts",
			(text) => text.replace(/siteUrl: \{ placeholder: "[^"]*" \}/, 'siteUrl: "www.<b>example"'),
			/www\.<b>example/,
		));

	it("tells an error that content throws when it is loaded, with its place", () =>
		expectMistake(
			"content/partners.ts",
			(text) => `${text}\nthrow new TypeError("no partners");\n`,
			/TypeError: no partners\n {4}at content\/partners\.ts:\d+/,
		));

	it("tells an error of a style sheet, and its file", () =>
		expectMistake("components/layout/Logo.css", (text) => `${text}\n.a { color`, /components\/Logo\.css/));

	it("tells that a file is gone", async () => {
		await open("/products/x1/");
		const path = join(copy, "content/navigation.ts");
		const text = await readFile(path, "utf8");
		await rm(path);
		await page.locator("pre", { hasText: 'Could not resolve "../content/navigation.ts"' }).waitFor();
		await writeFile(path, text);
		await expectHeading(product.name);
	});

	it("survives sources that end the process", () =>
		expectMistake(
			"content/partners.ts",
			(text) => `${text}\nprocess.exit(1);\n`,
			"The build ended itself before the site was made.",
		));

	it("shows a component's error on the pages that use it, and the others as they are", async () => {
		const broken = (text: string) =>
			text.replace(
				"return (",
				`if (product.name === "${product.name}") throw new Error("no <film>");\n\treturn (`,
			);
		await open("/products/x1/");
		await withChange(copy, "components/product/Video.tsx", broken, async () => {
			await page.locator("pre", { hasText: "could not be rendered" }).waitFor();
			expect(await page.locator("pre").innerText()).toMatch(
				/^The page \/products\/x1\/ could not be rendered: .*components\/Video\.tsx:\d+\) threw "Error: no <film>"/,
			);
			await printed("no <film>");
			expect((await fetch(`${url}products/x0ps/`)).status).toBe(200);
			expect((await fetch(url)).status).toBe(200);
		});
		await expectHeading(product.name);
	});

	it("ends with the last of twenty saves in a second", async () => {
		await open("/products/x1/");
		const path = join(copy, "content/products.ts");
		const text = await readFile(path, "utf8");
		for (let save = 1; save <= 20; save++) {
			await writeFile(path, text.replace(`"${product.name}"`, `"Save ${save}"`));
			await new Promise((resolve) => setTimeout(resolve, 50));
		}
		await expectHeading("Save 20");
		await writeFile(path, text);
		await expectHeading(product.name);
	});

	it("sees files in a folder that is made, removed and made again while it runs", async () => {
		await open("/products/x1/");
		const original = await readFile(join(copy, "components/drawings/machines/x1.tsx"), "utf8");
		expect(original).toContain("x1");
		await rename(join(copy, "components/drawings/machines"), join(copy, "components/drawings/away"));
		await expectHeading(heading);
		await rename(join(copy, "components/drawings/away"), join(copy, "components/drawings/machines"));
		await expectHeading(product.name);
		await withChange(
			copy,
			"components/drawings/machines/x1.tsx",
			(text) => `${text}\nconst const broken;`,
			() => expectHeading(heading),
		);
		await expectHeading(product.name);
	});

	it("says that the port is busy, and ends", async () => {
		const { port } = new URL(url);
		const second = spawn("npm", ["run", "--silent", "dev"], {
			cwd: copy,
			env: { ...process.env, PORT: port },
		});
		let errors = "";
		second.stderr.on("data", (text) => {
			errors += String(text);
		});
		const [exitCode] = await once(second, "close");
		expect(exitCode).toBe(1);
		expect(errors).toBe(
			`The port ${port} is in use by another program. Stop that program, or choose another port: PORT=${Number(port) + 1} npm run dev.\n`,
		);
	});

	it("ends at Ctrl+C, and leaves nothing behind", async () => {
		const before = await bundles();
		await stop();
		expect(output).toBe("");
		expect(await bundles()).toHaveLength(before.length - 1);
		await expect(fetch(url)).rejects.toThrow();
	});
});
