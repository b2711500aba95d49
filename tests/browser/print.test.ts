import { describe, expect, it } from "vitest";
import { company } from "../../content/company.ts";
import { keysOf } from "../../content/keys.ts";
import { textOf } from "../../content/placeholder.ts";
import { products } from "../../content/products.ts";
import { productPath } from "../../content/routes.ts";
import { siteUrl } from "../site.ts";
import { openBrowser } from "./visit.ts";

const visit = openBrowser();

describe.each(keysOf(products))("the page of %s, printed", (id) => {
	it.each(["Letter", "A4"])("fits on one sheet of %s", async (format) => {
		await using visitor = await visit(productPath(id), { javaScriptEnabled: false });
		const pdf = (await visitor.page.pdf({ format, preferCSSPageSize: false })).toString("latin1");
		expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
	});

	it("shows drawing, description, contact, the page's address and the video's, and no controls", async () => {
		await using visitor = await visit(productPath(id));
		const { page } = visitor;
		await page.emulateMedia({ media: "print" });
		expect(await page.locator(".video__poster").isVisible()).toBe(true);
		const text = await page.locator("body").innerText();
		for (const part of [
			products[id].description,
			textOf(company.phone),
			textOf(company.email),
			siteUrl + productPath(id),
			`https://www.youtube-nocookie.com/embed/${textOf(products[id].videoId)}`,
		]) {
			expect(text).toContain(part);
		}
		expect(text).not.toMatch(/Menu|Play the/);
	});
});
