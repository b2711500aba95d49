import { type ConfigData, HtmlValidate } from "html-validate";
import { describe, expect, it } from "vitest";
import { atLeastOne } from "../at-least-one.ts";
import { Faults } from "../faults.ts";
import { files } from "../site.ts";

const config: ConfigData = {
	root: true,
	extends: ["html-validate:recommended", "html-validate:document"],
	rules: {
		// HTML allows React's spelling: `charSet`, `<br/>`, `hidden=""`, `required=""`.
		"attr-case": "off",
		"void-style": "off",
		"attribute-empty-style": "off",
		"attribute-boolean-style": "off",
		// The drawer has an h2 before the page's h1, but is not in the outline while it is closed.
		"heading-level": ["error", { sectioningRoots: [], minInitialRank: "h2" }],
		// Lower case, like the rest of the markup.
		"doctype-style": ["error", { style: "lowercase" }],
		// In a form, their defaults are right: text, and a button that sends it.
		"no-implicit-input-type": "off",
		"no-implicit-button-type": "off",
		// The site's own files have a hash in their names, and services change theirs.
		"require-sri": "off",
		// Visitors would copy non-breaking characters with the number, and very large numbers have to
		// wrap.
		"tel-non-breaking": "off",
	},
};

/**
 * The contents of templates. They are a document of their own, but the validator counts their
 * `main` as the page's. They are the body of products/404.html, which is also validated.
 */
const inert = /(?<=<template[^>]*>).*?(?=<\/template>)/gs;

const pages = atLeastOne(
	[...files].filter(([file]) => file.endsWith(".html")),
	"pages",
);

/** What a check of their HTML finds on all pages. */
function faultsOf(check: (html: string) => readonly string[]): readonly string[] {
	const faults = new Faults();
	for (const [file, html] of pages) faults.add(file, check(String(html)));
	return faults.lines;
}

describe("the HTML of every page", () => {
	it("is valid", async () => {
		const validator = new HtmlValidate(config);
		const messagesOf = (html: string) =>
			validator
				.validateStringSync(html.replace(inert, ""))
				.results.flatMap(({ messages }) =>
					messages.map(({ ruleId, message, selector }) => `${message} (${ruleId}) at ${selector}`),
				);
		expect(faultsOf(messagesOf)).toEqual([]);
	});

	it("has no invisible character", () => {
		const invisible = /.{0,20}[\u00a0\u00ad\u200b-\u200f\u2028-\u202f\u2060-\u206f\ufeff].{0,20}/g;
		expect(faultsOf((html) => html.match(invisible) ?? [])).toEqual([]);
	});

	it("has no sentence that ends with two periods", () => {
		expect(faultsOf((html) => html.match(/.{0,20}(?<!\.)\.\.(?=[\s<]).{0,20}/g) ?? [])).toEqual([]);
	});

	it("has a space between neighboring strings", () => {
		const glued = /[\p{L}\d.):?]<\/[^>]+><[a-z][^>]*>[\p{L}\d(]/gu;
		expect(faultsOf((html) => html.match(glued) ?? [])).toEqual([]);
	});
});
