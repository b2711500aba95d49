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

/**
 * Makes the style sheets of the site.
 *
 * @param fontSheet the style sheet with the fonts
 * @returns a function that makes a page's style sheet from the classes on it, and the print style
 *   sheet, which all pages share
 * @throws Problem for a style sheet with an error
 */
export async function makeStyles(palette: Colors["colors"], fontSheet: string) {
	const { layers, sheets } = await readSheets();
	const colors = makeColorSheet(palette, sheets);
	const root = postcss.parse([layers, colors, fontSheet, ...sheets, printedStyles].join(""));
	const visitor = { Variable: inlineTokens(root) };
	const { screen, print } = splitPrint(root);
	// Minified first, which merges rules: lightningcss would lower `color-scheme` twice in a rule
	// that it merges.
	const printStyles = lowerCss(minifyCss(print, { visitor }));
	return {
		pageStyles: pageStylesFrom(minifyCss(screen, { visitor })),
		print: hashedFile("print", "css", printStyles),
	};
}
