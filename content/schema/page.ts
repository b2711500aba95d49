import * as z from "zod/mini";
import { description, fields, listOf, sentence, text, textThat, title } from "./rules.ts";

/** A page other than a list or a product. */
const page = fields({
	/** For the browser's tab and search results, without the company's name. */
	title,
	/** For search results. */
	description,
	/** The page's only `h1`. In a list, each text is a line of its own. */
	heading: z.union([text, listOf(text)]),
	/** Set to false to keep the page out of search engines. */
	indexed: z.exactOptional(z.boolean(sentence("is neither true nor false", "true, false"))),
	/** The page's other texts, by the names that its component uses. */
	texts: z.exactOptional(
		z.record(z.string(), z.union([text, listOf(text)]), sentence("is not an entry", '{ intro: "…" }')),
	),
});

/** A path that ends in "/" is a folder with an `index.html`; any other is a file. */
export const path = textThat(
	(value) => /^\/(?:[a-z0-9-]+\/)*(?:[a-z0-9-]+\.html)?$/.test(value),
	"is not the path of a page",
	'a path such as "/about/"',
);

export const pages = z.record(path, page);

export type Page = z.infer<typeof page>;
