import type { Url } from "lightningcss";
import { transitionStyles } from "../../../components/drawings/machines/index.ts";
import { viewBoxStyles } from "../../../components/drawings/view-boxes.ts";
import type { Palette } from "../../../content/model/palette.ts";
import { hashedFile } from "../site-file.ts";
import { makeColorSheet } from "./color-sheet.ts";
import { inlineTokens } from "./inline-tokens.ts";
import { lowerCss, minifyCss } from "./lower-css.ts";
import { pageStylesFrom } from "./page-styles.ts";
import { readSheets } from "./read-sheets.ts";
import { splitPrint } from "./split-print.ts";

/** The addresses of the font files that fonts.css calls headline.woff2 and stretch.woff2. */
type Fonts = Readonly<Record<"headline" | "stretch", string>>;

/** Replaces the names of font files with their addresses. */
function linkFonts(css: string, { headline, stretch }: Fonts): string {
	const addresses = new Map([
		["headline.woff2", headline],
		["stretch.woff2", stretch],
	]);
	const linkFont = (link: Url): Url => ({ ...link, url: addresses.get(link.url) ?? link.url });
	return minifyCss(css, { visitor: { Url: linkFont } });
}

/**
 * Makes the style sheets of the site.
 *
 * @param fonts the addresses of the font files, by the names that the style sheets use
 * @returns a function that makes a page's style sheet from the classes on it, and the print style sheet, which all
 *   pages share
 * @throws Problem for a style sheet with an error
 */
export async function makeStyles(palette: Palette, fonts: Fonts) {
	const { layers, rules } = await readSheets();
	const css = [layers, makeColorSheet(palette, rules), rules, viewBoxStyles, transitionStyles].join("");
	const { screen, print } = splitPrint(linkFonts(inlineTokens(css), fonts));
	// Minified first, which merges rules: lightningcss would lower `color-scheme` twice in a rule that it merges.
	const printFile = hashedFile("print", "css", lowerCss(minifyCss(print)));
	return { pageStyles: pageStylesFrom(minifyCss(screen)), print: printFile };
}
