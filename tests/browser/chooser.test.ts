import { expect, it } from "vitest";
import { visit } from "./visit.ts";

it("Each machine's drawing in the chooser links to that machine, 390 and 1440 px wide", async () => {
	const { page } = await visit("/", { javaScriptEnabled: false });
	const drawings = page.locator(".chooser__step > .drawing:not(.load-drawing)");
	for (const width of [390, 1440]) {
		await page.setViewportSize({ width, height: 900 });
		const areLinks = await drawings.evaluateAll((drawings) =>
			drawings.map((drawing) => {
				drawing.scrollIntoView({ block: "center" });
				const { left, top, width, height } = drawing.getBoundingClientRect();
				const found = document.elementFromPoint(left + width / 2, top + height / 2);
				return drawing.parentElement?.contains(found?.closest(".chooser__links > :first-child") ?? null);
			}),
		);
		expect(new Set(areLinks), `${width} px`).toEqual(new Set([true]));
	}
});
