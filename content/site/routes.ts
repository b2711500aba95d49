import type { Term } from "../glossary.ts";
import { type PagePath, pages } from "../pages.ts";
import { type ProductId, type ProductPath, productLists, products } from "../products.ts";
import { keysOf } from "../schema/keys.ts";
import type { ProductList, SingleProduct } from "../schema/product.ts";
import { productPath } from "../schema/product-path.ts";

/**
 * The path of a page from the root of the site. A path that ends in "/" is a folder with an
 * `index.html`; any other is the exact file name. A link to any other path does not compile.
 */
export type RoutePath = PagePath | ProductPath;

/** A file at a fixed address that is not a page. */
export type FilePath = `/${string}.${"xml" | "json" | "svg" | "ico" | "png"}`;

/** The metadata of a page. */
interface Metadata<Path extends RoutePath = RoutePath> {
	readonly path: Path;
	readonly title: string;
	readonly description: string;
	/** The text of the page's only `h1`. */
	readonly heading: string;
	/** Whether search engines list the page. */
	readonly indexed: boolean;
}

/** A page that is neither a list nor a product. */
export interface PageRoute extends Metadata<PagePath> {
	readonly kind: "page";
}

/** A page about several products. */
export interface ListRoute extends Metadata<ProductPath> {
	readonly kind: "list";
	readonly list: ProductList<Term>;
}

/** The page of one product. */
export interface ProductRoute extends Metadata<ProductPath> {
	readonly kind: "product";
	readonly id: ProductId;
	readonly product: SingleProduct<Term>;
}

/** The metadata of a page, and the product or the list that it shows. */
export type Route = PageRoute | ListRoute | ProductRoute;

/** The route of a page that is neither a list nor a product. */
export function routeOf(path: PagePath): PageRoute {
	const page = pages[path];
	const { title, description, heading } = page;
	const indexed = !("indexed" in page) || page.indexed;
	return { kind: "page", path, title, description, heading: [heading].flat().join(" "), indexed };
}

/** The metadata of a list's or a product's page. */
function metadataOf(
	path: ProductPath,
	{
		name,
		metaTitle = name,
		metaDescription,
	}: Pick<ProductList<Term>, "name" | "metaTitle" | "metaDescription">,
) {
	return { path, title: metaTitle, description: metaDescription, heading: name, indexed: true };
}

const pageRoutes = keysOf(pages).map(routeOf);

/**
 * The route manifest: every page of the site, once. Pages, navigation, links and the sitemap come
 * from it.
 */
export const routes: readonly Route[] = [
	...pageRoutes.filter(({ path }) => path === "/"),
	...keysOf(productLists).map((id): ListRoute => {
		const list = productLists[id];
		return { kind: "list", list, ...metadataOf(productPath(id), list) };
	}),
	...keysOf(products).map((id): ProductRoute => {
		const product = products[id];
		return { kind: "product", id, product, ...metadataOf(productPath(id), product) };
	}),
	...pageRoutes.filter(({ path }) => path !== "/"),
];

/** The file at a path, relative to the root of the site: `/partners/` is `partners/index.html`. */
export function fileOf(path: string): string {
	return `${path.slice(1)}${path.endsWith("/") ? "index.html" : ""}`;
}
