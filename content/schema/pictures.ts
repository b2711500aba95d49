import * as z from "zod/mini";
import { fields, line, lineThat, sentence, text } from "./rules.ts";
import { isStockPhoto, stockPhotoForm } from "./stock-photo.ts";

/** An uploaded photo or logo, with alternative text. */
export const upload = {
	/**
	 * The name of a file in `assets/uploads/`: a JPEG, PNG, WebP or AVIF, or an SVG for a logo. The
	 * build makes all sizes and formats.
	 */
	photo: line,
	/** What the picture shows, for people who do not see it. */
	alt: text,
};

/** A wide picture: an upload, or a decoration from the stock-photo service. */
export const widePicture = z.union(
	[
		fields({
			/** The picture's name at the service. */
			stockPhoto: lineThat(isStockPhoto, "is not the name of an Unsplash photo", stockPhotoForm),
		}),
		/** If there is nothing to describe, the alternative text is "". */
		fields({
			...upload,
			alt: z.union([
				text,
				z.literal("", sentence("is not a string", 'text in quotes, or "" if the picture is decorative')),
			]),
		}),
	],
	sentence("is not an entry", '{ stockPhoto: "…" } or { photo: "…", alt: "…" }'),
);

type WidePicture = z.infer<typeof widePicture>;
export type Upload = Extract<WidePicture, { photo: string }>;
export type StockPhoto = Exclude<WidePicture, Upload>;
