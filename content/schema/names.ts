import type { everything } from "../model/everything.ts";
import { keysOf } from "../model/keys.ts";
import type { RoutePath } from "../model/routes.ts";
import type { ListedProductId, ListId, ProductId } from "../products.ts";
import type { Term } from "./product.ts";

/** The names that entries of the content can refer to. */
export interface Names {
	readonly terms: readonly Term[];
	readonly lists: readonly ListId[];
	/** The ids of all products, on a list or not. */
	readonly products: readonly (ProductId | ListedProductId)[];
	/** The paths of all pages. */
	readonly paths: readonly RoutePath[];
}

/** The keys of what should be a set of entries. */
function namesOf<T extends object>(entries: T | undefined) {
	return typeof entries === "object" && entries !== null ? keysOf(entries) : [];
}

/**
 * Collects the names of entries.
 *
 * @param content not checked yet, so any value in it may be missing or of another type
 */
export function namesIn(content: Partial<typeof everything>): Names {
	const { productLists, products } = { ...content["content/products.ts"] };
	const lists = namesOf(productLists);
	const singles = namesOf(products);
	return {
		terms: namesOf(content["content/glossary.ts"]?.glossary),
		lists,
		products: [...singles, ...lists.flatMap((list) => namesOf(productLists?.[list]?.items))],
		paths: [
			...namesOf(content["content/pages.ts"]?.pages),
			...[...lists, ...singles].map((id) => `/products/${id}/` as const),
		],
	};
}
