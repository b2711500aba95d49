import { mkdtemp, rm, symlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";
import { makeCards } from "../../../assets/make/cards/cards.tsx";
import { loadLettering } from "../../../assets/make/cards/lettering.ts";
import { setText } from "../../../assets/make/cards/set-text.ts";
import { routes } from "../../../content/model/routes.ts";
import { pngSize } from "../../png.ts";
import { files } from "../../site.ts";

const cards = [...files].filter(([file]) => file.startsWith("assets/card-"));

it("Each page that search engines list has a card of 1200 x 630 pixels and at most 60 kB", () => {
	expect(cards).toHaveLength(routes.filter(({ indexed }) => indexed).length);
	for (const [, contents] of cards) {
		expect(pngSize(contents)).toEqual({ width: 1200, height: 630 });
		expect(contents.length).toBeLessThanOrEqual(60_000);
	}
});

it("Cards are the same, byte for byte, without the cache of earlier builds", async () => {
	const fresh = await mkdtemp(join(tmpdir(), "site-cards-"));
	onTestFinished(() => rm(fresh, { recursive: true }));
	for (const part of ["assets", "components"]) await symlink(resolve(part), join(fresh, part));
	const made = (await makeCards(fresh, routes.slice(0, 2))).files;
	expect(made).toHaveLength(2);
	for (const [file, contents] of made) {
		expect(Buffer.from(contents).equals(Buffer.from(files.get(file) ?? "")), file).toBe(true);
	}
});

describe("a heading on a card", () => {
	const widths: Record<string, number> = { " ": 100, word: 1000, long: 50_000, Stretch: 2000 };
	const lettering = (word: string) => ({ width: widths[word] ?? 0, outline: "M0 0" });
	const box = { width: 560, height: 400, largest: 132 };

	it("is as large as fits, on as many lines as it needs", () => {
		const [one] = setText(lettering, ["word"], box);
		expect(one?.size).toBe(132);
		const three = setText(lettering, ["word word word word word word"], box);
		expect(new Set(three.map(({ y }) => y)).size).toBeGreaterThan(1);
		for (const { x, y, size } of three) {
			expect(x + size).toBeLessThanOrEqual(box.width);
			expect(y).toBeLessThanOrEqual(box.height);
		}
	});

	it("keeps the breaks that it is given", () => {
		const lines = setText(lettering, ["word word", "Stretch"], box);
		expect(lines.map(({ y }) => y === lines[0]?.y)).toEqual([true, true, false]);
	});

	it("stays in its box when it is far too long", () => {
		const many = setText(lettering, ["word ".repeat(1000)], box);
		expect(many.length).toBeGreaterThan(10);
		expect(Math.max(...many.map(({ y }) => y))).toBeLessThanOrEqual(box.height);
		expect(setText(lettering, ["long"], box)).toHaveLength(1);
	});

	it("leaves out characters that are missing in the font", async () => {
		const { narrow } = await loadLettering(".", "A漢字");
		expect(setText(narrow, ["漢字"], box).map(({ outline }) => outline)).toEqual([""]);
		expect(narrow("漢A字")).toEqual(narrow("A"));
		expect(setText(narrow, [""], box)).toEqual([]);
	});
});
