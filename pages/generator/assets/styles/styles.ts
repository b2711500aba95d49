import type { Url } from "lightningcss";
import postcss from "postcss";
import { printedStyles } from "../../../../components/drawings/index.ts";
import type { Colors } from "../../../../content/site/palette.ts";
import { hashedFile } from "../../site-file.ts";
import { makeColorSheet } from "./color-sheet.ts";
import { inlineTokens } from "./inline-tokens.ts";
import { lowerCss, minifyCss } from "./lower-css.ts";
import { pageStylesFrom } from "./page-styles.ts";
import { readSheets } from "./read-sheets.ts";
import { splitPrint } from "./split-print.ts";

/** The addresses of the font files that fonts.css calls headline.woff2 and stretch.woff2. */
type Fonts = Readonly<Record<"headline" | "stretch", string>>;

/** Returns what replaces the name of a font file with its address, as a visitor of lightningcss. */
function linkFonts({ headline, stretch }: Fonts) {
	const addresses = new Map([
		["headline.woff2", headline],
		["stretch.woff2", stretch],
	]);
	return (link: Url): Url => ({ ...link, url: addresses.get(link.url) ?? link.url });
}

/**
 * Makes the style sheets of the site.
 *
 * @param fonts the addresses of the font files, by the names that the style sheets use
 * @returns a function that makes a page's style sheet from the classes on it, and the print style
 *   sheet, which all pages share
 * @throws Problem for a style sheet with an error
 */
export async function makeStyles(palette: Colors["colors"], fonts: Fonts) {
	const { layers, sheets } = await readSheets();
	const colors = makeColorSheet(palette, sheets);
	const root = postcss.parse([layers, colors, ...sheets, printedStyles].join(""));
	const visitor = { Variable: inlineTokens(root), Url: linkFonts(fonts) };
	const { screen, print } = splitPrint(root);
	// Minified first, which merges rules: lightningcss would lower `color-scheme` twice in a rule
	// that it merges.
	const printStyles = lowerCss(minifyCss(print, { visitor }));
	return {
		pageStyles: pageStylesFrom(minifyCss(screen, { visitor })),
		print: hashedFile("print", "css", printStyles),
	};
}
