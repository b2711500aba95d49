import * as z from "zod/mini";
import { fields, sentence, text, textThat, value } from "./rules.ts";

/** An alternative text: what a picture shows, for people who do not see it. */
export const alt = text.check(
	z.refine(
		(value) => !/\.(?:jpe?g|png|webp|avif|gif|svg)$|^\S*(?:_|\d{3})\S*$/i.test(value),
		sentence("is the name of a file", "what the picture shows, for people who do not see it"),
	),
);

/** What to do about a file where a drawing's name should be. */
export const forPhoto = " For a file in assets/uploads/, write photo in place of drawing.";

/** A photo with alternative text. */
export const upload = {
	/**
	 * The name of a file in `assets/uploads/`: a JPEG, PNG, WebP or AVIF, or an SVG for a logo. The build makes all
	 * sizes and formats.
	 */
	photo: value,
	alt,
};

/** A wide background: an upload, or a decoration from the stock-photo service. */
export const background = z.union(
	[
		fields({
			/** The picture's name at the service. */
			stockPhoto: textThat(
				(value) => /^photo-\d{13}-[\da-f]{12}$/.test(value),
				"is not a picture of the stock-photo service",
				'"photo-", 13 digits, "-", then 12 digits and letters from a to f',
			),
		}),
		/** If there is nothing to describe, the alternative text is "". */
		fields({
			...upload,
			alt: z.union([
				alt,
				z.literal("", sentence("is not a text", 'a text in quotes, or "" for a decoration')),
			]),
		}),
	],
	sentence("is not an entry", "{ stockPhoto } or { photo, alt }"),
);

type Background = z.infer<typeof background>;
export type Upload = Extract<Background, { photo: string }>;
export type StockPhoto = Exclude<Background, Upload>;
