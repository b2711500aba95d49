import { entries, lineThat, listOf, oneOf } from "./rules.ts";

/** What a page may do with a third party, as directives of the Content-Security-Policy. */
const directives = [
	"script-src",
	"style-src",
	"font-src",
	"img-src",
	"media-src",
	"frame-src",
	"connect-src",
	"form-action",
] as const;

export type Directive = (typeof directives)[number];

// A path or a semicolon would change the CSP.
const host = lineThat(
	(value) => /^https:\/\/[a-z0-9-]+(?:\.[a-z0-9-]+)+$/.test(value),
	"is not the address of a host",
	'"https://" and a domain in lowercase, with no "/" after it, such as "https://forms.example"',
);

export const thirdParties = entries(host, listOf(oneOf(directives)));
