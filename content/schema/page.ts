import * as z from "zod/mini";
import {
	description,
	entries,
	fields,
	lineOfText,
	lineThat,
	listOf,
	requirement,
	sentence,
	text,
	title,
} from "./rules.ts";

/** The fields of every page. */
const head = {
	/** For the browser's tab and search results, without the company's name. */
	title,
	/** For search results. */
	description,
	/** Set to false to keep the page out of search engines. */
	indexed: z.exactOptional(z.boolean(sentence("is neither true nor false", "true, false"))),
};

const heading = lineOfText(80);
const paragraph = lineOfText(1000);

/**
 * A page other than a list, a product or those below. Without a component of its own, it shows its
 * copy.
 */
const page = fields({
	...head,
	/** The page's only `h1`. In a list, each text is a line of its own. */
	heading: z.union([heading, listOf(heading)]),
	/** The page's other copy, in the order in which it shows it. */
	copy: z.exactOptional(entries(z.string(), z.union([paragraph, listOf(paragraph)]))),
});

const errorHead = {
	...head,
	heading,
	indexed: z.literal(false, sentence("lets search engines list an error page", "false")),
};
const errorPage = fields({ ...errorHead, copy: fields({ text, action: text }) });

/** The pages with components of their own, and the copy that these show. */
const neededPages = z.object({
	"/": fields({ ...head, heading: listOf(lineOfText(24)) }),
	"/partners/": fields({
		...head,
		heading,
		copy: fields({
			intro: text,
			/** The alternative text of the drawing of a scale, on the page and its card. */
			drawing: text,
		}),
	}),
	"/404.html": errorPage,
	"/products/404.html": fields(errorHead),
	"/500.html": errorPage,
});

/** A path that ends in "/" is a folder with an `index.html`; any other is a file. */
export function isPagePath(value: string): boolean {
	return /^\/(?:[a-z0-9-]+\/)*(?:[a-z0-9-]+\.html)?$/.test(value);
}

/** What the path of a page looks like, for messages. */
export const pathForm =
	'a path of lowercase letters, digits and hyphens that starts with "/" and ends in "/" or ".html", such as "/about/"';

/** Rejects paths in the folder of the hashed files. */
export const outsideAssets = requirement(
	(value) => !value.startsWith("/assets/"),
	"is in /assets/, whose files browsers keep for a year",
	"a path outside of /assets/",
);

const path = lineThat(isPagePath, "is not the path of a page", pathForm).check(
	outsideAssets,
	requirement(
		(value) => !value.endsWith("/index.html"),
		"is the file at another path",
		'the path without "index.html", such as "/about/" for "/about/index.html"',
	),
);

/** Checks the paths first, then the pages. */
export const pages = z.pipe(entries(path, z.unknown()), z.catchall(neededPages, page));

export type Page = z.infer<typeof page>;

export type Pages = Readonly<Record<`/${string}`, Page>> & z.infer<typeof neededPages>;
