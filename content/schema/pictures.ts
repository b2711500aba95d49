import * as z from "zod/mini";
import { fields, text, textThat } from "./rules.ts";

/** A photo that shows something. */
export const upload = {
	/**
	 * The name of a file in `assets/uploads/`: a JPEG, PNG, WebP or AVIF, and for a logo also an SVG. The build makes its
	 * sizes and formats, so nobody measures it by hand.
	 */
	photo: text,
	/** What it shows, for those who cannot see it. A background may have "". */
	alt: text,
};

/** A wide picture behind other things: an upload, or a decoration from the stock-photo service. */
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
