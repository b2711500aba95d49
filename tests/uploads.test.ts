import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { DOMParser } from "linkedom";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { stockPhotoHost } from "../content/model/pictures.ts";
import { buildCopy, copyProject, filesIn, removeCopy } from "./project-copy.ts";

let copy = "";

async function replace(file: string, pattern: RegExp, by: string): Promise<void> {
	const text = await readFile(join(copy, file), "utf8");
	if (!pattern.test(text)) throw new Error(`${file} has nothing like ${pattern}.`);
	await writeFile(join(copy, file), text.replace(pattern, by));
}

async function page(file: string) {
	return new DOMParser().parseFromString(await readFile(join(copy, "dist", file), "utf8"), "text/html");
}

/** The pages that mention the stock-photo service. The files for hosts always do. */
async function pagesWithStockPhotos(): Promise<readonly string[]> {
	const files = [...(await filesIn(join(copy, "dist")))].filter(([file]) => file.endsWith(".html"));
	expect(files.length).toBeGreaterThan(5);
	return files.filter(([, text]) => text.includes(stockPhotoHost)).map(([file]) => file);
}

beforeAll(async () => {
	copy = await copyProject();
	const photo = sharp({ create: { width: 900, height: 60, channels: 3, background: "#678" } }).jpeg();
	await photo.toFile(join(copy, "assets/uploads/X1 in use.jpg"));
	await photo.toFile(join(copy, "assets/uploads/not-named.jpg"));
	await writeFile(
		join(copy, "assets/uploads/acme.svg"),
		'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 90 9"><path d="M0 0h90v9z"/></svg>',
	);
	const poster = '{ photo: "X1 in use.jpg", alt: "An X1 at work.", caption: "An X1." }';
	await replace("content/products.ts", /poster: \{\s+drawing: "x1",.*?\}/s, `poster: ${poster}`);
	await replace("content/products.ts", /poster: \{\s+drawing: "r600-robot",.*?\}/s, `poster: ${poster}`);
	await replace(
		"content/products.ts",
		/poster: \{\s+drawing: "r600-light-weight-load",.*?\}/s,
		`poster: ${poster}`,
	);
	await replace("content/partners.ts", /\{ drawing: "scale" \},/, '{ photo: "acme.svg", alt: "Acme" },');
	await replace("content/home.ts", /\{ stockPhoto: .*? \}/, '{ photo: "X1 in use.jpg", alt: "" }');
	expect((await buildCopy(copy)).exitCode).toBe(0);
});

afterAll(() => removeCopy(copy));

describe("uploads that the content names", () => {
	it("are published in the folder of files that never change, and no others", async () => {
		const names = await readdir(join(copy, "dist/assets/uploads"));
		expect(names.map((name) => name.replace(/-[0-9a-f]{8}\./, ".")).sort()).toEqual([
			"picture-320.avif",
			"picture-320.avif",
			"picture-320.webp",
			"picture-320.webp",
			"picture-640.avif",
			"picture-640.avif",
			"picture-640.webp",
			"picture-640.webp",
			"picture-900.avif",
			"picture-900.webp",
			"picture-960.avif",
			"picture-960.webp",
		]);
		expect(await readdir(join(copy, "dist"))).not.toContain("uploads");
	});

	it("appear in every format and size, with their own proportions, and the first poster waits for nothing", async () => {
		const picture = (await page("products/x1/index.html")).querySelector("summary picture");
		const sources = [...(picture?.querySelectorAll("source") ?? [])];
		expect(sources.map((source) => source.getAttribute("type"))).toEqual(["image/avif", "image/webp"]);
		expect(sources[0]?.getAttribute("srcSet")).toMatch(
			/^\/assets\/uploads\/picture-320-\w{8}\.avif 320w, \S+-640-\w{8}\.avif 640w, \S+-900-\w{8}\.avif 900w$/,
		);
		const image = picture?.querySelector("img");
		const attributes = ["src", "width", "height", "alt", "loading", "fetchPriority", "decoding"];
		expect(attributes.map((name) => image?.getAttribute(name) ?? undefined)).toEqual([
			expect.stringMatching(/\.webp$/),
			"900",
			"60",
			"An X1 at work.",
			undefined,
			"high",
			undefined,
		]);
	});

	it("wait for the reader when they are further down", async () => {
		const images = [...(await page("products/robot-wrappers/index.html")).querySelectorAll("summary img")];
		expect(images.map((image) => image.getAttribute("loading") ?? undefined)).toEqual([undefined, "lazy"]);
		const band = (await page("index.html")).querySelector(".band img");
		expect([band?.getAttribute("loading"), band?.getAttribute("alt")]).toEqual(["lazy", ""]);
	});

	it("may be a logo in SVG, which is shown as pixels", async () => {
		const logo = (await page("partners/index.html")).querySelector("article picture");
		expect(logo?.querySelector("source")?.getAttribute("sizes")).toBe("320px");
		const image = logo?.querySelector("img");
		expect(image?.getAttribute("src")).toMatch(/^\/assets\/uploads\/picture-960-\w{8}\.webp$/);
		expect(image?.getAttribute("alt")).toBe("Acme");
	});

	it("in place of the stock photo take its host out of every page", async () => {
		expect(await pagesWithStockPhotos()).toEqual([]);
	});
});

it("Without a picture, the plan of the site is alone and no page knows the stock-photo service", async () => {
	await replace("content/home.ts", /\n\t+picture: .*/, "");
	expect((await buildCopy(copy)).exitCode).toBe(0);
	const home = await page("index.html");
	expect(home.querySelector(".band img")).toBe(null);
	expect(home.querySelector(".band .drawing")).not.toBe(null);
	expect(await pagesWithStockPhotos()).toEqual([]);
});
