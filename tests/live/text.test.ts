import { describe, expect, it } from "vitest";
import { whatIsLost } from "../browser/reading.ts";
import { visit } from "../browser/visit.ts";
import { Faults } from "../faults.ts";
import { pages } from "../site.ts";

describe("every page", () => {
	it("shows all of its text at every width", async () => {
		const lost = new Faults();
		for (const { path } of pages) {
			await using visited = await visit(path);
			for (const width of [320, 390, 540, 641, 768, 930, 1000, 1280, 1920]) {
				await visited.page.setViewportSize({ width, height: 640 });
				lost.add(`${path} at ${width} px`, await whatIsLost(visited.page));
			}
		}
		expect(lost.lines).toEqual([]);
	});
});
