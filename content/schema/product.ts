import * as z from "zod/mini";
import { glossary } from "../glossary.ts";
import { machineDrawings } from "../model/drawings.ts";
import { keysOf } from "../model/keys.ts";
import { upload } from "./pictures.ts";
import { date, description, fields, id, listOf, oneOf, replaceable, text, title, videoId } from "./rules.ts";

const term = oneOf(keysOf(glossary), " Define other terms in content/glossary.ts.");

const product = {
	/** The title, exactly as the seller writes it. */
	name: title,
	/** The id of the video at the player's host. */
	videoId,
	/** When the video was put online, such as "2026-03-31T09:00:00-06:00". Search engines hear only of a video with a date. */
	uploadDate: z.exactOptional(date),
	/** One line: what the product does. */
	summary: text,
	/** What it does, and for which loads. An empty line begins a new paragraph. */
	description: text,
	/** What is shown until the video plays: one of the site's drawings, or a photo. Without it, the bare floor grid. */
	poster: z.exactOptional(
		z.union([
			fields({ drawing: oneOf(machineDrawings), alt: text, caption: text }),
			fields({ ...upload, caption: text }),
		]),
	),
};

/** What a page with products says besides. */
const page = {
	metaDescription: description,
	/** What the page explains: words that its texts or its drawings use. */
	terms: listOf(term),
};

/** A product with a page of its own. */
export const singleProduct = fields({
	...product,
	...page,
	/** Its name in the drawer and among the quick links. Without one it is in neither. */
	navigationLabel: z.exactOptional(text),
	/** What sets it apart from a product like it. */
	difference: z.exactOptional(replaceable(text)),
});

const listedProduct = fields({
	...product,
	/** The `#fragment` of the product on its page. */
	id,
});

export const productList = fields({
	...page,
	name: title,
	/** The title for search engines, where it is not the name. */
	metaTitle: z.exactOptional(title),
	intro: text,
	items: listOf(listedProduct, "id"),
});

export type Term = z.infer<typeof term>;
export type SingleProduct = z.infer<typeof singleProduct>;
/** A product on a list page. */
export type ListedProduct = z.infer<typeof listedProduct>;
export type Product = SingleProduct | ListedProduct;
export type ProductList = z.infer<typeof productList>;
