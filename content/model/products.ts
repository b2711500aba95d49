import { keysOf } from "./keys.ts";

/** The path of a list's or a product's page. */
export function productPath<Id extends string>(id: Id): `/products/${Id}/` {
	return `/products/${id}/`;
}

/** The products with their own page, and those on lists, by their ids. */
interface Catalog<PageId extends string, ListId extends string, Single, Listed> {
	readonly products: Readonly<Record<PageId, Single>>;
	readonly productLists: Readonly<Record<ListId, { readonly items: Readonly<Record<string, Listed>> }>>;
}

interface ProductEntry<PageId, Product> {
	readonly id: string;
	/** The id of the product or list whose page shows it. */
	readonly page: PageId;
	readonly product: Product;
	/** Where it is in content/products.ts. */
	readonly path: readonly string[];
}

/** Every product, on a list or with its own page. */
export function allProducts<PageId extends string, ListId extends string, Single, Listed>({
	products,
	productLists,
}: Catalog<PageId, ListId, Single, Listed>): readonly ProductEntry<PageId | ListId, Single | Listed>[] {
	return [
		...keysOf(products).map((id) => ({ id, page: id, product: products[id], path: ["products", id] })),
		...keysOf(productLists).flatMap((list) =>
			Object.entries(productLists[list].items).map(([id, product]) => ({
				id,
				page: list,
				product,
				path: ["productLists", list, "items", id],
			})),
		),
	];
}
