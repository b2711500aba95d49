/**
 * A file in `assets/uploads/`, by its name. The build makes its sizes and formats, so nobody measures it by hand:
 * a JPEG, PNG, WebP or AVIF, and for logos also an SVG.
 */
export interface Upload {
	readonly photo: string;
	/** What the picture shows, or "" where it is decoration. */
	readonly alt: string;
}

/** A picture of the stock-photo service, by its name there. It is decoration. */
export interface StockPhoto {
	readonly stockPhoto: `photo-${string}`;
}

/** The stock-photo service: https://unsplash.com/documentation#dynamically-resizable-images */
export const stockPhotoHost = "https://images.unsplash.com";
