import { DOMParser } from "linkedom";
import { buildSite } from "../build.ts";
import { fileOf, type RoutePath } from "../content/model/routes.ts";
import { settingsFrom } from "../pages/settings.ts";

/** Where the built site seems to live, whatever address the content names. */
export const siteUrl = "https://www.example.com";

/** The surroundings of the tested build. Its year is 2026. */
export const environment = { SITE_URL: siteUrl, SOURCE_DATE_EPOCH: "1790000000" };

/** The site as `npm run build` makes it, built once for each test file. */
export const files = await buildSite(settingsFrom(environment));

/** The text of a file of the site. */
export function textOfFile(file: string): string {
	const contents = files.get(file);
	if (contents === undefined) {
		throw new Error(`The site has no file "${file}". It has: ${[...files.keys()].join(", ")}.`);
	}
	return typeof contents === "string" ? contents : new TextDecoder().decode(contents);
}

/** The parsed page of a route. Attribute names are as React writes them, for example `popoverTarget`. */
export function documentOf(path: RoutePath) {
	return new DOMParser().parseFromString(textOfFile(fileOf(path)), "text/html");
}

/** The text of an element as a reader sees it, without the white space of the markup. */
export function textOf(element: { readonly textContent: string | null } | null | undefined): string {
	return element?.textContent?.replace(/\s+/g, " ").trim() ?? "";
}

/** The elements of a page that a selector finds. */
export function all(path: RoutePath, selector: string) {
	return [...documentOf(path).querySelectorAll(selector)];
}
