import * as z from "zod/mini";
import type { RoutePath } from "../model/routes.ts";
import type { ListedProductId, ProductId } from "../products.ts";
import { ifDeleted } from "./product.ts";
import { fields, listOf, oneOf, sentence, shortText, textThat } from "./rules.ts";

/** The names that links can lead to. A list is undefined if the file that defines it is invalid. */
export interface Names {
	/** The ids of all products, on a list or not. */
	readonly products: readonly (ProductId | ListedProductId)[] | undefined;
	/** The paths of all pages. */
	readonly paths: readonly RoutePath[] | undefined;
}

/** The id of a product. */
export function productId({ products }: Names) {
	return oneOf(products, ifDeleted);
}

/** Whether a server shows the page in place of one that it cannot show. */
function isErrorPage(path: string): boolean {
	return /\/(?:404|500)\.html$/.test(path);
}

/** The path of a page of the site that a link can lead to. */
export function pagePath({ paths }: Names) {
	const allowed = 'the path of a page of this site, such as "/partners/"';
	return z.pipe(
		textThat((value) => !/^(?:[a-z]+:|\/\/|www\.)/i.test(value), "leads to another site", allowed).check(
			z.refine((value) => !isErrorPage(value), sentence("is a page for errors", allowed)),
		),
		oneOf(
			paths?.filter((path) => !isErrorPage(path)),
			" If it changed in content/products.ts or content/pages.ts, change it here, too.",
		),
	);
}

/** The links of a menu. */
export function navigation(names: Names) {
	return listOf(
		z.union([
			fields({
				path: pagePath(names),
				/** Without it, the link has the name of its page. */
				label: z.exactOptional(shortText(40)),
			}),
			/** All products with a page of their own and a `label`. */
			z.literal(
				"products",
				sentence("is not a link", '{ path: "/partners/" }, or "products" for links to all products'),
			),
		]),
	);
}

export type NavigationEntry = z.infer<ReturnType<typeof navigation>>[number];
