import { describe, expect, it } from "vitest";
import { company } from "../../content/company.ts";
import { glossary } from "../../content/glossary.ts";
import { chooser, comparison } from "../../content/guide.ts";
import { home } from "../../content/home.ts";
import { labels } from "../../content/interface.ts";
import { keysOf } from "../../content/model/keys.ts";
import { fill } from "../../content/model/labels.ts";
import { textOf as shown } from "../../content/model/placeholder.ts";
import { productPath } from "../../content/model/routes.ts";
import { productLists, products } from "../../content/products.ts";
import { all, documentOf, textOf } from "../site.ts";

describe("the home page", () => {
	it("helps with the choice after Why Choose and before Contact Us", () => {
		expect(all("/", "main > section").map((section) => section.getAttribute("class")?.split(" ")[0])).toEqual(
			["hero", "innovation", "why-choose", "guide", "contact"],
		);
	});

	it("leads from each question about a load, in order, to machines by plain links", () => {
		const items = all("/", ".guide ol > li");
		expect(items.map((item) => textOf(item).split("?")[0])).toEqual(
			[...chooser.questions, chooser.otherwise].map(({ question }) => question.replace("?", "")),
		);
		expect(items.map((item) => [...item.querySelectorAll("a")].map(textOf))).toEqual([
			...chooser.questions.map(({ links }) => links.map(({ label }) => label)),
			[shown(company.phone)],
		]);
		expect(all("/", "form, input, select, textarea")).toEqual([]);
	});

	it("compares the types in a table whose cells belong to a column and a row", () => {
		expect(all("/", "table caption").map(textOf)).toEqual([comparison.caption]);
		expect(all("/", "thead th[scope=col]").map(textOf)).toEqual(Object.values(comparison.columns));
		expect(all("/", "tbody th[scope=row]").map(textOf)).toEqual(comparison.rows.map(({ type }) => type));
		for (const row of all("/", "tbody tr")) {
			expect(row.querySelectorAll("th, td")).toHaveLength(keysOf(comparison.columns).length);
		}
		expect(textOf(documentOf("/").querySelector(".guide"))).toContain(comparison.note.text);
	});

	it("lists under Contact Us what to have at hand before a call", () => {
		const { heading, items } = home.contact.beforeYouCall;
		expect(all("/", ".contact h3").map(textOf)).toEqual([heading]);
		expect(all("/", ".contact li").map(textOf)).toEqual(items);
	});
});

const explained = [
	...keysOf(products).map((id) => ({ path: productPath(id), terms: products[id].terms })),
	...keysOf(productLists).map((id) => ({ path: productPath(id), terms: productLists[id].terms })),
];

describe.each(explained)("the terms on $path", ({ path, terms }) => {
	it("are three to six, each with its meaning", () => {
		expect(terms.length).toBeGreaterThanOrEqual(3);
		expect(terms.length).toBeLessThanOrEqual(6);
		expect(all(path, ".terms dt").map(textOf)).toEqual(terms);
		expect(all(path, ".terms dd").map(textOf)).toEqual(terms.map((term) => glossary[term]));
	});

	it("are words that the page uses or shows", () => {
		const page = documentOf(path);
		page.querySelector(".terms")?.remove();
		const words = [
			textOf(page.querySelector("main")),
			...[...page.querySelectorAll("main [aria-label]")].map((element) => element.getAttribute("aria-label")),
		]
			.join(" ")
			.toLowerCase();
		const foreign = terms.filter(
			(term) =>
				!term
					.toLowerCase()
					.match(/[a-z-]{4,}/g)
					?.some((word) => words.includes(word)),
		);
		expect(foreign).toEqual([]);
	});
});

it("The glossary contains no term that no page explains", () => {
	const used = new Set<string>(explained.flatMap(({ terms }) => terms));
	expect(keysOf(glossary).filter((term) => !used.has(term))).toEqual([]);
});

const machines = [
	...keysOf(products).map((id) => ({ path: productPath(id), names: [products[id].name] })),
	...keysOf(productLists).map((id) => ({
		path: productPath(id),
		names: productLists[id].items.map(({ name }) => name),
	})),
];

describe.each(machines)("$path", ({ path, names }) => {
	it("offers an e-mail whose subject names the machine", () => {
		const subjects = all(path, "main a[href^='mailto:']").map((link) => {
			const { searchParams } = new URL(link.getAttribute("href") ?? "");
			return [textOf(link), searchParams.get("subject")];
		});
		expect(subjects).toEqual(
			names.map((name) => [`${labels.productContact} (${name})`, fill(labels.productSubject, name)]),
		);
	});
});
