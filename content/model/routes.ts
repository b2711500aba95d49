import { type PagePath, pages } from "../pages.ts";
import { type ListId, type ProductId, productLists, products } from "../products.ts";
import { keysOf } from "./keys.ts";
import { productPath } from "./products.ts";

/**
 * The path of a page from the root of the site. A path that ends in "/" is a folder with an `index.html`;
 * any other is the exact file name. A link to any other path does not compile.
 */
export type RoutePath = PagePath | ReturnType<typeof productPath<ListId | ProductId>>;

/** A file at a fixed address that is not a page. */
export type FilePath = `/${string}.${"xml" | "json" | "svg" | "ico" | "png"}`;

/** The metadata of a page, and its kind. */
export type Route = {
	readonly path: RoutePath;
	readonly title: string;
	readonly description: string;
	/** The text of the page's only `h1`. */
	readonly heading: string;
	/** Whether search engines list the page. */
	readonly indexed: boolean;
} & (
	| { readonly kind: "page"; readonly path: PagePath }
	| { readonly kind: "list"; readonly id: ListId }
	| { readonly kind: "product"; readonly id: ProductId }
);

/** The route of a page that is neither a list nor a product. */
export function routeOf(path: PagePath): Route {
	const page = pages[path];
	const { title, description, heading } = page;
	const indexed = !("indexed" in page) || page.indexed;
	return { kind: "page", path, title, description, heading: [heading].flat().join(" "), indexed };
}

interface ProductEntry {
	readonly name: string;
	readonly metaTitle?: string;
	readonly metaDescription: string;
}

/** The metadata of a list's or a product's page. */
function metadataOf(
	id: ListId | ProductId,
	{ name: heading, metaTitle: title = heading, metaDescription: description }: ProductEntry,
) {
	return { path: productPath(id), title, description, heading, indexed: true };
}

const pageRoutes = keysOf(pages).map(routeOf);

/**
 * The route manifest: every page of the site, once. Pages, navigation, links and the sitemap come from it.
 */
export const routes: readonly Route[] = [
	...pageRoutes.filter(({ path }) => path === "/"),
	...keysOf(productLists).map((id): Route => ({ kind: "list", id, ...metadataOf(id, productLists[id]) })),
	...keysOf(products).map((id): Route => ({ kind: "product", id, ...metadataOf(id, products[id]) })),
	...pageRoutes.filter(({ path }) => path !== "/"),
];

/** The file at a path, relative to the root of the site: `/partners/` is `partners/index.html`. */
export function fileOf(path: string): string {
	return `${path.slice(1)}${path.endsWith("/") ? "index.html" : ""}`;
}
