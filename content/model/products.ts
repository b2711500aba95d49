/** The path of a list's or a product's page. */
export function productPath<Id extends string>(id: Id): `/products/${Id}/` {
	return `/products/${id}/`;
}
