import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { loadLettering } from "../../../assets/make/cards/lettering.ts";
import { setText } from "../../../assets/make/cards/set-text.ts";
import { routes } from "../../../content/model/routes.ts";
import { cardOf } from "../../site.ts";

describe("the card", () => {
	it.each(routes.filter(({ indexed }) => indexed))("of $path is a PNG of at most 60 kB", async ({ path }) => {
		const card = cardOf(path);
		expect(await sharp(card).metadata()).toMatchObject({ format: "png", width: 1200, height: 630 });
		expect(card.length).toBeLessThanOrEqual(60_000);
	});
});

describe("a heading on a card", () => {
	const lettering = (text: string) => ({ width: 275 * text.length, path: "M0 0" });
	const box = { left: 0, top: 0, right: 560, bottom: 400, largest: 132 };
	const set = (...texts: string[]) => setText(lettering, [{ texts, scale: 1, color: "ink" }], box);
	const words = (count: number) => set(...Array<string>(count).fill("word"));

	it("is as large as possible", () => {
		expect(words(1).map(({ scale }) => scale)).toEqual([0.132]);
	});

	it("is on as many lines as it needs", () => {
		expect(new Set(words(6).map(({ y }) => y)).size).toBeGreaterThan(1);
	});

	it.each([6, 1000])("of %i words stays in its box", (count) => {
		for (const { x, y, scale } of words(count)) {
			expect(x + 1100 * scale).toBeLessThanOrEqual(box.right);
			expect(y).toBeLessThanOrEqual(box.bottom);
		}
	});

	it("that is far too long loses only its last lines", () => {
		expect(words(1000).length).toBeGreaterThan(10);
		expect(set("word".repeat(50))).toHaveLength(1);
	});

	it("with a character that the font does not have is refused", async () => {
		const lettering = (await loadLettering(".", "X1🚚"))("The heading of /a/");
		expect(() => lettering("X1🚚")).toThrow(
			'The heading of /a/ contains "🚚" (U+1F69A), which the headline font does not have. Type "X1🚚" anew, or leave it out.',
		);
	});
});
