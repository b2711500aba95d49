import type { Browser, BrowserContext, Page } from "playwright";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { launchChromium } from "./chromium.ts";
import { type Served, type ServeOptions, serveFiles } from "./site-server.ts";

const origin = "https://site.example";
const extensions = {
	html: "text/html; charset=utf-8",
	js: "text/javascript; charset=utf-8",
	css: "text/css; charset=utf-8",
	txt: "text/plain; charset=utf-8",
	xml: "application/xml",
	json: "application/json",
	webmanifest: "application/manifest+json",
	svg: "image/svg+xml",
	png: "image/png",
	jpg: "image/jpeg",
	webp: "image/webp",
	avif: "image/avif",
	ico: "image/x-icon",
	woff2: "font/woff2",
};
const files = new Map<string, string | Uint8Array>([
	["index.html", "<title>Home</title>"],
	["404.html", "<title>Root not found</title>"],
	["products/404.html", "<title>Product not found</title>"],
	["products/x1/404.html", "<title>Part not found</title>"],
	["products/x1/index.html", "<title>X1</title>"],
	["bytes.txt", new Uint8Array([104, 105])],
	["a b.txt", "spaced"],
	...Object.keys(extensions).map((extension) => [`file.${extension}`, ""] as const),
]);

let browser: Browser;
let context: BrowserContext;

beforeAll(async () => {
	browser = await launchChromium();
});

afterAll(async () => {
	await browser.close();
});

beforeEach(async () => {
	context = await browser.newContext();
});

afterEach(async () => {
	await context.close();
});

async function open(
	path: string,
	host: ServeOptions["host"] = "root-404",
): Promise<{ page: Page; served: Served }> {
	const served = await serveFiles(context, files, { origin, host });
	const page = await context.newPage();
	await page.goto(`${origin}${path}`);
	return { page, served };
}

/** What the page gets when it asks for a path. */
async function ask(page: Page, path: string) {
	return page.evaluate(async (url) => {
		const response = await fetch(url);
		return {
			status: response.status,
			type: response.headers.get("content-type"),
			body: await response.text(),
		};
	}, path);
}

describe("the site's own files", () => {
	it.each([
		["/", "Home"],
		["/?q=1#here", "Home"],
		["/products/x1/", "X1"],
		["/products/x1", "X1"],
		["/products/x1/index.html", "X1"],
	])("answer %s with the page %s", async (path, title) => {
		const { page } = await open(path);
		expect(await page.title()).toBe(title);
	});

	it("have the content type of their extension", async () => {
		const { page } = await open("/");
		for (const [extension, type] of Object.entries(extensions)) {
			expect(await ask(page, `/file.${extension}`)).toMatchObject({ status: 200, type });
		}
	});

	it("may be bytes", async () => {
		const { page } = await open("/");
		expect(await ask(page, "/bytes.txt")).toMatchObject({ body: "hi" });
	});

	it("are found under an escaped path", async () => {
		const { page } = await open("/");
		expect(await ask(page, "/a%20b.txt")).toMatchObject({ body: "spaced" });
	});

	it("are not recorded", async () => {
		const { served } = await open("/");
		expect(served.requests).toEqual([]);
	});
});

describe("an unknown path", () => {
	it.each([
		["root-404", "/nope", "Root not found"],
		["root-404", "/products/nope", "Root not found"],
		["nearest-404", "/nope", "Root not found"],
		["nearest-404", "/products/nope", "Product not found"],
		["nearest-404", "/products/nope/more", "Product not found"],
		["nearest-404", "/products/x1/nope", "Part not found"],
		["nearest-404", "/products/", "Product not found"],
		["nearest-404", "/products", "Root not found"],
		["nearest-404", "/other/nope/", "Root not found"],
		["nearest-404", "/%E0%A4%A", "Root not found"],
	] as const)("on a %s host: %s gets the page %s", async (host, path, title) => {
		const { page } = await open("/", host);
		const { status, body } = await ask(page, path);
		expect({ status, body }).toEqual({ status: 404, body: `<title>${title}</title>` });
	});
});

describe("a request to another origin", () => {
	it("gets a page, and is recorded with its headers", async () => {
		const { page, served } = await open("/");
		await page.evaluate((url) => location.assign(url), "https://other.example/watch?v=1");
		await page.waitForURL("https://other.example/**");
		expect(await page.title()).toBe("Another site");
		expect(served.requests).toEqual([
			{
				url: "https://other.example/watch?v=1",
				headers: expect.objectContaining({ referer: "https://site.example/" }),
			},
		]);
	});

	it("is one also when only the scheme differs", async () => {
		const { page, served } = await open("/");
		await page.goto("http://site.example/");
		expect(served.requests).toMatchObject([{ url: "http://site.example/" }]);
	});
});
