/** The mark of the site, in 40 x 40 units: the top of a carton, and turns of film that rise to the right. */
export const mark = {
	size: 40,
	top: "m20 2 15 7.5-15 7.5-15-7.5z",
	film: "m5 12.5 15 6.5 15-8.5v5.5l-15 8.5-15-6.5zm0 8 15 6.5 15-8.5v5.5l-15 8.5-15-6.5zm0 8 15 6.5 15-8.5v4.2l-15 7.5-15-7.5z",
} as const;
