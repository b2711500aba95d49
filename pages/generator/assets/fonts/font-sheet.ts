import { font } from "../../../../content/font.ts";
import { widthInArialBold } from "./arial-bold.ts";
import type { Lettering } from "./lettering.ts";
import { stretchAxes } from "./subset.ts";

/** Bold fonts of all systems, with the widths of Arial. */
const fallbacks = 'local("Arial Bold"),local("Roboto Bold"),local("Liberation Sans Bold")';

/** The lower-case letters and a space for the headlines, and digits, whose widths differ more. */
const letters = "abcdefghijklmnopqrstuvwxyz ";
const digits = { text: "0123456789-", range: "U+28-29,U+2D,U+30-39" };

/**
 * On a line of its own, the word "Stretch" is moved down in its fallback, so that it does not touch
 * the line above. Thousandths of the font size.
 */
const SHIFT = 120;

/**
 * Makes the sheet with the two fonts of headlines, their fallbacks, and what style sheets need to
 * know about them. A fallback has the widths and the line height of its font, so that nothing moves
 * when the font arrives. A browser looks up each name of a font before the first paint, which takes
 * a millisecond or more, so there are no more names than needed.
 *
 * @param files the addresses of the font files
 */
export function makeFontSheet(
	lettering: Lettering,
	{ headline, stretch }: Readonly<Record<"headline" | "stretch", string>>,
): string {
	const { ascent, descent, widthOf } = lettering;
	const { wdth } = stretchAxes();
	const [narrowest, widest] = typeof wdth === "object" ? [wdth.min, wdth.max] : [100, 100];
	const range = narrowest < widest ? `font-stretch:${narrowest}% ${widest}%;` : "";

	const face = (family: string, file: string, descriptors = "") =>
		`@font-face{font-family:${family};src:url("${file}") format("woff2");${descriptors}font-weight:700;font-display:swap}`;
	const fallback = (family: string, width: number, shift = 0, descriptors = "") => {
		const adjusted = (units: number) => Math.round(Math.max(0, units) / (10 * width));
		return `@font-face{font-family:${family} Fallback;src:${fallbacks};font-weight:700;${descriptors}size-adjust:${(100 * width).toFixed(1)}%;ascent-override:${adjusted(ascent + shift)}%;descent-override:${adjusted(descent - shift)}%;line-gap-override:0%}`;
	};
	const comparedWithArial = (text: string, style: "headline" | "stretch") =>
		widthOf(text, style) / widthInArialBold(text);

	const tokens = {
		"--headline-spacing": `${font.headline.letterSpacing}em`,
		"--stretch-spacing": `${font.stretch.letterSpacing}em`,
		"--stretch-width": `${widest}%`,
	};
	return [
		face("Headline", headline),
		face("Headline Stretch", stretch, range),
		fallback("Headline", comparedWithArial(letters, "headline")),
		fallback("Headline", comparedWithArial(digits.text, "headline"), 0, `unicode-range:${digits.range};`),
		fallback("Headline Stretch", comparedWithArial("Stretch", "stretch"), SHIFT),
		`@layer tokens{:root{${Object.entries(tokens)
			.map(([name, value]) => `${name}:${value}`)
			.join(";")}}}`,
	].join("");
}
