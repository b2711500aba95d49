import { join } from "node:path";
import { DOMParser } from "linkedom";
import { inject } from "vitest";
import { fileOf } from "../content/site/routes.ts";
import { atLeastOne } from "./at-least-one.ts";
import { environment, readSite } from "./build-site.ts";
import { UnbuiltSite } from "./skip-unbuilt.ts";

export { environment };

/** The address of the built site, which replaces the one in the content. */
export const siteUrl = environment.SITE_URL;

if (inject("problem") !== "") throw new UnbuiltSite();

/** The site from `npm run build`, built once for all tests of a project. */
export const files = readSite(join(inject("project"), "dist"));

/** The text of a file of the site. */
export function textOfFile(file: string): string {
	const contents = files.get(file);
	if (contents === undefined) {
		throw new Error(`The site has no file "${file}". It has: ${[...files.keys()].join(", ")}.`);
	}
	return String(contents);
}

function parse(file: string) {
	return new DOMParser().parseFromString(textOfFile(file), "text/html");
}

const documents = new Map<string, ReturnType<typeof parse>>();

/**
 * The page at a path, parsed once. Attribute names are in React's spelling, such as
 * `popoverTarget`.
 */
export function documentOf(path: string) {
	const document = documents.get(path) ?? parse(fileOf(path));
	documents.set(path, document);
	return document;
}

/** The text of an element, with normalized white space. */
export function textOf(element: { readonly textContent: string | null } | null | undefined): string {
	return element?.textContent?.replace(/\s+/g, " ").trim() ?? "";
}

/** The elements of a page that match a selector. */
export function all(path: string, selector: string) {
	return [...documentOf(path).querySelectorAll(selector)];
}

/** The picture of a page for sharing. */
export function cardOf(path: string): Buffer {
	const address = all(path, 'meta[property="og:image"]')[0]?.getAttribute("content") ?? "";
	return Buffer.from(files.get(address.slice(siteUrl.length + 1)) ?? "");
}

/** The kind of a page. A "notice" has only a heading. */
type PageKind = "home" | "list" | "product" | "text" | "error" | "notice";

function kindOf(path: string): PageKind {
	if (path === "/") return "home";
	if (all(path, "header").length === 0) return "notice";
	if (all(path, 'meta[content*="noindex"]').length > 0) return "error";
	if (textOf(documentOf(path).querySelector('[type="application/ld+json"]')).includes('"CollectionPage"')) {
		return "list";
	}
	return all(path, "[data-video]").length > 0 ? "product" : "text";
}

/**
 * Every page of the site, except the redirects at old addresses. A path is a folder with an index,
 * such as "/partners/", or a file, such as "/404.html".
 */
export const pages = atLeastOne(
	[...files.keys()]
		.filter((file) => file.endsWith(".html"))
		.map((file) => `/${file.replace(/(^|\/)index\.html$/, "$1")}`)
		.filter((path) => all(path, "meta[http-equiv=refresh]").length === 0)
		.map((path) => {
			const heading = all(path, "h1").find((element) => !element.closest("template"));
			return { path, kind: kindOf(path), heading: textOf(heading) };
		}),
	"pages",
);

/** The first page of each kind. */
export const onePageOfEachKind = pages.filter(
	({ kind }, index) => pages.findIndex((page) => page.kind === kind) === index,
);

/** The first page of a kind. */
export function pageOf(kind: PageKind) {
	const page = pages.find((candidate) => candidate.kind === kind);
	if (!page) throw new Error(`The site has no page of the kind "${kind}".`);
	return page;
}
