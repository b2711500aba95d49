import "html-validate/vitest";
import type { ConfigData } from "html-validate";
import { expect, it } from "vitest";
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

const pages = [...files].filter(([file]) => file.endsWith(".html"));

it.each(pages)("the HTML of %s is valid", (_, page) => {
	expect(String(page).replace(inert, "")).toHTMLValidate(config);
});

it.each(pages)("%s has no invisible character", (_, page) => {
	expect(String(page)).not.toMatch(/[\u00a0\u00ad\u200b-\u200f\u2028-\u202f\u2060-\u206f\ufeff]/);
});

it.each(pages)("%s has a space between neighboring strings", (_, page) => {
	const glued = String(page).match(/[\p{L}\d.):?]<\/[^>]+><[a-z][^>]*>[\p{L}\d(]/gu);
	expect(glued).toBe(null);
});
