import type { everything } from "../model/everything.ts";
import { keysOf } from "../model/keys.ts";
import type { RoutePath } from "../model/routes.ts";
import { neededPages } from "./page.ts";

/** The keys of what should be a set of entries. */
export function namesOf<T extends object>(entries: T | undefined) {
	const isSet = typeof entries === "object" && entries !== null && !Array.isArray(entries);
	return isSet ? keysOf(entries) : undefined;
}

/** All names of several sets, unless one of them cannot be read. */
function joined<T>(sets: readonly (readonly T[] | undefined)[]): readonly T[] | undefined {
	const known = sets.filter((names) => names !== undefined);
	return known.length === sets.length ? known.flat() : undefined;
}

/**
 * Collects the names that entries of the content can refer to. They are undefined if what has them cannot be read.
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
