import { type TransformOptions, transform } from "lightningcss";
import { styleTargets } from "../browsers.ts";

type Options = Pick<TransformOptions<Record<string, never>>, "targets" | "unusedSymbols" | "visitor">;

/** Minifies CSS that has no errors. */
export function minifyCss(css: string, options: Options = {}): string {
	return transform({
		filename: "site.css",
		code: Buffer.from(css),
		minify: true,
		...options,
	}).code.toString();
}

/**
 * Lowers nesting, `light-dark()` and other newer syntax for older browsers.
 *
 * @param unusedSymbols classes, ids and custom properties: rules that need one of them are removed
 */
export function lowerCss(css: string, unusedSymbols: string[] = []): string {
	// Lowered `light-dark()` uses these two variables in every color: short names save 70 bytes on
	// each page.
	return minifyCss(css, { targets: styleTargets, unusedSymbols })
		.replaceAll("--lightningcss-light", "--l")
		.replaceAll("--lightningcss-dark", "--d");
}
