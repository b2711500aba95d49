import type { HeadlineFont } from "./schema/font.ts";

/**
 * The font of headlines, buttons and labels. What follows from it is computed: the fallback fonts
 * until it arrives, and the lettering of cards. Body text is in the visitor's own font.
 */
export const font: HeadlineFont = {
	/** The file of a package in package.json, with the Latin letters. */
	file: "@fontsource-variable/archivo/files/archivo-latin-wdth-normal.woff2",
	/**
	 * The values of its axes, and the space between letters that is added, in font sizes. A font
	 * without axes has `axes: {}`.
	 */
	headline: { axes: { wdth: 78, wght: 700 }, letterSpacing: -0.028 },
	/** The same for the word "Stretch", which may be wider. */
	stretch: { axes: { wdth: 125, wght: 700 }, letterSpacing: -0.035 },
};
