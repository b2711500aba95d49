import * as z from "zod/mini";
import { machineDrawings } from "./drawings.ts";
import { layoutIds } from "./layout-ids.ts";
import { upload } from "./pictures.ts";
import { isPlaceholder } from "./placeholder.ts";
import { isSeveralVideos, isVideoId, videoIdForm } from "./player.ts";
import {
	description,
	entries,
	fields,
	id,
	line,
	lineOfText,
	listOf,
	oneOf,
	paragraphs,
	reference,
	requirement,
	sentence,
	someEntries,
	text,
	title,
} from "./rules.ts";

const videoId = line.check(
	requirement(
		(value) => !isSeveralVideos(value),
		"stands for a playlist or a live stream, but pages play only single videos",
		`the id of one video: ${videoIdForm}`,
	),
	requirement(
		(value) => isVideoId(value) || isPlaceholder(value),
		"is not a video id",
		`${videoIdForm}, or placeholder("…")`,
	),
);

/**
 * When a video was uploaded:
 * https://developers.google.com/search/docs/appearance/structured-data/video
 */
const date = z.iso.datetime({
	offset: true,
	error: sentence(
		"is not a real date with a time and a UTC offset",
		'a date, "T", a time and an offset, such as "2026-03-31T09:00:00-05:00" for Central Daylight Time',
	),
});

/** A figure, such as `{ name: "Tallest load", value: "80 in" }`. */
const specification = fields({ name: lineOfText(40), value: lineOfText(80) });

const product = {
	/** The title, in the seller's spelling. */
	name: title,
	/**
	 * Its short name, in links to it. With it, a product with its own page is also in the navigation.
	 */
	label: z.exactOptional(lineOfText(24)),
	/**
	 * How it differs from the other machines of its type, in a few words after its label, such as
	 * "loaded by forklift".
	 */
	distinction: z.exactOptional(lineOfText(40)),
	/** The id of the video at the player's host. */
	videoId,
	/**
	 * When the video was uploaded, such as "2026-03-31T09:00:00-05:00". Only dated videos are in
	 * structured data.
	 */
	uploadDate: z.exactOptional(date),
	/** One line: what the product does. */
	summary: lineOfText(90),
	/** What it does, and for which loads. An empty line starts a new paragraph. */
	description: paragraphs,
	/** The figures that buyers compare, in the order in which the page shows them. */
	specifications: z.exactOptional(listOf(specification)),
	/**
	 * The drawing of its type of machine: on the home page, and on its poster if that has no photo.
	 */
	drawing: oneOf(machineDrawings),
	/**
	 * The picture shown until the video plays: the drawing, or a photo. Without a poster, only the
	 * floor grid.
	 */
	poster: z.exactOptional(fields({ photo: z.exactOptional(upload.photo), alt: upload.alt, caption: text })),
};

/** The id of a product. On the page of a list, it is the id of an element. */
const productId = id.check(
	requirement(
		(value) => !layoutIds.includes(value) && !/^part-\d+$/.test(value),
		"is already the id of another part of the pages",
		'another id, such as the name of the machine: "x1"',
	),
);

function page<Term extends string>() {
	return {
		metaDescription: description,
		/** The terms that the page explains, because its text or drawings use them. */
		terms: listOf(reference<Term>()),
	};
}

const listedProduct = fields(product);

/** A product with its own page. */
function singleProduct<Term extends string>() {
	return fields({
		...product,
		...page<Term>(),
		/**
		 * How it differs from similar products, side by side: a sentence or two for each, by its id.
		 */
		difference: z.exactOptional(fields({ heading: text, products: someEntries(id, text), advice: text })),
	});
}

function list<Term extends string>() {
	return fields({
		...page<Term>(),
		name: title,
		/** The title for search engines, if it differs from the name. */
		metaTitle: z.exactOptional(title),
		intro: text,
		/** The products of the list. Their ids are the `#fragments` of their addresses. */
		items: someEntries(
			productId,
			listedProduct,
			"at least one product. Otherwise, delete the whole list, and redirect its path in content/redirects.ts",
		),
	});
}

export const catalog = fields({
	productLists: entries(id, list()),
	products: entries(productId, singleProduct()),
});

/** A product with its own page, which explains some of the terms. */
export type SingleProduct<Term extends string = string> = z.infer<ReturnType<typeof singleProduct<Term>>>;
/** A product on a list page. */
export type ListedProduct = z.infer<typeof listedProduct>;
export type Product = SingleProduct | ListedProduct;
/** A page about several products, which explains some of the terms. */
export type ProductList<Term extends string> = z.infer<ReturnType<typeof list<Term>>>;
