import { describe, expect, it } from "vitest";
import { onePageOfEachKind, pageOf } from "../site.ts";
import { whatIsLost } from "./reading.ts";
import { visit } from "./visit.ts";

describe("in forced colors", () => {
	const forced = { forcedColors: "active", viewport: { width: 1280, height: 800 } } as const;

	it.each(onePageOfEachKind)("every control of $path has an edge or an underline", async ({ path }) => {
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

	it("drawings keep their outlines in the system's color, and the drawer marks the current page by more than a color", async () => {
		await using visitor = await visit(pageOf("product").path, forced);
		const { page } = visitor;
		const stroke = await page
			.locator("main svg")
			.first()
			.evaluate((svg) => getComputedStyle(svg).stroke);
		expect(stroke).toBe(await page.locator("h1").evaluate((heading) => getComputedStyle(heading).color));
		await page.getByRole("button", { name: "Menu" }).click();
		const links = await page
			.getByRole("dialog")
			.getByRole("link")
			.evaluateAll((all) =>
				all.map((link) => ({
					isCurrent: link.hasAttribute("aria-current"),
					isMarked: Number.parseFloat(getComputedStyle(link).borderInlineStartWidth) > 2,
				})),
			);
		expect(links.filter(({ isCurrent }) => isCurrent)).toHaveLength(1);
		expect(links.filter(({ isCurrent, isMarked }) => isCurrent !== isMarked)).toEqual([]);
	});
});

it.each(onePageOfEachKind)(
	"With images turned off, $path says the same in the same order",
	async ({ path }) => {
		await using visitor = await visit(path);
		const { page } = visitor;
		const before = await page.locator("body").innerText();
		await page.route("**/*", (route) =>
			route.request().resourceType() === "image" ? route.abort() : route.fallback(),
		);
		await page.reload();
		await page.evaluate(() => document.fonts.ready.then(() => undefined));
		expect(await page.locator("body").innerText()).toBe(before);
		expect(await whatIsLost(page)).toEqual([]);
	},
);

it.each(["light", "dark"] as const)(
	"The strip for the scroll bar is as dark as what the drawer's backdrop covers, in the %s scheme",
	async (colorScheme) => {
		await using visitor = await visit("/", { viewport: { width: 1280, height: 600 }, colorScheme });
		const { page } = visitor;
		await page.getByRole("button", { name: "Menu" }).click();
		const { gutter, ...colors } = await page.evaluate(() => {
			const root = getComputedStyle(document.documentElement);
			const dialog = document.querySelector("dialog");
			const backdrop = dialog && getComputedStyle(dialog, "::backdrop").backgroundColor;
			const paper = getComputedStyle(document.body).backgroundColor;
			return { gutter: root.scrollbarGutter, strip: root.backgroundColor, paper, backdrop: backdrop ?? "" };
		});
		expect(gutter).toBe("stable");
		const channels = (color: string) => color.match(/[\d.]+/g)?.map(Number) ?? [];
		const [strip, paper, backdrop] = [colors.strip, colors.paper, colors.backdrop].map(channels);
		const alpha = backdrop?.[3] ?? 1;
		for (const channel of [0, 1, 2]) {
			const covered = (backdrop?.[channel] ?? 0) * alpha + (paper?.[channel] ?? 0) * (1 - alpha);
			expect(Math.abs((strip?.[channel] ?? 999) - covered)).toBeLessThanOrEqual(2.5);
		}
	},
);
