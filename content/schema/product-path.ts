/** The path of the page of a list or a product with this id. */
export type ProductPathOf<Id extends string> = `/products/${Id}/`;

/** The path of a list's or a product's page. */
export function productPath<Id extends string>(id: Id): ProductPathOf<Id> {
	return `/products/${id}/`;
}
