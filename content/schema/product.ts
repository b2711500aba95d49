import * as z from "zod/mini";
import type { glossary } from "../glossary.ts";
import { machineDrawings } from "../model/drawings.ts";
import { alt, forPhoto, upload } from "./pictures.ts";
import {
	description,
	entries,
	fields,
	id,
	listOf,
	oneOf,
	paragraphs,
	repeated,
	replaceable,
	sentence,
	shortText,
	text,
	textThat,
	title,
} from "./rules.ts";

/** What to do about the id of a product that does not exist. */
export const ifDeleted =
	" If its id changed in content/products.ts, change it here, too. If it was deleted, delete it here.";

const isVideoId = (value: string) => /^(?!(.)\1*$)[\w-]{11}$/.test(value);

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
		"a placeholder of another length. If this is the real id, write it without { placeholder: … }",
	),
);

/** When a video was uploaded: https://developers.google.com/search/docs/appearance/structured-data/video */
const date = z.iso.datetime({
	offset: true,
	error: sentence(
		"is not a date with time and zone, or that day does not exist",
		'ISO 8601, such as "2026-03-31T09:00:00-06:00"',
	),
});

const product = {
	/** The title, in the seller's spelling. */
	name: title,
	/** Its short name, in the home page's tables. With it, a product with its own page is also in the navigation. */
	label: z.exactOptional(shortText(24)),
	/** The id of the video at the player's host. */
	videoId,
	/** When the video was uploaded, such as "2026-03-31T09:00:00-06:00". Only dated videos are in structured data. */
	uploadDate: z.exactOptional(date),
	/** One line: what the product does. */
	summary: shortText(90),
	/** What it does, and for which loads. An empty line starts a new paragraph. */
	description: paragraphs,
	/** The picture shown until the video plays: a drawing of the site, or a photo. Without it, only the floor grid. */
	poster: z.exactOptional(
		z
			.union(
				[
					fields({ drawing: oneOf(machineDrawings, forPhoto), alt, caption: text }),
					fields({ ...upload, caption: text }),
				],
				sentence("is not an entry", "{ drawing, alt, caption } or { photo, alt, caption }, not both"),
			)
			.check(({ value: { alt, caption }, issues }) => {
				if (alt !== caption) return;
				const message = sentence(
					"repeats the caption",
					"what the picture shows, for people who do not see it",
				);
				issues.push({ code: "custom", input: alt, path: ["alt"], message });
			}),
	),
};

const listedProduct = fields(product);
const ownPage = sentence(
	"is a product with its own page, which belongs below const productsById",
	"products without metaDescription, terms and difference",
);

/** Products, lists, and what they have in common. */
function productRules(terms: readonly Term[] | undefined) {
	const page = {
		metaDescription: description,
		/** The terms that the page explains, because its texts or drawings use them. */
		terms: listOf(oneOf(terms, " Define other terms in content/glossary.ts.")),
	};
	return {
		/** A product with its own page. */
		single: fields({
			...product,
			...page,
			/** How it differs from similar products, side by side: a text for each, by its id. */
			difference: z.exactOptional(
				fields({
					heading: text,
					products: entries(id, replaceable(text)).check(
						z.refine(
							(texts) => Object.keys(texts).length > 1,
							sentence("has nothing to compare with", "texts for at least two products"),
						),
					),
					advice: text,
				}),
			),
		}),
		list: fields({
			...page,
			name: title,
			/** The title for search engines, if it differs from the name. */
			metaTitle: z.exactOptional(title),
			intro: text,
			/** The products of the list. Their ids are the `#fragments` of their addresses. */
			items: entries(id, without("metaDescription", listedProduct, ownPage)).check(
				z.refine(
					(items) => Object.keys(items).length > 0,
					sentence("has no products", "at least one product"),
				),
			),
		}),
	};
}

/** Rejects an entry of the other set, recognized by a field that only those have. */
function without<T extends z.ZodMiniType>(field: string, entry: T, error: string) {
	const isRight = z.refine((value) => !(field in Object(value)), { error, abort: true });
	return z.pipe(z.unknown().check(isRight), entry);
}

/**
 * All products. No two share an id, a name, a video or a label.
 *
 * @param terms those that pages can explain, if the glossary can be read
 */
export function catalog(terms: readonly Term[] | undefined) {
	const { single, list } = productRules(terms);
	return fields({
		productLists: entries(
			id,
			without("videoId", list, sentence("is a product", "lists. Products go below const productsById")),
		),
		products: entries(
			id,
			without("items", single, sentence("is a list", "products. Lists go below const listsById")),
		),
	}).check(({ value: { productLists, products }, issues }) => {
		const all = [
			...Object.entries(products).map(([id, product]) => ({ ...product, id, path: ["products", id] })),
			...Object.entries(productLists).flatMap(([list, { items }]) =>
				Object.entries(items).map(([id, product]) => ({
					...product,
					id,
					path: ["productLists", list, "items", id],
				})),
			),
		];
		for (const [one, { difference }] of Object.entries(products)) {
			if (difference && !Object.hasOwn(difference.products, one)) {
				const path = ["products", one, "difference", "heading"];
				const message = sentence(
					"compares other products",
					`a text for "${one}" in its products, too, or no difference here`,
				);
				issues.push({ code: "custom", input: difference.heading, path, message });
			}
			for (const [other, input] of Object.entries(difference?.products ?? {})) {
				const path = ["products", one, "difference", "products", other];
				const ids = Object.keys(products).map((name) => `"${name}"`);
				const message = sentence("is at the id of no product with its own page", ids.join(", ")) + ifDeleted;
				if (!Object.hasOwn(products, other)) issues.push({ code: "custom", input, path, message });
			}
		}
		for (const field of ["id", "name", "videoId", "label"] as const) {
			const values = all.map((entry) => ({
				input: entry[field],
				path: field === "id" ? entry.path : [...entry.path, field],
			}));
			issues.push(...repeated(values.filter(({ input }) => input !== undefined)));
		}
	});
}

type Rules = ReturnType<typeof productRules>;
/** A term that a page can explain. */
export type Term = keyof typeof glossary;
export type SingleProduct = z.infer<Rules["single"]>;
/** A product on a list page. */
export type ListedProduct = z.infer<typeof listedProduct>;
export type Product = SingleProduct | ListedProduct;
export type ProductList<Id extends string = string> = Omit<z.infer<Rules["list"]>, "items"> & {
	readonly items: Readonly<Partial<Record<Id, ListedProduct>>>;
};
