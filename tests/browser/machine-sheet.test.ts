import type { Page } from "playwright";
import { describe, expect, it } from "vitest";
import { sheet, types } from "../../content/guide.ts";
import { visit } from "./visit.ts";

const machines = Object.values(types).flatMap(({ machines }) => machines);

describe("the sheet of machines", () => {
	const region = (page: Page) => page.getByRole("region", { name: sheet.title });

	it("has one scale on any screen and in print", async () => {
		const { page } = await visit("/");
		const faults: string[] = [];
		for (const [width, media] of [
			[320, "screen"],
			[600, "screen"],
			[1024, "screen"],
			[1440, "screen"],
			[995, "print"],
		] as const) {
			await page.setViewportSize({ width, height: 900 });
			await page.emulateMedia({ media });
			const [measure, ...drawings] = await region(page)
				.locator("svg:not(.machine-sheet__plan *)")
				.evaluateAll((all: SVGSVGElement[]) =>
					all.map((drawing) => ({
						name: drawing.classList.value,
						scale: drawing.getScreenCTM()?.a ?? 0,
					})),
				);
			expect(drawings.length).toBeGreaterThanOrEqual(machines.length);
			for (const { name, scale } of drawings) {
				const size = (100 * scale) / (measure?.scale ?? 0);
				// Browsers place boxes at 64ths of a pixel, which is 0.02 % of a drawing.
				if (Math.abs(size - 100) > 0.1)
					faults.push(`${name} has ${size} % of its size at ${width} px, ${media}`);
			}
		}
		expect(faults).toEqual([]);
	});

	it.each(["Letter", "A4"])("is on one sheet of paper of its own, in %s", async (format) => {
		const { page } = await visit("/");
		const pdf = (await page.pdf({ format, preferCSSPageSize: true })).toString("latin1");
		const sizes = [...pdf.matchAll(/\/MediaBox\s*\[\s*0\s+0\s+([\d.]+)\s+([\d.]+)/g)];
		const isTurned = sizes.map(([, width, height]) => Number(width) > Number(height));
		expect(isTurned.filter(Boolean)).toHaveLength(1);
		expect(isTurned[0]).toBe(false);
	});
});
