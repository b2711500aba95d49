import { fieldsOf, productPagesIn, stringsOf } from "./entries.ts";
import { everything } from "./everything.ts";
import type { Found } from "./mistakes.ts";
import { readContent } from "./shapes.ts";

/**
 * The texts on the cards of pages, which are drawn in the headline font, each with its place.
 * Content with mistakes has none.
 */
export function headlines(): readonly Found[] {
	const { data } = readContent(everything);
	if (!data) return [];
	const { pages } = data["content/pages.ts"];
	const { singles, lists } = productPagesIn(data);
	return [
		{
			value: data["content/company.ts"].company.wordmark,
			place: ["content/company.ts", "company", "wordmark"],
		},
		...Object.entries(pages).flatMap(([path, { heading, indexed = true }]) => {
			if (!indexed) return [];
			return typeof heading === "string"
				? [{ value: heading, place: ["content/pages.ts", "pages", path, "heading"] }]
				: stringsOf(heading, "content/pages.ts", "pages", path, "heading");
		}),
		...fieldsOf("name", [...lists, ...singles]),
	];
}
