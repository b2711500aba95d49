import { describe, expect, it } from "vitest";
import { company } from "../../content/company.ts";
import { glossary } from "../../content/glossary.ts";
import { keysOf } from "../../content/model/keys.ts";
import { textOf } from "../../content/model/placeholder.ts";
import { productPath, type Route, routes } from "../../content/model/routes.ts";
import { products } from "../../content/products.ts";
import { siteUrl } from "../site.ts";
import { sidewaysScroll, whatIsLost } from "./reading.ts";
import { openBrowser } from "./visit.ts";

const visit = openBrowser();

/** The most sheets that a page may take, of either paper. */
const sheets: Readonly<Record<Route["kind"], number>> = { page: 1, product: 1, list: 3 };
const sheetsOf = ({ path, kind }: Route) => (path === "/" ? 4 : sheets[kind]);

/** The width of what is printed, in CSS pixels: the paper without its margins. */
const papers = { Letter: 726, A4: 703, A3: 1032 } as const;

describe.each(keysOf(papers))("printed on %s", (format) => {
	it.each(routes)("$path takes few sheets", async (route) => {
		await using visitor = await visit(route.path, { javaScriptEnabled: false });
		const pdf = (await visitor.page.pdf({ format, preferCSSPageSize: false })).toString("latin1");
		const count = pdf.match(/\/Type\s*\/Page\b/g)?.length;
		expect(count).toBeGreaterThan(0);
		expect(count).toBeLessThanOrEqual(sheetsOf(route));
	});

	it.each(routes)("$path loses no text and prints none over another", async ({ path }) => {
		const paper = { viewport: { width: papers[format], height: 4000 } };
		await using visitor = await visit(path, paper);
		await visitor.page.emulateMedia({ media: "print" });
		expect(await sidewaysScroll(visitor.page)).toBe(0);
		expect(await whatIsLost(visitor.page)).toEqual([]);
	});
});

describe.each(keysOf(products))("the page of %s, printed", (id) => {
	it("shows drawing, description, terms, contact, its address and the video's, and no controls", async () => {
		await using visitor = await visit(productPath(id));
		const { page } = visitor;
		await page.emulateMedia({ media: "print" });
		expect(await page.locator(".video__poster").isVisible()).toBe(true);
		const text = await page.locator("body").innerText();
		for (const part of [
			products[id].description,
			...products[id].terms.map((term) => glossary[term]),
			textOf(company.phone),
			textOf(company.email),
			siteUrl + productPath(id),
			`https://www.youtube-nocookie.com/embed/${textOf(products[id].videoId)}`,
		]) {
			expect(text).toContain(part);
		}
		expect(text).not.toMatch(/Menu|Play the|Next machine|about this machine/);
	});
});

it.each(routes)("$path prints its address if it is one that can be asked for", async ({ path, indexed }) => {
	await using visitor = await visit(path);
	await visitor.page.emulateMedia({ media: "print" });
	expect((await visitor.page.locator("body").innerText()).includes(siteUrl + path)).toBe(indexed);
});
