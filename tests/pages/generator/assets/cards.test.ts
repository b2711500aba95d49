import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { routes } from "../../../../content/site/routes.ts";
import { loadLettering } from "../../../../pages/generator/assets/fonts/lettering.ts";
import { atLeastOne } from "../../../at-least-one.ts";
import { cardOf } from "../../../site.ts";

const indexed = routes.filter((route) => route.indexed);

describe("the card", () => {
	it.each(atLeastOne(indexed, "indexed pages"))("of $path is a PNG of at most 60 kB", async ({ path }) => {
		const card = cardOf(path);
		expect(await sharp(card).metadata()).toMatchObject({ format: "png", width: 1200, height: 630 });
		expect(card.length).toBeLessThanOrEqual(60_000);
	});
});

describe("a heading on a card", () => {
	it.each([
		["X1🚚", '"🚚" (U+1F69A)'],
		["Big X\u030a", '"X\u030a" (U+030A)'],
	])("with a character that the font does not have, such as %s, is found", async (heading, character) => {
		const { missingIn } = await loadLettering(heading);
		expect(missingIn(heading)).toEqual([character]);
	});
});
