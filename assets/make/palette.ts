import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { type CssColor, transform } from "lightningcss";

/** Returns the color of a token in one scheme. */
export type Palette = (token: string) => string;

/**
 * Replaces the token that a relative color starts from with its value: `rgb(from var(--accent) …)` becomes
 * `rgb(from #ff6a13 …)`. lightningcss turns the result into a plain color, for browsers without relative colors:
 * https://drafts.csswg.org/css-color-5/#relative-colors
 */
export function inlineOriginColors(css: string): string {
	function written(text: string): string {
		return text.replace(/(?<=from )var\((--[\w-]+)\)/g, (origin, token) => {
			const [, value = origin] = new RegExp(`${token}: ([^;]+);`).exec(css) ?? [];
			return value === origin ? origin : written(value);
		});
	}
	return written(css);
}

/**
 * Reads the colors of a scheme from the style sheet.
 *
 * @returns a function that throws an Error for a token that does not exist
 */
export async function readPalette(root: string, scheme: "light" | "dark" = "light"): Promise<Palette> {
	function inScheme(color: CssColor): CssColor {
		return typeof color === "object" && color.type === "light-dark" ? color[scheme] : color;
	}
	const { code } = transform({
		filename: "tokens.css",
		code: Buffer.from(inlineOriginColors(await readFile(join(root, "assets/styles/tokens.css"), "utf8"))),
		visitor: { Color: inScheme },
	});
	const declared = code.toString().matchAll(/--([\w-]+): ([^;]+);/g);
	const values = new Map([...declared].map(([, token, value = ""]) => [token, value]));
	return function color(token): string {
		const value = values.get(token);
		if (value === undefined) {
			throw new Error(`A picture needs the color --${token}, which assets/styles/tokens.css does not have.`);
		}
		return value.replace(/var\(--([\w-]+)\)/g, (_, other) => color(other));
	};
}
