import { labels } from "../interface.ts";
import { type PagePath, pages } from "../pages.ts";
import { type ListId, type ProductId, productLists, products } from "../products.ts";
import type { Page } from "../schema/page.ts";
import { keysOf } from "./keys.ts";

export type ListPath = `/products/${ListId}/`;
export type ProductPath = `/products/${ProductId}/`;

/**
 * The path of a page from the root of the site. A path that ends in "/" is a folder with an `index.html`;
 * any other is the exact file name. A link to any other path does not compile.
 */
export type RoutePath = PagePath | ListPath | ProductPath;

/** Files that are not pages, at fixed addresses. */
export type FilePath =
	| "/sitemap.xml"
	| "/manifest.json"
	| "/favicon.svg"
	| "/favicon.ico"
	| "/apple-touch-icon.png";

/** The metadata of a page, and its kind. */
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

/** The metadata of the page of a list or a product. */
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
 * The route manifest: every page of the site, once. Pages, navigation, links, sitemap and host files come from it.
 * Lists come before products, because `/products/{list}` takes precedence over `/products/{productId}`.
 */
export const routes: readonly Route[] = [
	routeOf("/"),
	...listRoutes,
	...productRoutes,
	...keysOf(pages)
		.filter((path) => path !== "/")
		.map(routeOf),
];

/** The file of a path, from the root of the site: `/partners/` is `partners/index.html`. */
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

/** Links to the products that have a navigation label. */
export const productLinks: readonly Link[] = keysOf(products).flatMap((id) => {
	const label = products[id].navigationLabel;
	return label === undefined ? [] : [{ path: productPath(id), label }];
});

/**
 * The breadcrumb of a page, from the home page to the page itself. Empty for the home page and for pages that
 * search engines do not index, such as error pages.
 */
export function trailTo({ path, heading, indexed }: Route): readonly Link[] {
	return path === "/" || !indexed
		? []
		: [
				{ path: "/", label: labels.home },
				{ path, label: heading },
			];
}
