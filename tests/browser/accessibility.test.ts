import { createRequire } from "node:module";
import type { AxeResults, RunOptions } from "axe-core";
import type { Locator, Page } from "playwright";
import { describe, expect, it } from "vitest";
import { onePageOfEachKind, pageOf, pages } from "../site.ts";
import { visit } from "./visit.ts";

declare const axe: {
	run(options: RunOptions): Promise<AxeResults>;
	getRules(): readonly { readonly ruleId: string }[];
};

const axePath = createRequire(import.meta.url).resolve("axe-core/axe.min.js");

/** What axe finds wrong by every rule that it has, also the experimental and the AAA ones; one line for each element. */
async function violations(page: Page): Promise<string[]> {
	const { violations, passes } = await page.evaluate(() =>
		axe.run({
			resultTypes: ["violations"],
			rules: Object.fromEntries(axe.getRules().map(({ ruleId }) => [ruleId, { enabled: true }])),
		}),
	);
	if (passes.length < 10) throw new Error("axe has hardly looked at anything.");
	return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 120)}`));
}

const desktop = { viewport: { width: 1440, height: 900 }, colorScheme: "light" } as const;
const darkPhone = { viewport: { width: 390, height: 844 }, colorScheme: "dark" } as const;

/** Opens a page, into which its own policy would not let axe. */
async function visitWithAxe(path: string, screen: typeof desktop | typeof darkPhone) {
	const visitor = await visit(path, { ...screen, bypassCSP: true });
	await visitor.page.addScriptTag({ path: axePath });
	return visitor;
}

describe("axe finds nothing wrong", () => {
	it.each(pages)("with $path", async ({ path }) => {
		await using visitor = await visitWithAxe(path, desktop);
		expect(await violations(visitor.page)).toEqual([]);
	});

	it.each(onePageOfEachKind)("with $path in the dark on a phone", async ({ path }) => {
		await using visitor = await visitWithAxe(path, darkPhone);
		expect(await violations(visitor.page)).toEqual([]);
	});

	it.each([desktop, darkPhone])("with an open video and the open drawer, $colorScheme", async (screen) => {
		await using visitor = await visitWithAxe(pageOf("list").path, screen);
		const { page } = visitor;
		await page.locator("summary").first().click();
		expect(await violations(page)).toEqual([]);
		await page.getByRole("button", { name: "Menu" }).click();
		expect(await violations(page)).toEqual([]);
	});
});

/*
 * What assistive technology is told. A snapshot that changes is a change that someone has to read: look at the
 * difference, then keep it with `npx vitest -u --config tests/vitest.config.ts accessibility`.
 */
describe("assistive technology is told what it was told when someone last read it", () => {
	/** Without the year, which the page takes from the visitor's clock. */
	async function expectTree(element: Locator, name: string): Promise<void> {
		const tree = (await element.ariaSnapshot()).replace(/© \d{4}/, "© YEAR");
		await expect(`${tree}\n`).toMatchFileSnapshot(`snapshots/${name}.txt`);
	}

	it.each(onePageOfEachKind)("by the main part of $path", async ({ path, kind }) => {
		await using visitor = await visit(path);
		await expectTree(visitor.page.locator("main"), kind);
	});

	it("by the header, the footer and the drawer of every page", async () => {
		await using visitor = await visit(pageOf("product").path);
		const { page } = visitor;
		await expectTree(page.locator("header"), "header");
		await expectTree(page.locator("footer"), "footer");
		await page.getByRole("button", { name: "Menu" }).click();
		await expectTree(page.getByRole("dialog", { name: "Navigation" }), "drawer");
	});
});
