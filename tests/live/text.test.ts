import { expect, it } from "vitest";
import { whatIsLost } from "../browser/reading.ts";
import { visit } from "../browser/visit.ts";
import { pages } from "../site.ts";

it.each(pages)("$path shows all of its text at every width", async ({ path }) => {
	const { page } = await visit(path);
	for (const width of [320, 390, 540, 641, 768, 930, 1000, 1280, 1920]) {
		await page.setViewportSize({ width, height: 640 });
		expect(await whatIsLost(page), `${width} px wide`).toEqual([]);
	}
});
