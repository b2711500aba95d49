import type { everything } from "../model/everything.ts";
import { keysOf } from "../model/keys.ts";
import type { RoutePath } from "../model/routes.ts";
import { neededPages } from "./page.ts";

/** The keys of a set of entries, or undefined if the value is anything else. */
export function namesOf<T extends object>(entries: T | undefined) {
	const isSet = typeof entries === "object" && entries !== null && !Array.isArray(entries);
	return isSet ? keysOf(entries) : undefined;
}

/** The names of several sets, or undefined if one of them is invalid. */
function joined<T>(sets: readonly (readonly T[] | undefined)[]): readonly T[] | undefined {
	const known = sets.filter((names) => names !== undefined);
	return known.length === sets.length ? known.flat() : undefined;
}

/**
 * Collects the names that entries of the content can refer to. A list is undefined if the file that defines it is invalid.
 *
 * @param content not checked yet, so any value in it may be missing or of another type
 */
export function namesIn(content: Partial<typeof everything>) {
	const { productLists, products } = { ...content["content/products.ts"] };
	const lists = namesOf(productLists);
	const singles = namesOf(products);
	const written = namesOf(content["content/pages.ts"]?.pages);
	const listed = lists?.map((list) => namesOf(productLists?.[list]?.items));
	return {
		types: namesOf(content["content/guide.ts"]?.types),
		terms: namesOf(content["content/glossary.ts"]?.glossary),
		products: joined([singles, ...(listed ?? [undefined])]),
		paths: joined<RoutePath>([
			written,
			// A missing one is reported once, not at each link to it.
			keysOf(neededPages.shape).filter((path) => !written?.includes(path)),
			lists?.map((id) => `/products/${id}/` as const),
			singles?.map((id) => `/products/${id}/` as const),
		]),
	};
}
