import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { transform } from "lightningcss";
import { plainRules } from "./used-rules.ts";

/** The site's colours in the light scheme, by token. */
export type Palette = (token: string) => string;

/**
 * The colours of the light scheme, read from the style sheet.
 *
 * @returns a function that throws an Error for a token that is not there
 */
export async function readPalette(root: string): Promise<Palette> {
	const css = await readFile(join(root, "assets/styles/tokens.css"), "utf8");
	const declared = css.matchAll(/--([\w-]+): (?:light-dark\(([^,]+),[^)]*\)|([^;]+));/g);
	const values = new Map([...declared].map(([, token, light, both = ""]) => [token, light ?? both]));
	return function colour(token) {
		const value = values.get(token);
		if (value === undefined) {
			throw new Error(`A picture needs the colour --${token}, which assets/styles/tokens.css does not have.`);
		}
		return withColours(value, colour);
	};
}

function withColours(css: string, palette: Palette): string {
	return css.replace(/var\(--([\w-]+)\)/g, (_, token) => palette(token));
}

/** The style sheet of the drawings for a picture: plain rules with the colours written out, and no text in them. */
export async function drawingStyles(root: string, palette: Palette): Promise<string> {
	const { code } = transform({
		filename: "drawings.css",
		code: await readFile(join(root, "components/drawings/drawings.css")),
		minify: true,
		targets: { chrome: 109 << 16 },
	});
	return withColours(plainRules(code.toString(), "drawings"), palette);
}
