import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { files, onePageOfEachKind, pageOf, textOfFile } from "../site.ts";
import { visit } from "./visit.ts";

describe("in forced colors", () => {
	const forced = { forcedColors: "active", viewport: { width: 1280, height: 800 } } as const;

	it.each(onePageOfEachKind)("every control of $path has an edge or an underline", async ({ path }) => {
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

	it("the drawer keeps its cross and marks the current page", async () => {
		const { page } = await visit(pageOf("product").path, forced);
		await page.getByRole("button", { name: "Menu" }).click();
		const marked = await page.locator("role=dialog >> role=link").evaluateAll((links) => {
			const isMarked = (link: Element) =>
				Number.parseFloat(getComputedStyle(link).borderInlineStartWidth) > 2;
			return links.filter(isMarked).map(({ ariaCurrent }) => ariaCurrent);
		});
		expect(marked).toEqual(["page"]);
		const button = await page.getByRole("button", { name: "Close navigation" }).screenshot();
		const { channels } = await sharp(button)
			.extract({ left: 12, top: 12, width: 20, height: 20 })
			.grayscale()
			.stats();
		expect((channels[0]?.max ?? 0) - (channels[0]?.min ?? 0), "the cross of its button").toBeGreaterThan(200);
	});

	it("every color of the shared drawings is a system color", async () => {
		const { page } = await visit("/", forced);
		const file = [...files.keys()].find((name) => name.startsWith("assets/drawings-")) ?? "";
		const tokens = [...new Set(textOfFile(file).match(/--[\w-]+/g))];
		expect(tokens).toContain("--a2");
		const values = await page
			.locator("svg:has(use)")
			.first()
			.evaluate(
				(drawing, names) => names.map((name) => getComputedStyle(drawing).getPropertyValue(name)),
				tokens,
			);
		const system = ["Canvas", "CanvasText", "SelectedItem", "LinkText", "none"];
		expect(values.filter((value) => !system.includes(value))).toEqual([]);
	});
});

it("In dark mode, the shipping label keeps its light colors", async () => {
	const { page } = await visit("/", { colorScheme: "light" });
	const textColor = (selector: string) =>
		page.locator(selector).evaluate((element) => getComputedStyle(element).color);
	const inLightMode = await textColor("body");
	await page.emulateMedia({ colorScheme: "dark" });
	expect(await textColor("role=region[name='Contact Us'] >> role=link >> nth=0")).toBe(inLightMode);
	expect(await textColor("body")).not.toBe(inLightMode);
});
