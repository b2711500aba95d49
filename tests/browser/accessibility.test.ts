import type { Locator } from "playwright";
import { describe, expect, it } from "vitest";
import { onePageOfEachKind, pageOf } from "../site.ts";
import { visit } from "./visit.ts";

/*
 * Snapshots of the accessibility tree. If one changes, review the difference, then update it with
 * `npx vitest -u --config tests/vitest.config.ts accessibility`.
 */
describe("the accessibility tree matches the reviewed snapshot", () => {
	/** Removes the year, which comes from the visitor's clock. */
	async function expectTree(element: Locator, name: string): Promise<void> {
		const tree = (await element.ariaSnapshot()).replace(/© \d{4}/, "© YEAR");
		await expect(`${tree}\n`).toMatchFileSnapshot(`snapshots/${name}.txt`);
	}

	it.each(onePageOfEachKind)("in the main content of $path", async ({ path, kind }) => {
		const { page } = await visit(path);
		await expectTree(page.getByRole("main"), kind);
	});

	it("in the header, the footer and the drawer of every page", async () => {
		const { page } = await visit(pageOf("product").path);
		await expectTree(page.getByRole("banner"), "header");
		await expectTree(page.getByRole("contentinfo"), "footer");
		await page.getByRole("button", { name: "Menu" }).click();
		await expectTree(page.getByRole("dialog", { name: "Navigation" }), "drawer");
	});
});
