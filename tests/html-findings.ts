import { type ConfigData, HtmlValidate } from "html-validate";

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
export const inert = /(?<=<template[^>]*>).*?(?=<\/template>)/gs;

/** What is wrong with the HTML of a page, a line each, with line and column. */
export async function htmlFindings(page: string): Promise<readonly string[]> {
	const { results } = await validator.validateString(page.replace(inert, ""));
	return results.flatMap(({ messages }) =>
		messages.map(({ ruleId, message, line, column }) => `${line}:${column} ${ruleId}: ${message}`),
	);
}
