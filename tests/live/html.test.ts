import { type ConfigData, HtmlValidate } from "html-validate";
import { expect, it } from "vitest";
import { files } from "../site.ts";

const config: ConfigData = {
	root: true,
	extends: ["html-validate:recommended", "html-validate:document"],
	rules: {
		// React's spelling, which HTML allows: `charSet`, `<br/>`, `hidden=""`.
		"attr-case": "off",
		"void-style": "off",
		"attribute-empty-style": "off",
		// The drawer comes before the page's h1 and has an h2. While it is closed, it is not in the outline.
		"heading-level": ["error", { sectioningRoots: [], minInitialRank: "h2" }],
		// Lower case, as the rest of the markup.
		"doctype-style": ["error", { style: "lowercase" }],
		// The only script comes from the site itself, with a hash in its name.
		"require-sri": ["error", { target: "crossorigin" }],
		// Non-breaking characters would be copied with the number, and it has to wrap where text is set very large.
		"tel-non-breaking": "off",
		// The parts of the table of types say what they are, because Safari forgets it where they are laid out otherwise.
		"no-redundant-role": "off",
	},
};
const validator = new HtmlValidate(config);

/**
 * The contents of a template are inert and a separate document, but the validator counts their `main` as the page's.
 * They are the body of products/404.html, which is validated too.
 */
const inert = /(?<=<template[^>]*>).*?(?=<\/template>)/gs;

const pages = [...files].flatMap(([file, contents]) =>
	file.endsWith(".html") ? [{ file, page: String(contents) }] : [],
);

it.each(pages)("The HTML of $file is valid", async ({ page }) => {
	const { results } = await validator.validateString(page.replace(inert, ""));
	const findings = results.flatMap(({ messages }) =>
		messages.map(({ ruleId, message, line, column }) => `${line}:${column} ${ruleId}: ${message}`),
	);
	expect(findings).toEqual([]);
});

it("The contents of the template are validated as a page", () => {
	const templates = pages.flatMap(({ page }) => page.match(inert) ?? []);
	expect(templates).toHaveLength(1);
	for (const template of templates) {
		expect(files.get("products/404.html")).toContain(`<body>${template}</body>`);
	}
});
