import { describe, expect, it } from "vitest";
import { sheet } from "../../content/chooser.ts";
import { visit } from "./visit.ts";

describe("the sheet of machines", () => {
	it.each([
		[320, "screen"],
		[600, "screen"],
		[1024, "screen"],
		[1440, "screen"],
		[995, "print"],
	] as const)("has one scale at %i px on %s", async (width, media) => {
		const { page } = await visit("/", { viewport: { width, height: 900 } });
		await page.emulateMedia({ media });
		const drawings = page
			.getByRole("region", { name: sheet.title })
			.locator("svg:not(.machine-sheet__plan *)");
		const [measure = 0, ...machines] = await drawings.evaluateAll((all: SVGSVGElement[]) =>
			all.map((drawing) => drawing.getScreenCTM()?.a ?? 0),
		);
		expect(machines).not.toEqual([]);
		// Browsers place boxes at 64ths of a pixel, which is 0.02% of a drawing.
		expect(machines).toEqual(machines.map(() => expect.closeTo(measure, 3)));
	});
});
