import { mkdtemp, rm, symlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";
import { makeCards } from "../../../assets/make/cards/cards.tsx";
import { loadLettering } from "../../../assets/make/cards/lettering.ts";
import { setText } from "../../../assets/make/cards/set-text.ts";
import { makeDrawings } from "../../../assets/make/drawings.tsx";
import { routes } from "../../../content/model/routes.ts";
import { pngSize } from "../../png.ts";
import { all, files, siteUrl } from "../../site.ts";

const cards = [...files].filter(([file]) => file.startsWith("assets/card-"));

it("Each page that search engines list has a card of 1200 x 630 pixels and at most 60 kB", () => {
	expect(cards).toHaveLength(routes.filter(({ indexed }) => indexed).length);
	for (const [, contents] of cards) {
		expect(pngSize(contents)).toEqual({ width: 1200, height: 630 });
		expect(contents.length).toBeLessThanOrEqual(60_000);
	}
});

it("Each page states the size of its card", () => {
	for (const { path } of routes.filter(({ indexed }) => indexed)) {
		const said = (name: string) =>
			all(path, `meta[property="og:image${name}"]`)[0]?.getAttribute("content") ?? "";
		const card = files.get(said("").slice(siteUrl.length + 1)) ?? "";
		expect(pngSize(card)).toEqual({ width: Number(said(":width")), height: Number(said(":height")) });
	}
});

it("Cards are identical, byte for byte, without the cache of earlier builds", async () => {
	const fresh = await mkdtemp(join(tmpdir(), "site-cards-"));
	onTestFinished(() => rm(fresh, { recursive: true }));
	for (const part of ["assets", "components"]) await symlink(resolve(part), join(fresh, part));
	const { draw } = await makeDrawings(fresh);
	const made = (await makeCards(fresh, routes.slice(0, 2), draw)).files;
	expect(made).toHaveLength(2);
	for (const [file, contents] of made) {
		expect(Buffer.from(contents).equals(Buffer.from(files.get(file) ?? "")), file).toBe(true);
	}
});

describe("a heading on a card", () => {
	const widths: Readonly<Record<string, number>> = { word: 1100, long: 50_000 };
	const lettering = (text: string) => ({ width: widths[text] ?? 0, path: "M0 0" });
	const box = { left: 0, top: 0, right: 560, bottom: 400, largest: 132 };
	const set = (...texts: string[]) => setText(lettering, [{ texts, scale: 1, color: "ink" }], box);

	it("is as large as possible, on as many lines as it needs", () => {
		expect(set("word").map(({ scale }) => scale)).toEqual([0.132]);
		const words = set("word", "word", "word", "word", "word", "word");
		expect(new Set(words.map(({ y }) => y)).size).toBeGreaterThan(1);
		for (const { x, y, scale } of words) {
			expect(x + 1100 * scale).toBeLessThanOrEqual(box.right);
			expect(y).toBeLessThanOrEqual(box.bottom);
		}
	});

	it("stays in its box when it is far too long", () => {
		const many = set(...Array<string>(1000).fill("word"));
		expect(many.length).toBeGreaterThan(10);
		expect(Math.max(...many.map(({ y }) => y))).toBeLessThanOrEqual(box.bottom);
		expect(set("long")).toHaveLength(1);
	});

	it("leaves out characters that are missing from the font", async () => {
		const narrow = await loadLettering(".", "A漢字");
		expect(narrow("漢A字")).toEqual(narrow("A"));
	});
});
