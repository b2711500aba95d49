/** A mark: the top of a carton, and turns of film that rise to the right. */
interface Mark {
	/** The width and height of its sheet, in units. */
	readonly size: number;
	readonly top: string;
	readonly film: string;
}

/** The mark of the site. */
export const mark: Mark = {
	size: 40,
	top: "m20 2 15 7.5-15 7.5-15-7.5z",
	film: "m5 12.5 15 6.5 15-8.5v5.5l-15 8.5-15-6.5zm0 8 15 6.5 15-8.5v5.5l-15 8.5-15-6.5zm0 8 15 6.5 15-8.5v4.2l-15 7.5-15-7.5z",
};

/** The mark with one turn less, for 16 pixels: its upright edges and the gaps between its parts are whole pixels. */
export const smallMark: Mark = {
	size: 16,
	top: "m8 0 7 3-7 3-7-3z",
	film: "m1 5 7 3 7-3v3l-7 3-7-3zm0 5 7 3 7-3v3l-7 3-7-3z",
};
