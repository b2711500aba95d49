import type { ListedProductId, ProductId } from "../products.ts";
import type { Product } from "../schema/product.ts";
import { type RoutePath, routes } from "./routes.ts";

/** A product, and where it is shown. */
interface Target {
	readonly id: string;
	readonly path: RoutePath;
	/** The id of its item on the page of its list. A product with its own page has none. */
	readonly fragment?: string;
	readonly product: Product;
}

const targets = routes.flatMap((route): readonly Target[] => {
	if (route.kind === "page") return [];
	if (route.kind === "product") return [route];
	const { path } = route;
	return Object.entries(route.list.items).map(([id, product]) => ({ id, path, fragment: id, product }));
});

/**
 * Where a link to this product leads, what it says, and which drawing stands for it. It leads to
 * the product's own page, or to its item on the page of its list.
 */
export function targetOf(id: ProductId | ListedProductId) {
	const target = targets.find((candidate) => candidate.id === id);
	if (target === undefined) throw new Error(`No product has the id "${id}".`);
	const { path, fragment, product } = target;
	const { name, label = name, distinction, drawing } = product;
	return { path, fragment, name, label, distinction, drawing };
}
