import { type FixedPath, fixedPages, type PageFacts } from "../pages.ts";
import { type ListId, type ProductId, productLists, products } from "../products.ts";
import { keysOf } from "./keys.ts";

export type ListPath = `/products/${ListId}/`;
export type ProductPath = `/products/${ProductId}/`;

/**
 * Where a page lives, from the root of the site. A path that ends in "/" is a folder with an `index.html`;
 * any other is the exact file name. A link to a path that is not here does not compile.
 */
export type RoutePath = FixedPath | ListPath | ProductPath;

/** Files with an address of their own that are no pages: their readers look for them by name. */
export type FilePath = TextPath | IconPath;

/** What machines read. `/manifest.json` bears this name because every host knows the type of a `.json`. */
type TextPath = "/robots.txt" | "/sitemap.xml" | "/manifest.json";

/** What browsers and phones show for the site. */
export type IconPath = "/favicon.svg" | "/favicon.ico" | "/apple-touch-icon.png";

export type Route = PageFacts &
	(
		| { readonly kind: "fixed"; readonly path: FixedPath }
		| { readonly kind: "list"; readonly path: ListPath; readonly id: ListId }
		| { readonly kind: "product"; readonly path: ProductPath; readonly id: ProductId }
	);

/** The route of a page that is neither a list nor a product. */
export function routeOf(path: FixedPath): Route {
	return { kind: "fixed", path, ...fixedPages[path] };
}

export function listPath(id: ListId): ListPath {
	return `/products/${id}/`;
}

export function productPath(id: ProductId): ProductPath {
	return `/products/${id}/`;
}

const listRoutes = keysOf(productLists).map((id): Route => {
	const { name, metaTitle, metaDescription } = productLists[id];
	return {
		kind: "list",
		id,
		path: listPath(id),
		title: metaTitle ?? name,
		description: metaDescription,
		heading: name,
		indexed: true,
	};
});

const productRoutes = keysOf(products).map((id): Route => {
	const { name, metaDescription } = products[id];
	return {
		kind: "product",
		id,
		path: productPath(id),
		title: name,
		description: metaDescription,
		heading: name,
		indexed: true,
	};
});

/**
 * The manifest: every page of the site, once. Pages, navigation, links, sitemap and host files come from it.
 * The lists stand before the products, because `/products/{list}` wins over `/products/{productId}`.
 */
export const routes: readonly Route[] = [
	routeOf("/"),
	...listRoutes,
	...productRoutes,
	routeOf("/partners/"),
	routeOf("/404.html"),
	routeOf("/products/404.html"),
	routeOf("/500.html"),
];

/** The file of a page, from the root of the site: `/partners/` is `partners/index.html`. */
export function fileOf(path: RoutePath): string {
	return `${path.slice(1)}${path.endsWith("/") ? "index.html" : ""}`;
}
