import type { Locator } from "playwright";
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

	/** The difference between the lightest and the darkest gray inside of a control. */
	async function contrastIn(control: Locator): Promise<number> {
		const picture = sharp(await control.screenshot());
		const { width, height } = await picture.metadata();
		const [left, top] = [Math.round(width / 4), Math.round(height / 4)];
		const inside = picture.extract({ left, top, width: 2 * left, height: 2 * top });
		const grays = await inside.grayscale().raw().toBuffer();
		return Math.max(...grays) - Math.min(...grays);
	}

	it("the video keeps its arrow, and the drawer its cross and mark", async () => {
		const { page } = await visit(pageOf("product").path, forced);
		expect(await contrastIn(page.locator(".video__play"))).toBeGreaterThan(200);
		await page.getByRole("button", { name: "Menu" }).click();
		const marked = await page.locator("role=dialog >> role=link").evaluateAll((links) => {
			const isMarked = (link: Element) =>
				Number.parseFloat(getComputedStyle(link).borderInlineStartWidth) > 2;
			return links.filter(isMarked).map(({ ariaCurrent }) => ariaCurrent);
		});
		expect(marked).toEqual(["page"]);
		expect(await contrastIn(page.getByRole("button", { name: "Close navigation" }))).toBeGreaterThan(200);
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

it("A button that is pointed at keeps the color of its words", async () => {
	const { page } = await visit("/");
	const button = page.getByRole("main").getByRole("link").first();
	const colors = () => button.evaluate((link) => [getComputedStyle(link).color, link.matches(":hover")]);
	const [color] = await colors();
	await button.hover();
	expect(await colors()).toEqual([color, true]);
});
