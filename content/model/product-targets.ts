import { type ListedProductId, type ProductId, productLists, products } from "../products.ts";
import type { Product } from "../schema/product.ts";
import { keysOf } from "./keys.ts";
import { productPath, type RoutePath } from "./routes.ts";

/** Where a link to a product leads, and what it says. */
export interface ProductTarget {
	/** The product's own page, or the page of its list. */
	readonly path: RoutePath;
	/** The product's id on the page of its list. */
	readonly fragment?: string;
	readonly name: string;
	/** Its short name, or its name if it has no short one. */
	readonly label: string;
}

function namesOf({ name, label = name }: Product) {
	return { name, label };
}

const targets: ReadonlyMap<string, ProductTarget> = new Map([
	...keysOf(products).map((id) => [id, { path: productPath(id), ...namesOf(products[id]) }] as const),
	...keysOf(productLists).flatMap((list) =>
		Object.entries(productLists[list].items).map(
			([id, product]) => [id, { path: productPath(list), fragment: id, ...namesOf(product) }] as const,
		),
	),
]);

/** Where a link to this product leads. */
export function targetOf(id: ProductId | ListedProductId): ProductTarget {
	const target = targets.get(id);
	if (target === undefined) throw new Error(`No product has the id "${id}".`);
	return target;
}
