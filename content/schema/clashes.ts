import { inside, type Place } from "../model/everything.ts";
import { textOf } from "../model/placeholder.ts";
import type { Files } from "./files.ts";
import { sentence } from "./rules.ts";

function entriesIn<T>(path: readonly string[], entries: Readonly<Record<string, T>> | readonly T[]) {
	return Object.entries(entries).map(([key, entry]) => ({ path: [...path, key], entry }));
}

/** The conflicts between entries that are valid on their own. */
export function clashes(content: Files) {
	/** The entries that share a text with an earlier entry. */
	function repeated<E extends { path: string[] }>(
		what: string,
		entries: readonly E[],
		pick: (entry: E) => string | undefined,
	) {
		const firsts = new Map(entries.toReversed().map((entry) => [pick(entry), entry.path]));
		return entries.flatMap((entry) => {
			const text = pick(entry);
			const first = firsts.get(text);
			if (text === undefined || first === undefined || first === entry.path) return [];
			const owner = first.reduce<Place>(inside, { names: [], value: content }).names.slice(1).join(", ");
			const message = sentence(`is also the ${what} of ${owner}`, `a different ${what}`);
			return [{ code: "custom", path: entry.path, input: text, message } as const];
		});
	}

	const { productLists, products } = content["content/products.ts"];
	const { pages } = content["content/pages.ts"];
	const lists = entriesIn(["content/products.ts", "productLists"], productLists);
	const singles = entriesIn(["content/products.ts", "products"], products);
	const items = lists.flatMap(({ path, entry }) => entriesIn([...path, "items"], entry.items));
	const allPages = [...lists, ...singles, ...entriesIn(["content/pages.ts", "pages"], pages)];
	return [
		...repeated("address", allPages, ({ path: [, , key = ""] }) =>
			key.startsWith("/") ? key : `/products/${key}/`,
		),
		...repeated("name", [...items, ...singles], ({ entry }) => entry.name),
		...repeated("video", [...items, ...singles], ({ entry }) => textOf(entry.videoId)),
		...repeated("label", singles, ({ entry }) => entry.navigationLabel),
		...repeated("description", allPages, ({ entry }) =>
			"metaDescription" in entry ? entry.metaDescription : entry.description,
		).map((issue) => ({ ...issue, params: { isWarning: true } })),
	];
}
