import { describe, expect, it } from "vitest";
import { routes } from "../../content/model/routes.ts";
import { sidewaysScroll, whatIsLost } from "./reading.ts";
import { openBrowser } from "./visit.ts";

const visit = openBrowser();

describe("in forced colours", () => {
	const forced = { forcedColors: "active", viewport: { width: 1280, height: 800 } } as const;

	it.each(routes)("every control of $path has an edge or an underline", async ({ path }) => {
		await using visitor = await visit(path, forced);
		const bare = await visitor.page.locator("main :is(a, button, summary):visible").evaluateAll((controls) =>
			controls
				.filter((control) => {
					const { textDecorationLine, borderBlockEndWidth } = getComputedStyle(control);
					const box = control.closest("details") ?? control;
					const frame = getComputedStyle(box).borderBlockEndWidth;
					const label = control.closest(".shipping-label");
					return textDecorationLine === "none" && borderBlockEndWidth === "0px" && frame === "0px" && !label;
				})
				.map(({ outerHTML }) => outerHTML.slice(0, 80)),
		);
		expect(bare).toEqual([]);
	});

	it("drawings keep their outlines, in the system's colour", async () => {
		await using visitor = await visit("/products/x1/", forced);
		const [stroke, text] = await visitor.page.evaluate(() =>
			["main svg", "h1"].map((selector) => {
				const element = document.querySelector(selector);
				const style = element && getComputedStyle(element);
				return selector === "h1" ? style?.color : style?.stroke;
			}),
		);
		expect(stroke).toBe(text);
	});

	it("the current page is marked in the drawer by more than a colour that is gone", async () => {
		await using visitor = await visit("/products/x1/", forced);
		const { page } = visitor;
		await page.getByRole("button", { name: "Menu" }).click();
		const widths = await page
			.getByRole("dialog")
			.getByRole("link")
			.evaluateAll((links) =>
				links.map((link) => [
					link.hasAttribute("aria-current"),
					Number.parseFloat(getComputedStyle(link).borderInlineStartWidth) > 2,
				]),
			);
		expect(widths.filter(([current]) => current)).toEqual([[true, true]]);
		expect(widths.filter(([current, marked]) => current !== marked)).toEqual([]);
	});
});

describe("with reduced motion", () => {
	it.each(routes)("nothing on $path moves, also when cards come into view", async ({ path }) => {
		await using visitor = await visit(path, { reducedMotion: "reduce" });
		const { page } = visitor;
		await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
		expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
		const hidden = await page
			.locator(".stagger > *")
			.evaluateAll((cards) => cards.filter((card) => getComputedStyle(card).opacity !== "1").length);
		expect(hidden).toBe(0);
	});
});

describe("with images switched off", () => {
	it.each(routes)("$path says the same, in the same order", async ({ path }) => {
		await using ordinary = await visit(path);
		await using visitor = await visit(path, { imagesOff: true });
		expect(await visitor.page.locator("body").innerText()).toBe(
			await ordinary.page.locator("body").innerText(),
		);
		expect(await whatIsLost(visitor.page)).toEqual([]);
		expect(await sidewaysScroll(visitor.page)).toBe(0);
	});
});

it.each(["light", "dark"] as const)(
	"The page beside the open drawer is as dark as what the backdrop covers, in the %s scheme",
	async (colorScheme) => {
		await using visitor = await visit("/partners/", { viewport: { width: 1280, height: 600 }, colorScheme });
		const { page } = visitor;
		await page.evaluate(() => scrollTo(0, 200));
		await page.getByRole("button", { name: "Menu" }).click();
		const room = await page.evaluate(() => {
			const root = getComputedStyle(document.documentElement);
			return { gutter: root.scrollbarGutter, strip: root.backgroundColor };
		});
		expect(room.gutter).toBe("stable");
		const [paper, backdrop] = await page.evaluate(() => {
			const dialog = document.querySelector("dialog");
			return [
				getComputedStyle(document.body).backgroundColor,
				dialog ? getComputedStyle(dialog, "::backdrop").backgroundColor : "",
			];
		});
		const [under, over, strip] = [paper, backdrop, room.strip].map((colour) =>
			(colour ?? "").match(/[\d.]+/g)?.map(Number),
		);
		const alpha = over?.[3] ?? 1;
		const seen = [0, 1, 2].map((channel) =>
			Math.round((over?.[channel] ?? 0) * alpha + (under?.[channel] ?? 0) * (1 - alpha)),
		);
		for (const channel of [0, 1, 2]) {
			expect(Math.abs((strip?.[channel] ?? 999) - (seen[channel] ?? 0))).toBeLessThanOrEqual(2);
		}
	},
);
