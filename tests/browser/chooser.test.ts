import { expect, it } from "vitest";
import { all } from "../site.ts";
import { visit } from "./visit.ts";

it("Each machine's drawing in the chooser links to that machine, 390 and 1440 px wide", async () => {
	const { page } = await visit("/", { javaScriptEnabled: false });
	const links = all("/", ".chooser > li")
		.slice(0, -1)
		.map((step) => step.querySelector(".chooser__links > a")?.getAttribute("href"));
	expect(links.every(Boolean)).toBe(true);
	for (const width of [390, 1440]) {
		await page.setViewportSize({ width, height: 900 });
		const behindDrawings = await page
			.locator(".chooser__step > .drawing:not(.load-drawing)")
			.evaluateAll((drawings) =>
				drawings.map((drawing) => {
					drawing.scrollIntoView({ block: "center" });
					const { left, top, width, height } = drawing.getBoundingClientRect();
					const found = document.elementFromPoint(left + width / 2, top + height / 2);
					return found?.closest("a")?.getAttribute("href");
				}),
			);
		expect(behindDrawings, `${width} px`).toEqual(links);
	}
});
