import { type ListedProductId, type ProductId, productLists, products } from "../products.ts";
import { keysOf } from "./keys.ts";
import { productPath } from "./products.ts";

/** Every product, with the id of the product or list whose page shows it. */
const all = [
	...keysOf(products).map((id) => ({ id, page: id, product: products[id] })),
	...keysOf(productLists).flatMap((list) =>
		Object.entries(productLists[list].items).map(([id, product]) => ({ id, page: list, product })),
	),
];

/** Where a link to this product leads, and what it says: its own page, or its item on the page of its list. */
export function targetOf(id: ProductId | ListedProductId) {
	const found = all.find((entry) => entry.id === id);
	if (found === undefined) throw new Error(`No product has the id "${id}".`);
	const { name, label = name } = found.product;
	return { path: productPath(found.page), fragment: found.page === id ? undefined : id, name, label };
}
