import type { Locator } from "playwright";
import { describe, expect, it } from "vitest";
import { onePageOfEachKind, pageOf } from "../site.ts";
import { visit } from "./visit.ts";

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
