import type { Locator } from "playwright";
import { describe, it } from "vitest";
import { expectReviewed } from "../reviewed.ts";
import { onePageOfEachKind, pageOf } from "../site.ts";
import { visit } from "./visit.ts";

describe("the accessibility tree matches the reviewed snapshot", () => {
	/** Removes the year, which comes from the visitor's clock. */
	async function expectTree(element: Locator, name: string): Promise<void> {
		const tree = (await element.ariaSnapshot()).replace(/© \d{4}/, "© YEAR");
		await expectReviewed(`${tree}\n`, `snapshots/${name}.txt`);
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
