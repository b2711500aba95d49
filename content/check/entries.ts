import type { Content } from "./files.ts";
import { entryName, type Found, type Place } from "./mistakes.ts";

/** The names of entries, each with its place. */
export function namesOf(entries: object, ...place: Place): readonly Found[] {
	return Object.keys(entries).map((name) => ({ value: name, place: [...place, name] }));
}

/** The strings of a list, each with its place. */
export function stringsOf(list: readonly string[], ...place: Place): readonly Found[] {
	return list.map((value, index) => ({ value, place: [...place, entryName(index)] }));
}

/** Every string in a value, which may be an entry or a list of entries. */
export function allStringsIn(value: unknown, ...place: Place): readonly Found[] {
	if (typeof value === "string") return [{ value, place }];
	if (typeof value !== "object" || value === null) return [];
	const isList = Array.isArray(value);
	return Object.entries(value).flatMap(([key, inner]) =>
		allStringsIn(inner, ...place, isList ? entryName(Number(key)) : key),
	);
}

/** A field of several entries. Leaves out the entries without it. */
export function fieldsOf<Field extends string>(
	field: Field,
	entries: readonly { readonly entry: Readonly<Partial<Record<Field, string>>>; readonly place: Place }[],
): readonly Found[] {
	return entries.flatMap(({ entry, place }) => {
		const value = entry[field];
		return value === undefined ? [] : [{ value, place: [...place, field] }];
	});
}

/** The pages of products, then those of lists, each with its id and its place. */
export function productPagesIn(content: Content) {
	const { products, productLists } = content["content/products.ts"];
	const file = "content/products.ts";
	return {
		singles: Object.entries(products).map(([id, entry]) => ({ id, entry, place: [file, "products", id] })),
		lists: Object.entries(productLists).map(([id, entry]) => ({
			id,
			entry,
			place: [file, "productLists", id],
		})),
	};
}

/** All products, those with their own page first, each with its id and its place. */
export function productsIn(content: Content) {
	const { singles, lists } = productPagesIn(content);
	const listed = lists.flatMap(({ entry, place }) =>
		Object.entries(entry.items).map(([id, entry]) => ({ id, entry, place: [...place, "items", id] })),
	);
	return [...singles, ...listed];
}

/**
 * The ids of the products that the types of wrapper list: their machines and more videos of them.
 */
export function machinesIn(content: Content): readonly Found[] {
	const file = "content/chooser.ts";
	return Object.entries(content[file].types).flatMap(([type, { machines, moreVideos = [] }]) => [
		...stringsOf(machines, file, "types", type, "machines"),
		...stringsOf(moreVideos, file, "types", type, "moreVideos"),
	]);
}
