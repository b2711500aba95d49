import { type ConfigData, HtmlValidate } from "html-validate";

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
export const inert = /(?<=<template[^>]*>).*?(?=<\/template>)/gs;

/** The mistakes in the HTML of a page, one per line, with line and column. */
export async function htmlFindings(page: string): Promise<readonly string[]> {
	const { results } = await validator.validateString(page.replace(inert, ""));
	return results.flatMap(({ messages }) =>
		messages.map(({ ruleId, message, line, column }) => `${line}:${column} ${ruleId}: ${message}`),
	);
}
