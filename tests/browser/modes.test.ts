import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { onePageOfEachKind, pageOf } from "../site.ts";
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

	it.each([
		["the arrow of the video", ".video__play"],
		["the cross of the drawer", "role=button[name='Close navigation']"],
	])("leave %s visible", async (_, control) => {
		const { page } = await visit(pageOf("product").path, forced);
		if (control.startsWith("role")) await page.getByRole("button", { name: "Menu" }).click();
		const picture = sharp(await page.locator(control).screenshot());
		const { width, height } = await picture.metadata();
		const [left, top] = [Math.round(width / 4), Math.round(height / 4)];
		const { channels } = await picture.extract({ left, top, width: 2 * left, height: 2 * top }).stats();
		expect(Math.max(...channels.map(({ min, max }) => max - min)), "its contrast").toBeGreaterThan(200);
	});

	it("leave a mark beside the open page in the drawer", async () => {
		const { page } = await visit(pageOf("product").path, forced);
		await page.getByRole("button", { name: "Menu" }).click();
		const marked = await page.locator("role=dialog >> role=link").evaluateAll((links) => {
			const isMarked = (link: Element) =>
				Number.parseFloat(getComputedStyle(link).borderInlineStartWidth) > 2;
			return links.filter(isMarked).map(({ ariaCurrent }) => ariaCurrent);
		});
		expect(marked).toEqual(["page"]);
	});
});
