import { type ListedProductId, type ProductId, productLists, products } from "../products.ts";
import { allProducts, productPath } from "./products.ts";
import type { RoutePath } from "./routes.ts";

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

/** Where a link to this product leads. */
export function targetOf(id: ProductId | ListedProductId): ProductTarget {
	const found = allProducts({ products, productLists }).find((entry) => entry.id === id);
	if (found === undefined) throw new Error(`No product has the id "${id}".`);
	const { name, label = name } = found.product;
	return { path: productPath(found.page), ...(found.page !== id && { fragment: id }), name, label };
}
