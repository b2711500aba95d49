import postcss, { Rule } from "postcss";
import type { Colors } from "../../../../content/site/palette.ts";
import { lowerCss } from "./lower-css.ts";

/**
 * The selectors of the root element and of all rules that set a color scheme. Lowered, because they
 * may be nested.
 */
function schemeSelectors(sheets: readonly string[]): readonly string[] {
	const css = sheets.filter((sheet) => sheet.includes("color-scheme")).join("");
	const selectors = new Set([":root"]);
	postcss.parse(lowerCss(css)).walkDecls("color-scheme", ({ parent }) => {
		if (parent instanceof Rule) selectors.add(parent.selector);
	});
	return [...selectors];
}

/**
 * Makes the sheet with the colors of the site. They are declared wherever the color scheme changes,
 * because lowered `light-dark()` is resolved where it is declared.
 *
 * @param sheets all other sheets
 */
export function makeColorSheet(palette: Colors["colors"], sheets: readonly string[]): string {
	const declarations = Object.entries(palette).map(([name, color]) =>
		typeof color === "string" ? `--${name}:${color}` : `--${name}:light-dark(${color.join(",")})`,
	);
	return `@layer tokens{${schemeSelectors(sheets).join(",")}{${declarations.join(";")}}}`;
}
