import type * as z from "zod/mini";
import { type Content, type ContentFile, find, type Place, places } from "../model/everything.ts";
import { textOf } from "../model/placeholder.ts";
import { page } from "./page.ts";
import { productList, singleProduct } from "./product.ts";
import { sentence } from "./rules.ts";

/** What is wrong at a place of the content. */
export interface Mistake extends Omit<Place, "value"> {
	/** What is wrong with the value, and what is allowed. It follows the value. */
	readonly sentence: string;
	/** What is wrong, where it is not the value itself but, for example, its key. */
	readonly about?: unknown;
}

/** The valid entries of an export. The others have mistakes of their own to correct first. */
function validIn<T>(content: Content, file: ContentFile, name: string, schema: z.ZodMiniType<T>) {
	return Object.entries(find(file, [name], content).value ?? {}).flatMap(([id, entry]) => {
		const { success, data } = schema.safeParse(entry);
		return success ? [{ file, path: [name, id], id, value: data }] : [];
	});
}

function validEntries(content: Content) {
	return {
		lists: validIn(content, "content/products.ts", "productLists", productList),
		singles: validIn(content, "content/products.ts", "products", singleProduct),
		pages: validIn(content, "content/pages.ts", "pages", page),
	};
}

/** The same entries, each with one value in place of all that it holds. */
function eachWith<E extends Place>(entries: readonly E[], pick: (entry: E) => string | undefined) {
	return entries.map((entry): Place => ({ ...entry, value: pick(entry) }));
}

/** The entries with a value that an entry before them has already. */
function repeated(content: Content, what: string, entries: readonly Place[]): readonly Mistake[] {
	const firsts = new Map<unknown, Place>();
	return entries.flatMap((entry) => {
		const { file, path, value } = entry;
		const first = firsts.get(value);
		if (value === undefined || first === undefined) {
			firsts.set(value, entry);
			return [];
		}
		const owner = find(first.file, first.path, content).names.join(", ");
		const clash = sentence(`is also the ${what} of ${owner}`, `a different ${what}`);
		return [{ file, path, about: value, sentence: clash }];
	});
}

/** What is wrong between entries, each of which is valid by itself. */
export function clashes(content: Content): readonly Mistake[] {
	const { lists, singles, pages } = validEntries(content);
	const items = lists.flatMap(({ file, path, value }) =>
		value.items.map((item, index) => ({ file, path: [...path, "items", index], value: item })),
	);
	const products = [...items, ...singles];
	return [
		...repeated(content, "address", [
			...eachWith([...lists, ...singles], ({ id }) => `/products/${id}/`),
			...eachWith(pages, ({ id }) => id),
		]),
		...repeated(
			content,
			"name",
			eachWith(products, ({ value }) => value.name),
		),
		...repeated(
			content,
			"video",
			eachWith(products, ({ value }) => textOf(value.videoId)),
		),
		...repeated(
			content,
			"label",
			eachWith(singles, ({ value }) => value.navigationLabel),
		),
	];
}

/** What is more likely a slip than meant. */
export function slips(content: Content): readonly Mistake[] {
	const { lists, singles, pages } = validEntries(content);
	const linked = new Set(
		places(content).map(({ path, value }) => (path.at(-1) === "list" ? `/products/${value}/` : value)),
	);
	const shown = [
		...eachWith(lists, ({ id }) => `/products/${id}/`),
		...eachWith(pages, ({ id, value: { indexed } }) => (id === "/" || indexed === false ? undefined : id)),
	];
	const orphans = shown.filter(({ value }) => value !== undefined && !linked.has(value));
	return [
		...repeated(content, "description", [
			...eachWith(pages, ({ value }) => value.description),
			...eachWith([...lists, ...singles], ({ value }) => value.metaDescription),
		]),
		...orphans.map(({ file, path, value }) => ({
			file,
			path,
			about: value,
			sentence:
				"is in no navigation, and no link in the content leads to it. Add it to content/navigation.ts, or delete it.",
		})),
	];
}
