import { type ConfigData, HtmlValidate } from "html-validate";
import { describe, expect, it } from "vitest";
import { files } from "../site.ts";

const config: ConfigData = {
	root: true,
	extends: ["html-validate:recommended", "html-validate:document"],
	rules: {
		// How React spells what HTML lets anyone spell as they like: `charSet`, `<br/>`, `hidden=""`.
		"attr-case": "off",
		"void-style": "off",
		"attribute-empty-style": "off",
		// The drawer stands before the page's h1 and is headed by an h2: where it is closed, it is in nobody's outline.
		"heading-level": ["error", { sectioningRoots: [], minInitialRank: "h2" }],
		// Lower case, as the rest of the markup.
		"doctype-style": ["error", { style: "lowercase" }],
		// The one script comes from the site itself, under a name made of its contents.
		"require-sri": ["error", { target: "crossorigin" }],
		// Non-breaking characters would be copied with the number, and it has to wrap where text is set very large.
		"tel-non-breaking": "off",
		// The parts of the table of types say what they are, because Safari forgets it where they are laid out otherwise.
		"no-redundant-role": "off",
	},
};
const validator = new HtmlValidate(config);

/**
 * What stands in a template is inert, and a document of its own: the validator counts its `main` with the page's.
 * It is the body of products/404.html, which is validated as such.
 */
const inert = /(?<=<template[^>]*>).*?(?=<\/template>)/gs;

const pages = [...files].flatMap(([file, contents]) =>
	file.endsWith(".html") ? [{ file, page: String(contents) }] : [],
);

describe.each(pages)("the HTML of $file", ({ file, page }) => {
	it("is valid", async () => {
		const { results } = await validator.validateString(page.replace(inert, ""), file);
		const findings = results.flatMap(({ messages }) =>
			messages.map(({ ruleId, message, line, column }) => `${line}:${column} ${ruleId}: ${message}`),
		);
		expect(findings).toEqual([]);
	});
});

it("What stands in a template stands in a validated page too", () => {
	const templates = pages.flatMap(({ page }) => page.match(inert) ?? []);
	expect(templates).toHaveLength(1);
	for (const template of templates) {
		expect(files.get("products/404.html")).toContain(`<body>${template}</body>`);
	}
});
