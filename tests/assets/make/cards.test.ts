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

	it.each([1, 6, 1000])("of %i words stays in its box", (count) => {
		const words = setText(
			lettering,
			[{ strings: Array<string>(count).fill("word"), scale: 1, color: "ink" }],
			box,
		);
		expect(words.length).toBeGreaterThan(Math.min(count, 10) - 1);
		for (const { x, y, scale } of words) {
			expect(x + 1100 * scale).toBeLessThanOrEqual(box.right);
			expect(y).toBeLessThanOrEqual(box.bottom);
		}
	});

	it("with a character that the font does not have is refused", async () => {
		const lettering = await loadLettering("X1🚚");
		expect(() => lettering("X1🚚")).toThrow(
			'The headline "X1🚚" contains "🚚", which its font does not have. Leave it out.',
		);
	});
});
