import { describe, expect, it } from "vitest";
import { sheet } from "../../content/chooser.ts";
import { visit } from "./visit.ts";

describe("the sheet of machines", () => {
	it("has one scale at every width, on screen and on paper", async () => {
		const { page } = await visit("/");
		const drawings = page
			.getByRole("region", { name: sheet.title })
			.locator("svg:not(.machine-sheet__plan *)");
		for (const [width, media] of [
			[320, "screen"],
			[600, "screen"],
			[1024, "screen"],
			[1440, "screen"],
			[995, "print"],
		] as const) {
			await page.setViewportSize({ width, height: 900 });
			await page.emulateMedia({ media });
			const [measure = 0, ...machines] = await drawings.evaluateAll((all: SVGSVGElement[]) =>
				all.map((drawing) => drawing.getScreenCTM()?.a ?? 0),
			);
			const scales = `the scales of the machines at ${width} px on ${media}`;
			expect(machines, scales).not.toEqual([]);
			// Browsers place boxes at 64ths of a pixel, which is 0.02% of a drawing.
			expect(machines, scales).toEqual(machines.map(() => expect.closeTo(measure, 3)));
		}
	});
});
