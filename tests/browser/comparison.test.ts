import { describe, expect, it } from "vitest";
import { comparedTypes, machineGuide } from "../../content/machine-guide.ts";
import { sidewaysScroll, whatIsLost } from "./reading.ts";
import { openBrowser } from "./visit.ts";

const visit = openBrowser();

describe.each([320, 768, 930])("the comparison of types, %d px wide", (width) => {
	it("shows every word, with nothing to scroll sideways", async () => {
		await using visitor = await visit("/", { viewport: { width, height: 800 } });
		const { page } = visitor;
		const boxes = await page
			.locator(".machine-guide *")
			.evaluateAll((elements) =>
				elements
					.filter(({ scrollWidth, clientWidth }) => clientWidth > 0 && scrollWidth > clientWidth + 1)
					.map(({ className }) => className),
			);
		expect(boxes).toEqual([]);
		const outside = await page
			.locator(".type-table td")
			.evaluateAll((cells) => cells.filter((cell) => cell.getBoundingClientRect().right > innerWidth).length);
		expect(outside).toBe(0);
		expect(await sidewaysScroll(page)).toBe(0);
		expect(await whatIsLost(page)).toEqual([]);
	});

	it("names each type above its values, and each value on its left", async () => {
		await using visitor = await visit("/", { viewport: { width, height: 800 } });
		const { type, ...labels } = machineGuide.columns;
		const entries = await visitor.page.locator(".type-table tbody tr").evaluateAll((rows) =>
			rows.map((row) => {
				const [name, ...values] = row.children;
				return {
					isAbove: values.every(
						(value) =>
							value.getBoundingClientRect().top >= (name?.getBoundingClientRect().bottom ?? Infinity) - 1,
					),
					labels: values.map((value) => value.getAttribute("data-label")),
					shown: values.map((value) => getComputedStyle(value, "::before").content),
				};
			}),
		);
		expect(entries).toEqual(
			comparedTypes.map(() => ({
				isAbove: true,
				labels: Object.values(labels),
				shown: Object.values(labels).map((label) => `"${label}"`),
			})),
		);
	});

	it("is a table for screen readers, with a header for each row", async () => {
		await using visitor = await visit("/", { viewport: { width, height: 800 } });
		const table = visitor.page.getByRole("table", { name: machineGuide.caption });
		expect(await table.getByRole("rowheader").allInnerTexts()).toEqual(comparedTypes.map(({ type }) => type));
		expect(await table.getByRole("cell").count()).toBe(
			comparedTypes.length * (Object.keys(machineGuide.columns).length - 1),
		);
	});
});

it("Every section of the home page has a heading, and none has to be scrolled", async () => {
	await using visitor = await visit("/");
	const sections = visitor.page.locator("main section");
	expect(
		await sections.evaluateAll(
			(all) =>
				all.filter((section) => !section.querySelector("h1, h2, h3") || section.hasAttribute("tabindex"))
					.length,
		),
	).toBe(0);
});

it("With text twice as large, the comparison fits a small phone", async () => {
	await using visitor = await visit("/", { viewport: { width: 320, height: 800 }, bypassCSP: true });
	await visitor.page.addStyleTag({ content: "html { font-size: 200% !important }" });
	expect(await sidewaysScroll(visitor.page)).toBe(0);
	const menu = await visitor.page.getByRole("button", { name: "Menu" }).boundingBox();
	const row = await visitor.page.locator(".navigation-bar__row").boundingBox();
	expect((menu?.x ?? 0) + (menu?.width ?? 0)).toBeLessThanOrEqual((row?.x ?? 0) + (row?.width ?? 0) + 0.5);
});
