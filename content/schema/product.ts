import * as z from "zod/mini";
import { glossary } from "../glossary.ts";
import { machineDrawings } from "../model/drawings.ts";
import { keysOf } from "../model/keys.ts";
import { upload } from "./pictures.ts";
import {
	description,
	entries,
	fields,
	id,
	listOf,
	oneOf,
	repeated,
	replaceable,
	sentence,
	text,
	textThat,
	title,
} from "./rules.ts";

const isVideoId = (value: string) => /^[\w-]{11}$/.test(value);

/** The id of a video, or a placeholder that cannot be mistaken for one. */
const videoId = replaceable(
	textThat(
		isVideoId,
		"is not a video id",
		'the eleven letters, digits, "-" and "_" after "v=" in the video\'s address, or { placeholder: "…" }',
	),
	textThat(
		(value) => !isVideoId(value),
		"has eleven characters, so it could be a stranger's video",
		"a placeholder of another length",
	),
);

/** When a video was uploaded: https://developers.google.com/search/docs/appearance/structured-data/video */
const date = z.iso.datetime({
	offset: true,
	error: sentence("is not a date with time and zone", 'ISO 8601, such as "2026-03-31T09:00:00-06:00"'),
});

const term = oneOf(keysOf(glossary), " Define other terms in content/glossary.ts.");

const product = {
	/** The title, in the seller's spelling. */
	name: title,
	/** The id of the video at the player's host. */
	videoId,
	/** When the video was uploaded, such as "2026-03-31T09:00:00-06:00". Only dated videos are in structured data. */
	uploadDate: z.exactOptional(date),
	/** One line: what the product does. */
	summary: text,
	/** What it does, and for which loads. An empty line starts a new paragraph. */
	description: text,
	/** The picture shown until the video plays: a drawing of the site, or a photo. Without it, only the floor grid. */
	poster: z.exactOptional(
		z.union([
			fields({ drawing: oneOf(machineDrawings), alt: text, caption: text }),
			fields({ ...upload, caption: text }),
		]),
	),
};

/** More metadata for a page with products. */
const page = {
	metaDescription: description,
	/** The terms that the page explains, because its texts or drawings use them. */
	terms: listOf(term),
};

/** A product with its own page. */
const singleProduct = fields({
	...product,
	...page,
	/** Its name in the drawer and the quick links. Without it, the product is in neither. */
	navigationLabel: z.exactOptional(text),
	/** How it differs from a similar product. */
	difference: z.exactOptional(replaceable(text)),
});

const listedProduct = fields({
	...product,
	/** The `#fragment` of the product on its page. */
	id,
});

const productList = fields({
	...page,
	name: title,
	/** The title for search engines, if it differs from the name. */
	metaTitle: z.exactOptional(title),
	intro: text,
	items: listOf(listedProduct),
});

/** All products. No two share an id, a name, a video or a label. */
export const catalog = fields({
	productLists: entries(id, productList),
	products: entries(id, singleProduct),
}).check(({ value: { productLists, products }, issues }) => {
	const own = Object.entries(products).map(([id, product]) => ({ ...product, id, path: ["products", id] }));
	const listed = Object.entries(productLists).flatMap(([list, { items }]) =>
		items.map((product, index) => ({
			...product,
			navigationLabel: undefined,
			path: ["productLists", list, "items", index],
		})),
	);
	for (const field of ["id", "name", "videoId", "navigationLabel"] as const) {
		const values = [...own, ...listed].map((entry) => ({
			input: entry[field],
			path: [...entry.path, field],
		}));
		issues.push(...repeated(values.filter(({ input }) => input !== undefined)));
	}
});

export type Term = z.infer<typeof term>;
export type SingleProduct = z.infer<typeof singleProduct>;
/** A product on a list page. */
export type ListedProduct = z.infer<typeof listedProduct>;
export type Product = SingleProduct | ListedProduct;
export type ProductList = z.infer<typeof productList>;
