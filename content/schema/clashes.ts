import type * as z from "zod/mini";
import { type Content, type ContentFile, find, type Place } from "../model/everything.ts";
import { textOf } from "../model/placeholder.ts";
import { page } from "./page.ts";
import { productList, singleProduct } from "./product.ts";
import { sentence } from "./rules.ts";

/** A mistake in the content, and its location. */
export interface Mistake extends Omit<Place, "value"> {
	/** What is wrong with the value, and what is allowed. Printed after the value. */
	readonly sentence: string;
	/** What is wrong, if it is not the value itself but, for example, its key. */
	readonly about?: unknown;
}

/** The valid entries of an export, with the addresses of their pages. Other checks report the invalid ones. */
function validIn<T>(content: Content, file: ContentFile, name: string, schema: z.ZodMiniType<T>) {
	return Object.entries(find(file, [name], content).value ?? {}).flatMap(([id, entry]) => {
		const { success, data } = schema.safeParse(entry);
		const address = name === "pages" ? id : `/products/${id}/`;
		return success ? [{ file, path: [name, id], address, value: data }] : [];
	});
}

function validEntries(content: Content) {
	return {
		lists: validIn(content, "content/products.ts", "productLists", productList),
		singles: validIn(content, "content/products.ts", "products", singleProduct),
		pages: validIn(content, "content/pages.ts", "pages", page),
	};
}

/** The entries that share a value with an earlier entry. */
function repeated<E extends Place>(
	content: Content,
	what: string,
	entries: readonly E[],
	pick: (entry: E) => string | undefined,
): readonly Mistake[] {
	const firsts = new Map<string, Place>();
	return entries.flatMap((entry) => {
		const { file, path } = entry;
		const value = pick(entry);
		if (value === undefined) return [];
		const first = firsts.get(value) ?? entry;
		firsts.set(value, first);
		if (first === entry) return [];
		const owner = find(first.file, first.path, content).names.join(", ");
		const clash = sentence(`is also the ${what} of ${owner}`, `a different ${what}`);
		return [{ file, path, about: value, sentence: clash }];
	});
}

/** The conflicts between entries that are valid on their own. */
export function clashes(content: Content): readonly Mistake[] {
	const { lists, singles, pages } = validEntries(content);
	const items = lists.flatMap(({ file, path, value }) =>
		value.items.map((item, index) => ({ file, path: [...path, "items", index], value: item })),
	);
	const products = [...items, ...singles];
	return [
		...repeated(content, "address", [...lists, ...singles, ...pages], ({ address }) => address),
		...repeated(content, "name", products, ({ value }) => value.name),
		...repeated(content, "video", products, ({ value }) => textOf(value.videoId)),
		...repeated(content, "label", singles, ({ value }) => value.navigationLabel),
	];
}

/** Entries that are probably a mistake. */
export function slips(content: Content): readonly Mistake[] {
	const { lists, singles, pages } = validEntries(content);
	return repeated(content, "description", [...pages, ...lists, ...singles], ({ value }) =>
		"metaDescription" in value ? value.metaDescription : value.description,
	);
}
