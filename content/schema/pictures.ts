import * as z from "zod/mini";
import { fields, text, textThat } from "./rules.ts";

/** A photo with alternative text. */
export const upload = {
	/**
	 * The name of a file in `assets/uploads/`: a JPEG, PNG, WebP or AVIF, or an SVG for a logo. The build makes all
	 * sizes and formats.
	 */
	photo: text,
	/** The alternative text. It may be "" for a background. */
	alt: text,
};

/** A wide background: an upload, or a decoration from the stock-photo service. */
export const background = z.union([
	fields({
		/** The picture's name at the service. */
		stockPhoto: textThat(
			(value) => /^photo-./.test(value),
			"is not a picture of the stock-photo service",
			'a name that begins with "photo-"',
		),
	}),
	fields({ ...upload, alt: z.string() }),
]);

type Background = z.infer<typeof background>;
export type Upload = Extract<Background, { photo: string }>;
export type StockPhoto = Exclude<Background, Upload>;
