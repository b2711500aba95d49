import { describe, expect, it } from "vitest";
import { onePageOfEachKind } from "../site.ts";
import { visit } from "./visit.ts";

describe("forced colors", () => {
	const forced = { forcedColors: "active", viewport: { width: 1280, height: 800 } } as const;

	it.each(onePageOfEachKind)("leave every control of $path an edge or an underline", async ({ path }) => {
		const { page } = await visit(path, forced);
		const bare = await page.locator("role=main >> :is(a, button, summary):visible").evaluateAll((controls) =>
			controls
				.filter((control) => {
					const boxes = [control, control.closest("details")?.parentElement ?? control];
					const hasEdge = boxes.some((box) => getComputedStyle(box).borderBlockEndWidth !== "0px");
					const isPlain = getComputedStyle(control).textDecorationLine === "none";
					return isPlain && !hasEdge && !control.closest(".shipping-label");
				})
				.map(({ outerHTML }) => outerHTML.slice(0, 80)),
		);
		expect(bare).toEqual([]);
	});
});
