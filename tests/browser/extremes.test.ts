import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Page } from "playwright";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { copySite, type Files } from "../build-site.ts";
import { environment, pageOf } from "../site.ts";
import { whatIsLost } from "./reading.ts";
import { visit } from "./visit.ts";

const [list, partners] = [pageOf("list").path, "/partners/"];
const widths = [320, 390, 768, 1440, 1920];
const word = "Palettenumwicklungsmaschinensteuerungshandbuch";
const photo = '{ photo: "wrapper.jpg", alt: "A wrapper", caption: "A photo." }';

/**
 * The site with plausible but extreme content: a long word, a long name, a short and a long text, no
 * poster, a tall photo for every kind of picture.
 */
async function buildWithExtremes(): Promise<Files> {
	await using copy = await copySite();
	await mkdir(join(copy.folder, "assets/uploads"), { recursive: true });
	await sharp({ create: { width: 1200, height: 1600, channels: 3, background: "#888" } })
		.jpeg()
		.toFile(join(copy.folder, "assets/uploads/wrapper.jpg"));
	const add = async (file: string, lines: string) => {
		const path = join(copy.folder, "content", file);
		await writeFile(path, `${await readFile(path, "utf8")}\n${lines}\n`);
	};
	await add(
		"products.ts",
		`{
	const items = productLists["${list.split("/")[2]}"].items;
	const { poster, ...plain } = items[0];
	const long = "Every pallet is wrapped, and then the next one. ".repeat(15).trim();
	items.push(
		{ ...plain, id: "word", name: "${word}", videoId: "extreme-001", description: "One." },
		{ ...plain, id: "name", name: "T1300 Ring Stretch Wrapper with Top Sheet and Heat Seal",
			videoId: "extreme-002", description: "It wraps.", poster },
		{ ...plain, id: "long", name: "Long", videoId: "extreme-003", description: long, poster: ${photo} },
	);
}`,
	);
	await add(
		"partners.ts",
		`partners.push(
	{ name: "${word}", website: "https://a.example/", description: "Scales.", logo: { drawing: "scale" } },
	{ name: "A tall logo", website: "https://b.example/", description: "Scales.", logo: { photo: "wrapper.jpg", alt: "Logo" } },
);`,
	);
	expect(await copy.build(environment)).toMatchObject({ exitCode: 0, errors: "" });
	return copy.files();
}

/** Elements that are clipped or overflow their container. */
function outOfTheirBoxes(page: Page): Promise<string[]> {
	return page
		.locator("main :is(h2, p, a, figure, summary, img, .video__label):visible")
		.evaluateAll((elements) =>
			elements
				.filter((element) => {
					const { right } = element.getBoundingClientRect();
					const box = element.parentElement?.closest(":not(picture)")?.getBoundingClientRect();
					const isCut = element.scrollWidth > element.clientWidth + 1 && element.localName !== "img";
					return !element.classList.contains("visually-hidden") && box && (isCut || right > box.right + 0.5);
				})
				.map(({ outerHTML }) => outerHTML.slice(0, 80)),
		);
}

/** The width of a page's picture, as a fraction of the width in its `sizes`. */
function widthOfPromised(page: Page): Promise<number> {
	return page.locator("main picture").evaluate((picture) => {
		const sizes = picture.querySelector("source")?.sizes.split(/,\s*/) ?? [];
		const fitting = sizes.find((size) => matchMedia(/^\(.*?\)(?= )/.exec(size)?.[0] ?? "all").matches) ?? "";
		const ruler = document.body.appendChild(document.createElement("div"));
		ruler.style.position = "absolute";
		ruler.style.width = fitting.replace(/^\(.*?\) /, "");
		const promised = ruler.offsetWidth;
		ruler.remove();
		return (picture.querySelector("img")?.offsetWidth ?? 0) / promised;
	});
}

describe("extreme contents", async () => {
	const site = await buildWithExtremes();

	it.each([list, partners])("stay inside the window and their containers on %s", async (path) => {
		await using visitor = await visit(path, { site });
		const { page } = visitor;
		for (const width of widths) {
			await page.setViewportSize({ width, height: 800 });
			expect(await whatIsLost(page), `${width} px wide`).toEqual([]);
			expect(await outOfTheirBoxes(page), `${width} px wide`).toEqual([]);
		}
	});

	it("leave every video a box of 16 to 9, or on a phone of 4 to 3, and a picture about the width that its sizes promise", async () => {
		await using visitor = await visit(list, { site });
		const { page } = visitor;
		for (const width of widths) {
			await page.setViewportSize({ width, height: 800 });
			const ratios = await page.locator(".video__poster").evaluateAll((posters) =>
				posters.map((poster) => {
					const { width, height } = poster.getBoundingClientRect();
					return Math.round((width / height) * 100);
				}),
			);
			expect(new Set(ratios)).toEqual(new Set([width < 640 ? 133 : 178]));
			// A scroll bar takes 15 px, which `vw` ignores.
			expect(await widthOfPromised(page), `${width} px wide`).toBeGreaterThan(0.93);
			expect(await widthOfPromised(page), `${width} px wide`).toBeLessThan(1.01);
		}
	});

	it("keep a tall logo within the width in its sizes", async () => {
		await using visitor = await visit(partners, { site });
		for (const width of widths) {
			await visitor.page.setViewportSize({ width, height: 800 });
			expect(await widthOfPromised(visitor.page), `${width} px wide`).toBeLessThanOrEqual(1);
		}
	});
});
