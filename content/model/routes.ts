import { labels } from "../interface.ts";
import { type PagePath, pages } from "../pages.ts";
import { type ListId, type ProductId, productLists, products } from "../products.ts";
import type { Page } from "../schema/page.ts";
import { keysOf } from "./keys.ts";

export type ListPath = `/products/${ListId}/`;
export type ProductPath = `/products/${ProductId}/`;

/**
 * Where a page lives, from the root of the site. A path that ends in "/" is a folder with an `index.html`;
 * any other is the exact file name. A link to a path that is not here does not compile.
 */
export type RoutePath = PagePath | ListPath | ProductPath;

/** Files with an address of their own that are not pages: their readers look for them by name. */
export type FilePath =
	| "/sitemap.xml"
	| "/manifest.json"
	| "/favicon.svg"
	| "/favicon.ico"
	| "/apple-touch-icon.png";

/** What every page says about itself, and which kind of page it is. */
export type Route = {
	readonly title: string;
	readonly description: string;
	/** The text of the page's only `h1`. */
	readonly heading: string;
	/** Whether search engines list the page. */
	readonly indexed: boolean;
} & (
	| { readonly kind: "page"; readonly path: PagePath }
	| { readonly kind: "list"; readonly path: ListPath; readonly id: ListId }
	| { readonly kind: "product"; readonly path: ProductPath; readonly id: ProductId }
);

/** The route of a page that is neither a list nor a product. */
export function routeOf(path: PagePath): Route {
	const { title, description, heading, indexed = true }: Page = pages[path];
	return { kind: "page", path, title, description, heading: [heading].flat().join(" "), indexed };
}

export function listPath(id: ListId): ListPath {
	return `/products/${id}/`;
}

export function productPath(id: ProductId): ProductPath {
	return `/products/${id}/`;
}

/** What the page of a list or a product says about itself. */
function about(heading: string, title: string, description: string) {
	return { title, description, heading, indexed: true };
}

const listRoutes = keysOf(productLists).map((id): Route => {
	const { name, metaTitle = name, metaDescription } = productLists[id];
	return { kind: "list", id, path: listPath(id), ...about(name, metaTitle, metaDescription) };
});

const productRoutes = keysOf(products).map((id): Route => {
	const { name, metaDescription } = products[id];
	return { kind: "product", id, path: productPath(id), ...about(name, name, metaDescription) };
});

/**
 * The manifest: every page of the site, once. Pages, navigation, links, sitemap and host files come from it.
 * The lists come before the products, because `/products/{list}` wins over `/products/{productId}`.
 */
export const routes: readonly Route[] = [
	routeOf("/"),
	...listRoutes,
	...productRoutes,
	...keysOf(pages)
		.filter((path) => path !== "/")
		.map(routeOf),
];

/** The file behind a path, from the root of the site: `/partners/` is `partners/index.html`. */
export function fileAt(path: string): string {
	return `${path.slice(1)}${path.endsWith("/") ? "index.html" : ""}`;
}

/** The file of a page. */
export function fileOf(path: RoutePath): string {
	return fileAt(path);
}

interface Link {
	readonly path: RoutePath;
	readonly label: string;
}

/** Links to the products that have a name for the navigation. */
export const productLinks: readonly Link[] = keysOf(products).flatMap((id) => {
	const label = products[id].navigationLabel;
	return label === undefined ? [] : [{ path: productPath(id), label }];
});

/**
 * The way from the home page to a page, both included. It is empty for the home page itself and for pages that search
 * engines do not list, because nobody gets to these on purpose.
 */
export function trailTo({ path, heading, indexed }: Route): readonly Link[] {
	return path === "/" || !indexed
		? []
		: [
				{ path: "/", label: labels.home },
				{ path, label: heading },
			];
}
